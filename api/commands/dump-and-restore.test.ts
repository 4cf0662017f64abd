import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
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

function run(command: 'dump' | 'restore', args: string[], dataFolder: string) {
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
