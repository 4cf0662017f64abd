import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { root } from '../site/site.ts';
import { ReleaseDesk } from './release-desk.ts';

const account = { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'of a test', RELEASE_TOKEN: '' };

interface Site {
  origin: string;
  /** Calls with what they were authorized by. */
  asked: string[];
  /** Once it is asked for its releases, of which it says nothing. */
  releases: Promise<void>;
}

/** A site that signs people in and out. */
async function withSite(use: (site: Site) => Promise<void>) {
  const asked: string[] = [];
  const { promise: releases, resolve } = Promise.withResolvers<void>();
  const server = createServer(({ url = '', headers }, response) => {
    asked.push(`${url} ${headers.authorization ?? ''}`.trim());
    if (url === '/api/releases') return resolve();
    response.end(JSON.stringify(url === '/api/login' ? { token: 'of-a-test' } : {}));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await use({ origin, asked, releases });
  } finally {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  test(`[F-02] a release command that ${signal} ends has ended its session`, () =>
    withSite(async ({ origin, asked, releases }) => {
      const child = spawn(process.execPath, ['scripts/release.ts', 'remote-public', 'list'], {
        cwd: root,
        env: { ...process.env, ...account, RELEASE_URL: origin },
        stdio: 'ignore',
      });
      const ended = once(child, 'exit');
      try {
        await Promise.race([releases, ended]);
        child.kill(signal);
        assert.deepEqual(await ended, [1, null]);
      } finally {
        child.kill('SIGKILL');
      }
      const bearer = 'Bearer of-a-test';
      assert.deepEqual(asked, ['/api/login', `/api/releases ${bearer}`, `/api/logout ${bearer}`]);
    }));

test('[F-02] a release command that a signal ends clears up with its session, then ends that', () =>
  withSite(async ({ origin, asked, releases }) => {
    const desk = path.join(import.meta.dirname, 'release-desk.ts');
    const script = `import { withDesk } from ${JSON.stringify(desk)};
      await withDesk(${JSON.stringify(origin)}, (desk) => {
        desk.whenInterrupted = () => desk.removeRemote('half-done');
        return desk.list();
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, ...account },
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    try {
      await Promise.race([releases, ended]);
      child.kill('SIGINT');
      assert.deepEqual(await ended, [1, null]);
    } finally {
      child.kill('SIGKILL');
    }
    assert.deepEqual(
      asked.map((call) => call.split(' ', 1)[0]),
      ['/api/login', '/api/releases', '/api/remotes/half-done', '/api/logout'],
    );
  }));

test('[F-02] a release command says that it waits for the site, and that its api does not answer', async (context) => {
  const said = context.mock.method(console, 'error', () => {});
  const server = createServer(async (_, response) => {
    // As the shell's server does for an api that hangs, once the command has said so.
    while (said.mock.callCount() === 0) await setTimeout(20);
    response.writeHead(503).end(JSON.stringify({ code: 'unavailable' }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  context.after(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { RELEASE_TOKEN = '' } = process.env;
  process.env.RELEASE_TOKEN = 'of-a-test';
  try {
    const desk = await ReleaseDesk.open(origin);
    await assert.rejects(desk.list(), /^Error: GET \/releases was refused with 503: The service is not available/);
  } finally {
    process.env.RELEASE_TOKEN = RELEASE_TOKEN;
  }
  assert.deepEqual(
    said.mock.calls.map(({ arguments: [text] }) => text),
    [`${origin} has not answered GET /releases yet…`],
  );
});
