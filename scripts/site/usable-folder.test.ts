import assert from 'node:assert/strict';
import files, { mkdtemp, readdir, rm } from 'node:fs/promises';
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
