import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../site/site.ts';

const folder = path.join(root, '.cache/test-groups');

/**
 * Node's test runner has a hook on every promise, a tenth of the processor time of these tests, to know to which test it belongs.
 * Without it, a suite knows what its function defines before it awaits anything: so its file is required, not imported.
 */
const head = `const hooks = require('node:async_hooks');
const { createHook } = hooks;
hooks.createHook = (callbacks) => createHook({ ...callbacks, trackPromises: false });
const { describe } = require('node:test');

`;

/**
 * Writes files that each run some of the test files in one process, which loads and compiles once what they all import. Each
 * test file is a suite of its own there: its hooks are not those of the others, and its tests run after those of the one before.
 *
 * @param pattern of the test files, below the root
 * @param longest those that take longest: each is a group of its own and starts first, so that none is the last to end
 * @param groups of the others
 * @returns paths of the groups, which run in the order of their names
 */
export async function groupTests(pattern: string, longest: readonly string[], groups: number): Promise<string[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const isOwn = (file: string) => !file.split(path.sep).includes('node_modules');
  const files = globSync(pattern, { cwd: root }).filter(isOwn).toSorted();
  const others = files.filter((file) => !longest.includes(file));
  // Neighbours take long for the same reason, so they go into different groups.
  const shared = Array.from({ length: groups }, (_, group) => others.filter((_, index) => index % groups === group));
  return Promise.all(
    [...longest.map((file) => [file]), ...shared].map(async (group, index) => {
      const suites = group
        .map((file) => [file, path.join(root, file)].map((text) => JSON.stringify(text)))
        .map(([name, found]) => `describe(${name}, () => void require(${found}));\n`);
      const written = path.join(folder, `group-${String(index + 1).padStart(2, '0')}.test.cjs`);
      await writeFile(written, head + suites.join(''));
      return written;
    }),
  );
}
