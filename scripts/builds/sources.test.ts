import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { hashOfFolders } from '@varda/remote-kit/sources';

test('[F-02] a remote of a repository of its own has one version for one code, whatever else lies in its folder', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'varda-sources-'));
  t.after(() => rm(folder, { recursive: true }));
  const write = async (file: string) => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), file);
  };
  await write('src/remote.ts');
  const hash = hashOfFolders([folder]);
  for (const file of ['.git/HEAD', '.vscode/settings.json', 'coverage/lcov.info', 'recorded.json', 'module/.git']) {
    await write(file);
    assert.equal(hashOfFolders([folder]), hash, file);
  }
  const hashes = new Set([hash]);
  for (const file of ['.env', '.browserslistrc', 'src/coverage/page.tsx', 'src/recorded.json']) {
    await write(file);
    assert.ok(!hashes.has(hashOfFolders([folder])), `${file} goes into a build`);
    hashes.add(hashOfFolders([folder]));
  }
});
