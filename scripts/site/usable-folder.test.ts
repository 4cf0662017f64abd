import assert from 'node:assert/strict';
import files, { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { usableFolder } from './usable-folder.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'varda-usable-'));
after(() => rm(folder, { recursive: true }));

test('[K-05] a start on a full disk names the folder, and the try leaves nothing', async (context) => {
  context.mock.method(files, 'writeFile', async (file: string) => {
    await (await files.open(file, 'w')).close();
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  syncBuiltinESMExports();
  try {
    await assert.rejects(
      usableFolder(folder),
      /^Error: The data folder \S+ has no room left\. Make room on its disk, or choose another one: DATA_DIR=…$/,
    );
  } finally {
    context.mock.restoreAll();
    syncBuiltinESMExports();
  }
  assert.deepEqual(await readdir(folder), []);
});

test('[K-05] a folder is made with those above it; where none can be made the start says so and does not wait for ever', async () => {
  const deep = path.join(folder, 'a', 'b');
  await usableFolder(deep);
  await usableFolder(deep);
  assert.deepEqual(await readdir(deep), []);
  await writeFile(path.join(folder, 'file'), '');
  for (const at of ['file', 'file/below'])
    await assert.rejects(usableFolder(path.join(folder, at)), /is not a folder\. Choose another one: DATA_DIR=…$/);
  // Another system has no such folder, and makes or refuses it like any other.
  if (process.platform === 'linux')
    await assert.rejects(usableFolder('/proc/x'), /The data folder \/proc\/x cannot be/);
});
