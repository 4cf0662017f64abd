import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PlannedRemote } from './planned-remote.ts';
import template from './template/package.json' with { type: 'json' };

type Edit = (text: string, remote: PlannedRemote) => string;

/** What names every remote. All else reads the first of these. */
const edits: Record<string, Edit> = {
  'registry.json': (text, remote) => withEntry(text, remote, `http://localhost:${remote.port}`),
  'deploy/registry.json': (text, remote) => withEntry(text, remote, `/remotes/${remote.name}`),
  'package-lock.json': withWorkspace,
  'docker-compose.yml': (text, remote) =>
    [/^ {2}remote-OTHER:\n(?: {4}.*\n)+/m, /^ {2}releases-OTHER:\n/m].reduce(
      (changed, block) => withBlockAgain(changed, block, remote),
      text,
    ),
  'deploy/gateway.Caddyfile': (text, remote) =>
    withBlockAgain(text, /^\thandle_path \/remotes\/OTHER\/\* \{\n(?:\t\t.*\n)+\t\}\n/m, remote),
  'deploy/kubernetes/kustomization.yaml': (text, remote) =>
    [/^ {2}- remote-OTHER\.yaml\n/m, /^ {2}- \{ name: varda\/remote-OTHER,.*\n/m].reduce(
      (changed, block) => withBlockAgain(changed, block, remote),
      text,
    ),
  'README.md': withRow,
};

/** Puts a remote into everything that names remotes, behind the last of them. Resolves with the files. */
export async function register(root: string, remote: PlannedRemote): Promise<string[]> {
  for (const [file, edit] of Object.entries(edits)) {
    const full = path.join(root, file);
    const text = await readFile(full, 'utf8');
    const changed = edit(text, remote);
    if (changed === text) throw new Error(`${file} has nothing for remote-${remote.after} that could be repeated`);
    await writeFile(full, changed);
  }
  const manifests = `deploy/kubernetes/remote-${remote.name}.yaml`;
  const others = await readFile(path.join(root, `deploy/kubernetes/remote-${remote.after}.yaml`), 'utf8');
  await writeFile(path.join(root, manifests), ofRemote(others, remote));
  return [...Object.keys(edits), manifests];
}

function withEntry(text: string, { name, mount }: PlannedRemote, url: string): string {
  const entry = JSON.stringify({ name, url, mounts: [mount] });
  return text.replace(/\n {2}\]/, `,\n    ${entry}$&`);
}

/** As `npm install` writes it, which then finds nothing to do. */
function withWorkspace(text: string, { name }: PlannedRemote): string {
  const lock = JSON.parse(text) as { packages: Record<string, object> };
  const { dependencies, devDependencies } = template;
  lock.packages[`node_modules/remote-${name}`] = { resolved: `remote-${name}`, link: true };
  lock.packages[`remote-${name}`] = { dependencies, devDependencies };
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`;
}

/** @param block what the file has for each remote, with OTHER for its name */
function withBlockAgain(text: string, block: RegExp, remote: PlannedRemote): string {
  const ofOther = new RegExp(block.source.replaceAll('OTHER', remote.after), block.flags);
  return text.replace(ofOther, (found) => found + ofRemote(found, remote));
}

function ofRemote(text: string, { name, after }: PlannedRemote): string {
  return text
    .replaceAll(new RegExp(`(?<=remote-|remotes/|releases-)${after}\\b`, 'g'), name)
    .replaceAll(new RegExp(`(?<=REMOTE_)${variable(after)}\\b`, 'g'), variable(name));
}

function withRow(text: string, { name, mount, port, after }: PlannedRemote): string {
  const row = `| \`remote-${name}/\` | pages below \`${mount}\` | ${port} | \`REMOTE_${variable(name)}_PORT\` |\n`;
  return text.replace(new RegExp(`^\\| \`remote-${after}/\`.*\\n`, 'm'), `$&${row}`);
}

function variable(name: string): string {
  return name.toUpperCase().replaceAll('-', '_');
}
