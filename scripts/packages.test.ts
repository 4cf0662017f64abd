import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { contractVersion } from '@varda/platform/remote/contract-version';
import { root } from './site/site.ts';

type Names = Record<string, string>;

interface Manifest {
  name: string;
  version?: string;
  dependencies?: Names;
  devDependencies?: Names;
  peerDependencies?: Names;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  exports?: Names;
}

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const manifestOf = (folder: string): Manifest => JSON.parse(read(`${folder}/package.json`));
const packages = globSync('shared/*', { cwd: root }).sort();
const workspaces = [
  ...packages,
  ...globSync(['api', 'shell', 'remote-*', 'e2e', 'scripts/artwork', 'scripts/new-remote/template'], { cwd: root }),
];

const inCode = [
  /^(?:import|export)\b[^'"`;]*?\bfrom\s+'([^'\n]+)'/gm,
  /^import\s+'([^'\n]+)'/gm,
  /\bimport\(\s*(?:\/\*[\s\S]*?\*\/\s*)?'([^'\n]+)'/g,
  /\b(?:require|require\.resolve|requireActual|mock|import\.meta\.resolve)\(\s*'([^'\n]+)'/g,
];
const inStyles = [/@import\s+["']([^"']+)["']/g, /url\(["']?([^"')]+)["']?\)/g];

/** What a workspace's files import, by file. */
function* importsOf(folder: string): Generator<[file: string, name: string]> {
  const files = globSync(`${folder}/**/*.{ts,tsx,mjs,cjs,css}`, {
    cwd: root,
    exclude: (name) => /^(node_modules|dist.*|\.data)$/.test(path.basename(name)),
  });
  for (const file of files) {
    // What JSX becomes.
    if (file.endsWith('.tsx')) yield [file, 'react/jsx-runtime'];
    const text = read(file).replace(/^\s*\*.*$/gm, '');
    for (const pattern of file.endsWith('.css') ? inStyles : inCode)
      for (const [, name = ''] of text.matchAll(pattern)) yield [file, name];
  }
}

/** The package of an import; none for files, for what Node has, and for other workspaces that tests read. */
function packageIn(name: string): string | undefined {
  if (!/^(@[\w-]+\/)?[a-z]/.test(name) || name.startsWith('node:') || builtinModules.includes(name)) return undefined;
  if (/^[a-z]+:/.test(name)) return undefined;
  return /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0];
}

test('every import of a workspace is named in its package.json, under a version', () => {
  const missing = new Set<string>();
  for (const folder of workspaces) {
    const { name: own, dependencies, devDependencies, peerDependencies } = manifestOf(folder);
    const named = { ...dependencies, ...devDependencies, ...peerDependencies };
    for (const [file, name] of importsOf(folder)) {
      const imported = packageIn(name);
      if (imported && imported !== own && !named[imported]) missing.add(`${file}: ${imported}`);
    }
  }
  assert.deepEqual([...missing], []);
});

test('a package names no dependency that it does not import, but for what its dependencies want beside them', () => {
  const unused: string[] = [];
  for (const folder of packages) {
    const { dependencies = {}, devDependencies = {} } = manifestOf(folder);
    const imported = new Set([...importsOf(folder)].map(([, name]) => packageIn(name)));
    // Builds name some by variables, and ask each module of the platform for its version.
    const builds = globSync(`${folder}/build/*.ts`, { cwd: root }).map(read);
    const texts = builds.length > 0 ? [...builds, read('shared/platform/federation/platform.ts')].join('') : '';
    const wanted = new Set(Object.keys(dependencies).flatMap((name) => Object.keys(peersOf(name))));
    for (const name of Object.keys({ ...dependencies, ...devDependencies }))
      if (!imported.has(name) && !wanted.has(name) && !texts.includes(`'${name}'`)) unused.push(`${folder}: ${name}`);
  }
  assert.deepEqual(unused, []);
});

function peersOf(name: string): Names {
  const file = `node_modules/${name}/package.json`;
  if (name.startsWith('@varda/') || !existsSync(path.join(root, file))) return {};
  const { peerDependencies = {}, peerDependenciesMeta = {} } = JSON.parse(read(file)) as Manifest;
  return Object.fromEntries(Object.entries(peerDependencies).filter(([peer]) => !peerDependenciesMeta[peer]?.optional));
}

test('a package is imported by its name: no path leads from one into another', () => {
  const leaving: string[] = [];
  for (const folder of packages)
    for (const [file, name] of importsOf(folder))
      if (name.startsWith('.') && !path.join(path.dirname(file), name).startsWith(`${folder}${path.sep}`))
        leaving.push(`${file}: ${name}`);
  assert.deepEqual(leaving, []);
});

test('packages depend on each other in one direction', () => {
  const above = new Map(
    packages.map((folder) => {
      const { name, dependencies = {}, devDependencies = {} } = manifestOf(folder);
      const ours = Object.keys({ ...dependencies, ...devDependencies }).filter((each) => each.startsWith('@varda/'));
      return [name, ours] as const;
    }),
  );
  const follow = (name: string, way: readonly string[]): void => {
    assert.ok(!way.includes(name), [...way, name].join(' → '));
    for (const next of above.get(name) ?? []) follow(next, [...way, name]);
  };
  for (const name of above.keys()) follow(name, []);
});

test('each package has the version of the contract, a README, and entries that are there', () => {
  for (const folder of packages) {
    const { name, version, exports = {} } = manifestOf(folder);
    assert.equal(name, `@varda/${path.basename(folder)}`);
    assert.equal(version?.split('.')[0], String(contractVersion), folder);
    assert.match(read(`${folder}/README.md`), new RegExp(`^# ${name}\n`));
    for (const target of Object.values(exports))
      assert.ok(globSync(path.posix.join(folder, target), { cwd: root }).length > 0, `${folder}: ${target}`);
  }
});
