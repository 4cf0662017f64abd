/** @jest-environment node */
import { ServedShell } from './testing/served-shell.ts';

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

test('[F-01] a stop lets what is under way finish', async () => {
  const slow = shell.get('/api/slow');
  while (shell.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const closed = shell.app.close();
  shell.release();
  expect((await slow).status).toBe(200);
  await closed;
});
