import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../site/site.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  test(`[F-02] a release that ${signal} ends leaves no folder, and removes one that was left before`, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'varda-test-'));
    const old = path.join(folder, 'varda-trial-killed');
    await mkdir(old);
    const left = Date.now() / 1000 - 7_200;
    await utimes(old, left, left);
    // A site that is asked for its remotes and does not say them.
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const code = `import { withDesk } from './scripts/release/release-desk.ts';
      import { withTrialShell } from './scripts/release/trial-shell.ts';
      await withDesk('${origin}', () => withTrialShell({ remote: 'public', build: '', origin: '${origin}' }, async () => {}));`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: root,
      env: { ...process.env, TMPDIR: folder, RELEASE_TOKEN: 'of a test' },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    try {
      await Promise.race([once(server, 'request'), ended]);
      const [current, ...others] = await readdir(folder);
      assert.match(current ?? '', /^varda-trial-(?!killed)/);
      assert.deepEqual(others, []);
      child.kill(signal);
      await ended;
      assert.deepEqual(await readdir(folder), []);
    } finally {
      child.kill('SIGKILL');
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    }
  });
