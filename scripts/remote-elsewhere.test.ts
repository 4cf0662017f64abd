import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { builtManifest } from '@varda/platform/federation/manifest';
import { root } from './site/site.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const run = promisify(execFile);
const readManifest = async (file: string): Promise<Manifest> => JSON.parse(await readFile(file, 'utf8'));

/** What every project in TypeScript brings along. */
const tools = ['typescript', 'jest', '@swc/core', '@swc/jest', 'jest-environment-jsdom', '@testing-library/jest-dom'];
const types = ['@types/jest', '@types/node', '@types/react', '@types/react-dom', '@types/trusted-types'];

/** A remote in a repository of its own. */
let folder: string;
const tool = (file: string, ...args: string[]) =>
  run(process.execPath, [path.join(folder, 'node_modules', file), ...args], { cwd: folder }).catch(
    ({ stdout, stderr }) => assert.fail(stdout + stderr),
  );

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'remote-elsewhere-'));
  await cp(path.join(root, 'remote-public'), folder, {
    recursive: true,
    filter: (file) => !/^(node_modules|dist.*)$/.test(path.basename(file)),
  });
  await cp(path.join(root, 'tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'));
  const include = ['**/*', 'node_modules/@varda/remote-kit/**/*.d.ts'];
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.base.json', include, exclude: ['dist'] }),
  );
  await writeFile(
    path.join(folder, 'jest.config.mjs'),
    "export { jestConfig as default } from '@varda/remote-kit/testing/jest-config.mjs';\n",
  );
  await installPackages();
});
after(() => rm(folder, { recursive: true, force: true }));

/** Ours as `npm pack` makes them; those of others are the ones installed here, and none that no package.json names. */
async function installPackages() {
  const { dependencies, devDependencies } = await readManifest(path.join(folder, 'package.json'));
  const names = new Set([...Object.keys({ ...dependencies, ...devDependencies }), ...tools, ...types]);
  for (const name of names) {
    const installed = path.join(folder, 'node_modules', name);
    if (name.startsWith('@varda/')) {
      await unpack(name, installed);
      const named = await readManifest(path.join(installed, 'package.json'));
      for (const each of Object.keys(named.dependencies ?? {})) names.add(each);
    } else {
      await mkdir(path.dirname(installed), { recursive: true });
      await symlink(path.join(root, 'node_modules', name), installed, 'junction');
    }
  }
}

async function unpack(name: string, into: string) {
  const { stdout } = await run('npm', ['pack', '--json', `--pack-destination=${folder}`], {
    cwd: path.join(root, 'shared', path.basename(name)),
    shell: process.platform === 'win32',
  });
  const packed: unknown = JSON.parse(stdout);
  const [{ filename, files }] = Object.values(packed as object) as [{ filename: string; files: { path: string }[] }];
  assert.deepEqual(
    files.map((file) => file.path).filter((file) => /\.test\.tsx?$/.test(file)),
    [],
    `tests of ${name} are packed`,
  );
  await mkdir(into, { recursive: true });
  await run('tar', ['-xzf', path.join(folder, filename), '-C', into, '--strip-components=1']);
}

test('[F-06] a remote outside of this repository is checked against the types of the packages', async () => {
  await tool('typescript/bin/tsc', '--noEmit');
});

test('[F-01] its tests run with what the packages bring', async () => {
  await tool('jest/bin/jest.js', 'src/category');
});

test('[F-01] it is built, for a shell that it has never seen', async () => {
  await tool('@rsbuild/core/bin/rsbuild.js', 'build');
  const built = builtManifest.parse(JSON.parse(await readFile(path.join(folder, 'dist/remote.json'), 'utf8')));
  assert.equal(built.name, 'public');
  assert.ok(built.server, 'no SSR bundle');
  assert.ok(built.uses['@varda/ui']?.includes('Button'));
});
