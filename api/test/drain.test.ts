import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { ApiProcess } from './api-process.ts';

test('[O-02] once it is to end, it gives up connections that a proxy keeps, one answer each, before it takes no new ones', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'varda-drain-'));
  const api = await ApiProcess.start({ DATA_DIR: folder, DRAIN_SECONDS: '2' });
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const before = await ask(`${api.address}/parent`, kept);
    assert.deepEqual([before.statusCode, before.headers.connection], [200, 'keep-alive']);
    const ended = api.stop();
    let answer = before;
    while (answer.headers.connection !== 'close') answer = await ask(`${api.address}/parent`, kept);
    assert.equal(answer.statusCode, 200);
    assert.equal((await ask(`${api.address}/parent`, new Agent())).statusCode, 200);
    for (const place of [new URL('/health', api.address).href, `${api.address}/health`])
      assert.equal((await ask(place, new Agent())).statusCode, 503, 'a proxy is told to send no more');
    await ended;
    await assert.rejects(ask(`${api.address}/health`, new Agent()), { code: 'ECONNREFUSED' });
  } finally {
    kept.destroy();
    await api.kill();
    await rm(folder, { recursive: true });
  }
});

function ask(url: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => response.resume().on('end', () => resolve(response)))
      .on('error', reject)
      .end();
  });
}
