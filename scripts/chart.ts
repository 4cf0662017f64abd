import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chartOf } from './kubernetes/chart.ts';
import { argumentsOf } from './site/arguments.ts';
import { root } from './site/site.ts';

/** `npm run chart -- <folder> [--version 1.2.3]`: writes the Helm chart of the manifests in `deploy/kubernetes`. */
const { positionals, values } = argumentsOf({
  allowPositionals: true,
  options: { version: { type: 'string', default: '0.1.0' } },
});
const [folder = ''] = positionals;
if (!folder) {
  console.error('Name a folder: npm run chart -- <folder> [--version 1.2.3]');
  process.exit(1);
}
const place = path.resolve(process.env.INIT_CWD ?? root, folder);
for (const [file, text] of Object.entries(await chartOf(values.version))) {
  await mkdir(path.dirname(path.join(place, file)), { recursive: true });
  await writeFile(path.join(place, file), text);
}
console.log(
  `${place}: helm install varda ${folder} --namespace varda, with the secrets of deploy/kubernetes/secret.example.yaml`,
);
