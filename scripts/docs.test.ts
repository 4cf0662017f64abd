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

test('every requirement and every decision that code names exists', async () => {
  const rows = await readFile(path.join(root, 'docs/requirements.md'), 'utf8');
  const letters = [...new Set([...rows.matchAll(/^\| ([A-Z])-\d\d \|/gm)].map(([, letter = '']) => letter))].join('');
  const requirement = new RegExp(`\\(([${letters}]-\\d\\d)\\b`, 'g');
  const decisions = new Set(
    globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((file) => path.basename(file).slice(0, 3)),
  );
  const sources = globSync('{api,e2e,remote-*,scripts,shared,shell}/**/*.{ts,tsx,css,mjs}', {
    cwd: root,
    exclude: (name) => /^(node_modules|dist.*|\.data)$/.test(path.basename(name)),
  });
  const unknown: string[] = [];
  for (const source of sources) {
    const text = await readFile(path.join(root, source), 'utf8');
    for (const [, id = ''] of text.matchAll(requirement))
      if (!rows.includes(`| ${id} |`)) unknown.push(`${source}: ${id}`);
    for (const [, number = ''] of text.matchAll(/\bdecisions?[/ ](\d{3})\b/g))
      if (!decisions.has(number)) unknown.push(`${source}: decision ${number}`);
  }
  assert.deepEqual(unknown, []);
});

test('the index of decisions names each once, and each has its date and status', async () => {
  const folder = path.join(root, 'docs/decisions');
  const index = await readFile(path.join(folder, 'README.md'), 'utf8');
  const linked = [...index.matchAll(/\]\((\d{3}-[^)]+\.md)\)/g)].map(([, file = '']) => file);
  assert.deepEqual(linked.sort(), globSync('[0-9]*.md', { cwd: folder }).sort());
  const numbers = linked.map((file) => file.slice(0, 3));
  for (const file of linked) {
    const text = await readFile(path.join(folder, file), 'utf8');
    assert.match(text, /^# \d{3} .+\n\n\*\*Status\.\*\* .+ \*\*Date\.\*\* \d{4}-\d\d-\d\d\.$/m, file);
    for (const [, number = ''] of text.matchAll(/\((0\d\d)\)/g))
      assert.ok(numbers.includes(number), `${file} names ${number}`);
  }
});

/** The texts of all tests, with their titles. */
async function titlesOfTests(): Promise<string> {
  const tests = globSync('{api,e2e,remote-*,scripts,shared,shell}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: (name) => name === 'node_modules',
  });
  return (await Promise.all(tests.map((file) => readFile(path.join(root, file), 'utf8')))).join('\n');
}
