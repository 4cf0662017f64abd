/** @jest-environment node */

import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { mostConnections } from '@varda/server/http-client';
import { LocalServer } from '../testing/local-server.ts';
import { ServedShell } from '../testing/served-shell.ts';

let shell: ServedShell;
beforeEach(async () => {
  shell = await ServedShell.start();
});
afterEach(() => shell.stop());

test('[A-14] an upload of 20 MB goes through to the api', async () => {
  const bytes = 20 * 1024 * 1024;
  // curl asks first whether so much is expected.
  const asking = { expect: '100-continue' };
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': bytes, ...asking };
  const { status } = await shell.get('/api/products', { method: 'POST', headers }, Buffer.alloc(bytes));
  expect(status).toBe(200);
  expect(shell.received[0]?.bytes).toBe(bytes);
});

test.each([
  ['a visitor cannot claim another address', '10.0.0.1', '127.0.0.1'],
  ['a trusted proxy says who has asked', 'loopback', '203.0.113.9'],
])('[L-03] the api learns who has asked: %s', async (_, trusted, address) => {
  await shell.restart({ TRUST_PROXY: trusted });
  await shell.get('/api/session', { headers: { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' } });
  expect(shell.received[0]?.request.headers).toMatchObject({ 'x-forwarded-for': address });
  expect(shell.received[0]?.request.headers.forwarded).toBeUndefined();
});

test('[S-02] the connection to the api is no business of a caller, nor theirs one of the api', async () => {
  const asked = { connection: 'close', 'keep-alive': 'timeout=5' };
  const { status, headers } = await shell.get('/api/dosage', { headers: asked });
  expect([status, headers.connection, headers['keep-alive']]).toEqual([200, 'close', undefined]);
  expect(shell.received[0]?.request.headers).toMatchObject({ connection: 'keep-alive' });
});

test('[X-01] an api that cannot be reached answers 503 without a text of its own', async () => {
  await shell.api.stop();
  const { status, body } = await shell.get('/api/dosage');
  expect([status, JSON.parse(body.toString())]).toEqual([503, { code: 'unavailable' }]);
});

test('[X-01] a 503 of the api comes through as it is, asked for once', async () => {
  const { status, body } = await shell.get('/api/busy');
  expect([status, JSON.parse(body.toString())]).toEqual([503, { ok: true }]);
  expect(shell.received).toHaveLength(1);
});

test('[I-07] an answer that ends with its connection before it is read comes through whole, and ends no process', async () => {
  const piece = Buffer.alloc(20 * 1024, '~');
  // Which of them is paused just when it ends depends on how many bytes are held on the way.
  const counts = [4, 5, 6, 7, 8, 9, 10, 11, 12];
  const held: Socket[] = [];
  let ended = 0;
  const api = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', async (request) => {
      const count = Number(/^GET \/api\/(\d+)/.exec(request.toString())?.[1]);
      if (!count) return void held.push(socket);
      socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${count * piece.length}\r\nConnection: close\r\n\r\n`);
      for (let sent = 0; sent < count; sent += 1) {
        socket.write(piece);
        await setTimeout(5);
      }
      socket.end(() => (ended += 1));
    });
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  await shell.restart({ API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
  const { port } = shell.app.server.address() as AddressInfo;
  const answers = counts.map(async (count) => {
    // The first answer does not come, and the second one behind it is not read meanwhile.
    const visitor = connect(port, '127.0.0.1');
    const asked = [
      'GET /api/held HTTP/1.1',
      'Host: x',
      '',
      `GET /api/${count} HTTP/1.1`,
      'Host: x',
      'Connection: close',
    ];
    visitor.write(`${asked.join('\r\n')}\r\n\r\n`);
    let received = '';
    for await (const chunk of visitor) received += chunk;
    return received.split('~').length - 1;
  });
  while (ended < counts.length || held.length < counts.length) await setTimeout(10);
  for (const socket of held) socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
  expect(await Promise.all(answers)).toEqual(counts.map((count) => count * piece.length));
  api.close();
});

test('[I-07] pictures that the api waits for hold up none of its other answers', async () => {
  const held: ServerResponse[] = [];
  const api = await LocalServer.start(({ url = '' }, response) => {
    if (url.startsWith('/api/pictures/')) held.push(response);
    else response.end('{}');
  });
  await shell.restart({ API_URL: api.url });
  const pictures = Array.from({ length: mostConnections }, () => shell.get(`/api/pictures/${'a'.repeat(32)}/320.webp`));
  while (held.length < mostConnections) await setTimeout(10);
  const other = await Promise.race([shell.get('/api/dosage'), setTimeout(10_000, null, { ref: false })]);
  for (const response of held) response.end();
  await Promise.all(pictures);
  await api.stop();
  expect(other?.status).toBe(200);
});

test('[F-01] a stop lets what is under way finish', async () => {
  const slow = shell.get('/api/slow');
  while (shell.received.length === 0) await setTimeout(10);
  const closed = shell.app.close();
  shell.release();
  expect((await slow).status).toBe(200);
  await closed;
});
