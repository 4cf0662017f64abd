import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

const recorder = path.join(import.meta.dirname, 'recorded-answers.ts');

test('[F-04] answers that come at once are recorded whole', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'varda-recorded-'));
  t.after(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'recorded.json');

  // It answers once all of a page has been asked, so that all of it is written at the same time.
  const atOnce = 8;
  let waiting: [string, ServerResponse][] = [];
  const rows = (url: string) => ({ url, rows: 'x'.repeat(20_000) });
  const api = createServer(({ url = '' }, reply) => {
    waiting.push([url, reply]);
    if (waiting.length < atOnce) return;
    for (const [at, held] of waiting)
      held.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows(at)));
    waiting = [];
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  t.after(() => api.close().closeAllConnections());

  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const script = `import { recordAnswers } from ${JSON.stringify(recorder)};
    console.log(await recordAnswers(${JSON.stringify(origin)}, ${JSON.stringify(file)}));`;
  const recording = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => recording.kill());
  const [address] = await once(recording.stdout, 'data');

  const known: Record<string, unknown> = {};
  for (const page of Array(25).keys()) {
    const asked = Array.from({ length: atOnce }, (_, list) => `/api/list-${list}?page=${page}`);
    for (const url of asked) known[url] = rows(url);
    const answers = await Promise.all(asked.map((url) => fetch(String(address).trim() + url)));
    assert.ok(answers.every(({ status }) => status === 200));
    assert.deepEqual(JSON.parse(await readFile(file, 'utf8')), known);
  }
});
