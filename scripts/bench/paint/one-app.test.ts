import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { buildOneApp } from './one-app.ts';

test('the yardstick of the paint bench, shell and remotes as one app, can be built', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'one-app-'));
  try {
    buildOneApp(folder);
    assert.ok((await readdir(path.join(folder, 'static/js'))).some((name) => name.startsWith('site.')));
  } finally {
    await rm(folder, { recursive: true });
  }
});
