import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { root } from './site.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'varda-service-'));
after(() => rm(folder, { recursive: true, force: true }));

const isRunning = (script: string) => spawnSync('pgrep', ['-f', script]).status === 0;

test('[I-07] a watched script that cannot be run says so at once, and its watcher ends with what has started it', async () => {
  const script = path.join(folder, 'broken.mjs');
  await writeFile(script, 'this is no script');
  const options = {
    name: 'api',
    args: ['scripts/site/watch.mjs', script],
    environment: {},
    healthUrl: 'http://127.0.0.1:1',
    log: path.join(folder, 'api.log'),
    cwd: root,
  };
  const parent = path.join(folder, 'parent.ts');
  await writeFile(
    parent,
    `import { Service } from ${JSON.stringify(path.join(root, 'scripts/site/service.ts'))};
    const options = ${JSON.stringify(options)};
    await new Service({ ...options, onErrors: (text) => process.stderr.write(text) }).start();`,
  );
  const child = spawn(process.execPath, [parent], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    let said = '';
    // Left open: its parent would end with the next line that it writes to a closed pipe.
    for await (const text of child.stderr.iterator({ destroyOnReturn: false })) {
      said += text;
      if (said.includes('SyntaxError')) break;
    }
    assert.match(said, /SyntaxError/);
    assert.match(await readFile(options.log, 'utf8'), /SyntaxError/);
    assert.ok(isRunning(script));
  } finally {
    child.kill('SIGKILL');
  }
  while (isRunning(script)) await setTimeout(50);
});
