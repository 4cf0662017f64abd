import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import { migrationNames } from '../database/migrations/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import { spawnCommand } from '../test/command-process.ts';
import { productForm } from '../test/samples.ts';
import { openTestApp, type TestApp } from '../test/test-app.ts';

let app: TestApp;
let folder: string;
before(async () => {
  app = await openTestApp('sqlite');
  folder = await mkdtemp(path.join(tmpdir(), 'varda-commands-'));
});
after(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

function run(
  command: 'adopt-pictures' | 'backup' | 'dump' | 'import' | 'person' | 'reset-password' | 'restore',
  args: string[],
  dataFolder: string,
) {
  return spawnCommand(command, args, { dataFolder, cwd: folder });
}

test('a dump is made of a site that runs and restored into an empty folder, by command', async () => {
  const { token } = await app.signIn('user');
  await app.send('POST /products', { token, form: productForm() });
  const copy = path.join(folder, 'copy');

  const dumped = run('dump', ['site.tar'], app.environment.DATA_DIR);
  assert.equal(dumped.status, 0, dumped.said);
  assert.match(dumped.said, /"security":"export","by":".+ by command"/);
  assert.match(
    dumped.said,
    /site\.tar: users 2, .*products 1, legal_pages 2, site_items 35, versions 1, activity 1 \(0\.\d MB, \d+\.\d s\)\./,
  );

  const restored = run('restore', ['site.tar'], copy);
  assert.equal(restored.status, 0, restored.said);
  assert.match(restored.said, /"security":"restore"/);
  assert.match(restored.said, /Restored users 2, .*products 1/);

  const again = run('restore', ['site.tar'], copy);
  assert.equal(again.status, 1);
  assert.match(again.said, /not empty \(users 2, products 1, versions 1, activity 2\)\. Add --replace/);
});

test('[O-02] a command of a newer program does nothing to an older site, nor changes its tables, so that the older one still starts', async () => {
  const dataFolder = path.join(folder, 'older');
  await mkdir(dataFolder);
  const open = () => new DatabaseSync(path.join(dataFolder, 'varda.sqlite'));
  const { db } = await openDatabase({ folder: dataFolder, url: undefined });
  await db.destroy();
  const older = open();
  older.prepare('delete from kysely_migration where name = ?').run(migrationNames.at(-1) ?? '');
  older.close();
  for (const [command, place] of [
    ['dump', 'older.tar'],
    ['backup', 'backups'],
    ['reset-password', 'a@example.com'],
  ] as const) {
    const { status, said } = run(command, [place], dataFolder);
    assert.equal(status, 1, said);
    assert.match(said, /database is older than this program\. Use the program that runs this site\./);
  }
  const after = open();
  assert.equal(after.prepare('select name from kysely_migration').all().length, migrationNames.length - 1);
  after.close();
});

test('a command for a site that there is leaves nothing where there is none', async () => {
  const place = path.join(folder, 'mistyped');
  const products = path.join(folder, 'products.csv');
  await writeFile(products, 'category,name_en,description_en,dosage_en\nHerbal Products,Mint,<p>Leaves</p>,1\n');
  for (const [command, words] of [
    ['dump', ['none.tar']],
    ['backup', ['backups']],
    ['reset-password', ['a@example.com']],
    ['person', ['a@example.com']],
    ['adopt-pictures', []],
    ['import', [products]],
  ] as const) {
    const { status, said } = run(command, [...words], place);
    assert.equal(status, 1, said);
    assert.match(said, /There is no site here\. Are DATA_DIR/);
    await assert.rejects(stat(place), { code: 'ENOENT' }, command);
  }
});

test('a command that cannot work says why and ends with 1', () => {
  const empty = path.join(folder, 'empty');
  const wrong: [command: 'dump' | 'restore', args: string[], said: RegExp][] = [
    ['dump', [], /Name one file to write\..*npm run dump -w api/s],
    ['restore', ['a.tar'], /no such file or directory.*a\.tar/],
    ['restore', ['--force', 'a.tar'], /Unknown option '--force'/],
  ];
  for (const [command, args, said] of wrong) {
    const answer = run(command, args, empty);
    assert.equal(answer.status, 1, answer.said);
    assert.match(answer.said, said);
  }
});

test('each command says what is to be done on a Node that is too old for it', async () => {
  const cwd = path.join(import.meta.dirname, '..');
  const { scripts } = JSON.parse(await readFile(path.join(cwd, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const own = Object.values(scripts).filter((script) => script.endsWith('.ts'));
  assert.ok(own.length > 10);
  for (const script of own) assert.match(script, /^node --import \.\/own-node\.mjs /);
  // What an older one lacks.
  const words = ['--no-strip-types', '--import', './own-node.mjs', 'server.ts'];
  const { status, stderr } = spawnSync(process.execPath, words, { cwd, encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(stderr, /^Node 24 is needed; this is v\d+.*npm install/);
});
