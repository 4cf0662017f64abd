import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './site/site.ts';

const help = `Writes a bill of materials in CycloneDX: every package of the lock file, with its version, its license and what it depends on.

  npm run sbom [-- <file.json>]

Without a file it is sbom.json in this folder. Packages that only build and test have the property cdx:npm:package:development.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});
if (values.help) console.log(help);
else await writeSbom(path.resolve(process.env.INIT_CWD ?? root, positionals[0] ?? 'sbom.json'));

/** By npm, in a copy of the manifests: it wants a version of each workspace, which apps have none of, as nothing is published. */
async function writeSbom(file: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sbom-'));
  try {
    const copy = path.join(folder, 'varda-pharm');
    const version = versionHere();
    const lock = JSON.parse(await readFile(path.join(root, 'package-lock.json'), 'utf8'));
    const { workspaces } = lock.packages[''] as { workspaces: string[] };
    for (const manifest of [
      'package.json',
      ...globSync(
        workspaces.map((each) => `${each}/package.json`),
        { cwd: root },
      ),
    ]) {
      const content = JSON.parse(await readFile(path.join(root, manifest), 'utf8'));
      await mkdir(path.dirname(path.join(copy, manifest)), { recursive: true });
      await writeFile(path.join(copy, manifest), JSON.stringify({ version, ...content }));
      const locked = lock.packages[manifest === 'package.json' ? '' : path.dirname(manifest)];
      if (locked) locked.version ??= version;
    }
    await writeFile(path.join(copy, 'package-lock.json'), JSON.stringify(lock));
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
    const sbom = execFileSync(npm, [...args, '--loglevel=error'], {
      cwd: copy,
      maxBuffer: 100_000_000,
      shell: process.platform === 'win32',
    });
    await writeFile(file, sbom);
    console.log(`${file}: ${JSON.parse(sbom.toString()).components.length} packages, as of ${version}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The commit, where there is one. */
function versionHere(): string {
  try {
    const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return `0.0.0-${commit.toString().trim()}`;
  } catch {
    return '0.0.0';
  }
}
