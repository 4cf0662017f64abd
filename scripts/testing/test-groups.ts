import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../site/site.ts';

const folder = path.join(root, '.cache/test-groups');

/**
 * Writes files that each run some of the test files in one process, which loads and compiles once what they all import. Each
 * test file is a suite of its own there: its hooks are not those of the others, and its tests run after those of the one before.
 *
 * @param pattern of the test files, below the root
 * @returns paths of the groups
 */
export async function groupTests(pattern: string, groups: number): Promise<string[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const isOwn = (file: string) => !file.split(path.sep).includes('node_modules');
  const files = globSync(pattern, { cwd: root }).filter(isOwn).toSorted();
  return Promise.all(
    Array.from({ length: Math.min(groups, files.length) }, async (_, group) => {
      // Neighbours take long for the same reason, so they go into different groups.
      const suites = files
        .filter((_, index) => index % groups === group)
        .map((file) => [file, pathToFileURL(path.join(root, file)).href].map((text) => JSON.stringify(text)))
        .map(([name, url]) => `describe(${name}, () => import(${url}));\n`);
      const written = path.join(folder, `group-${group + 1}.test.mjs`);
      await writeFile(written, `import { describe } from 'node:test';\n\n${suites.join('')}`);
      return written;
    }),
  );
}
