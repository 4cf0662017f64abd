import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { DevServer } from './dev-server.ts';
import { freePorts } from './ports.ts';
import { root } from './site.ts';

test('[F-04] a remote that cannot be built is named in the terminal with its errors, and not waited for', async (context) => {
  const cache = path.join(root, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'dev-'));
  const said: string[] = [];
  context.mock.method(process.stderr, 'write', (text: string) => said.push(text) > 0);
  const { shell: port } = await freePorts();
  const server = new DevServer({ name: 'remote-blog', port, log: path.join(folder, 'blog.log'), folder });
  try {
    await mkdir(path.join(folder, 'src'));
    await writeFile(path.join(folder, 'src/index.js'), 'const = ;');
    const starting = server.start().catch(() => {});
    await Promise.race([starting, server.broken]);
    assert.match(said.join(''), /^remote-blog: error .*Build error[\s\S]*src\/index\.js[\s\S]*const = ;/);
    await server.stop();
    await starting;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
});
