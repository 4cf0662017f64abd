import assert from 'node:assert/strict';
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { root } from './site/site.ts';

const documents = globSync(['*.md', '{api,docs,scripts,shell,e2e,shared}/**/*.md'], {
  cwd: root,
  exclude: (name) => name === 'node_modules',
});

test('every link of the documents leads to a file', async () => {
  const dead: string[] = [];
  for (const document of documents) {
    const text = await readFile(path.join(root, document), 'utf8');
    for (const [, target = ''] of text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      if (!existsSync(path.join(root, path.dirname(document), target))) dead.push(`${document}: ${target}`);
    }
  }
  assert.deepEqual(dead, []);
});

test('every file that the architecture names to open is there', async () => {
  const text = await readFile(path.join(root, 'docs/architecture.md'), 'utf8');
  const table = /## Where to change what\n([\s\S]*?)\n## /.exec(text)?.[1] ?? '';
  const named = [...table.matchAll(/`([\w.*/-]+\/[\w.*/-]+|[\w*-]+\.tsx?)`/g)].map(([, name = '']) => name);
  assert.ok(named.length > 40, `${named.length} names`);
  const missing = named.filter(
    (name) =>
      globSync(name.includes('/') ? name : `{shell,shared,api,remote-*}/**/${name}`, { cwd: root }).length === 0,
  );
  assert.deepEqual(missing, []);
});

test('every id that the table of the ASVS names is a requirement, or stands in the title of a test', async () => {
  const named = (await readFile(path.join(root, 'docs/asvs.md'), 'utf8')).matchAll(/\b[A-Z]-\d\d\b/g);
  const titles = await titlesOfTests();
  const unknown = [...new Set([...named].map(([id]) => id))].filter((id) => !titles.includes(`[${id}]`));
  assert.deepEqual(unknown, []);
});

test('every id of a requirement stands in the title of a test', async () => {
  const rows = await readFile(path.join(root, 'docs/requirements.md'), 'utf8');
  const ids = [...rows.matchAll(/^\| ([A-Z]-\d\d) \|/gm)].map(([, id = '']) => id);
  const titles = await titlesOfTests();
  assert.deepEqual(
    ids.filter((id) => !titles.includes(`[${id}]`)),
    [],
  );
});

/** The texts of all tests, with their titles. */
async function titlesOfTests(): Promise<string> {
  const tests = globSync('{api,e2e,remote-*,scripts,shared,shell}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  return (await Promise.all(tests.map((file) => readFile(path.join(root, file), 'utf8')))).join('\n');
}
