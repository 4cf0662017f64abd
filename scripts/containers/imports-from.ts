import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { root } from '../site/site.ts';

/** What a file imports at run time; types are gone by then. */
const imported = [
  /^(?:import|export)\s+(?!type\b)[^'"`;]*?from\s+'([^']+)'/gm,
  /^import\s+'([^']+)'/gm,
  /(?<!typeof )\bimport\('([^']+)'\)/g,
];

/**
 * Files and packages that the given files import, and those in turn.
 *
 * @param entries paths from the root of the project
 * @returns names of packages, ours among them, by the workspace that imports them
 */
export async function importsFrom(entries: readonly string[]) {
  const files = new Set(entries);
  const packages = new Map<string, Set<string>>();
  for (const file of files) {
    if (!/\.[jt]sx?$/.test(file)) continue;
    const text = await readFile(path.join(root, file), 'utf8');
    const workspace = workspaceOf(file);
    const names = packages.get(workspace) ?? new Set();
    packages.set(workspace, names);
    for (const [, name = ''] of imported.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const found = fileOf(name, file);
      if (found) files.add(found);
      if (!name.startsWith('.') && !name.startsWith('node:') && !builtinModules.includes(name))
        names.add(packageOf(name));
    }
    names.delete(manifestOf(workspace)?.name ?? '');
  }
  return { files, packages };
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  exports?: Record<string, string>;
}

/** The package.json of a workspace. */
export function manifestOf(workspace: string): Manifest | undefined {
  const file = path.join(root, workspace, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** The folder of a package of ours, from the root; that of the workspace for other files. */
function workspaceOf(file: string): string {
  return file.split('/', file.startsWith('shared/') ? 2 : 1).join('/');
}

function packageOf(name: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;
}

function fileOf(name: string, by: string): string | undefined {
  if (name.startsWith('.')) return path.join(path.dirname(by), name);
  if (!name.startsWith('@varda/')) return undefined;
  const workspace = `shared/${packageOf(name).slice('@varda/'.length)}`;
  const wanted = `.${name.slice(packageOf(name).length)}`;
  for (const [from, to] of Object.entries(manifestOf(workspace)?.exports ?? {})) {
    const [start = '', end] = from.split('*');
    if (end === undefined ? wanted === from : wanted.startsWith(start)) {
      const file = path.join(workspace, to.replace('*', wanted.slice(start.length)));
      if (existsSync(path.join(root, file))) return file;
    }
  }
  throw new Error(`${by} imports ${name}, which its package does not export`);
}
