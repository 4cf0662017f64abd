import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import path from 'node:path';
import shared from '../../shared/package.json' with { type: 'json' };
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
 * @returns packages with the workspace that imports them
 */
export async function importsFrom(entries: readonly string[]) {
  const files = new Set(entries);
  const packages = new Map<string, string>();
  for (const file of files) {
    if (!/\.[jt]sx?$/.test(file)) continue;
    const text = await readFile(path.join(root, file), 'utf8');
    for (const [, name = ''] of imported.flatMap((pattern) => [...text.matchAll(pattern)])) {
      const found = fileOf(name, file);
      if (found) files.add(found);
      else if (!name.startsWith('node:') && !builtinModules.includes(name))
        packages.set(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name, path.dirname(file).split('/')[0] ?? '');
    }
  }
  return { files, packages };
}

function fileOf(name: string, by: string): string | undefined {
  if (name.startsWith('.')) return path.join(path.dirname(by), name);
  if (!name.startsWith('@varda/')) return undefined;
  const wanted = `.${name.slice('@varda/shared'.length)}`;
  for (const [from, to] of Object.entries(shared.exports)) {
    const [start = '', end] = from.split('*');
    if (end === undefined ? wanted === from : wanted.startsWith(start)) {
      const file = path.join('shared', to.replace('*', wanted.slice(start.length)));
      if (existsSync(path.join(root, file))) return file;
    }
  }
  throw new Error(`${by} imports ${name}, which shared does not export`);
}
