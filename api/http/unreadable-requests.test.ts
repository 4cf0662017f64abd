import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { errorBody } from '@varda/contract/errors';
import { openConnections } from '@varda/server/http-client';
import { onSqlite } from '../test/test-app.ts';

onSqlite((app) => {
  let token: string;
  let port: number;
  const events = new EventEmitter();
  const connections = openConnections();
  after(() => connections.close());
  before(async () => {
    token = (await app().signIn('admin')).token;
    // A turn later the body is being read.
    app().app.addHook('preParsing', async () => void setImmediate(() => events.emit('reading')));
    app().app.addHook('onSend', async (_, { statusCode }) => void events.emit('answered', statusCode));
    await app().app.listen({ port: 0, host: '127.0.0.1' });
    port = (app().app.server.address() as AddressInfo).port;
  });

  const noRequests: [title: string, sent: string, status: number, error: string][] = [
    ['what is no HTTP', 'hello\r\n\r\n', 400, 'malformed'],
    [
      'a body of two lengths',
      'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'malformed',
    ],
    ['an address beyond 16 kB', `GET /api/health?${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`, 431, 'too_large'],
  ];
  for (const [title, sent, status, error] of noRequests)
    test(`[S-02] ${title} is answered with ${status}`, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write(sent);
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
      assert.match(head, new RegExp(`^HTTP/1.1 ${status} `));
      assert.equal(errorBody.strict().parse(JSON.parse(body)).code, error);
    });

  for (const sent of [
    'GET /api/% HTTP/1.1\r\nhost: x',
    'GET /api/health HTTP/1.1',
    'GET /api/health HTTP/1.1\r\nhost: x\r\nexpect: much',
    'GET /api/none HTTP/1.1\r\nhost: x',
    'GET /api/health HTTP/1.1\r\nhost: x\r\nhost: y',
    'hello',
  ])
    test(`[K-12] a browser takes no answer for another type than it says: ${sent.replaceAll('\r\n', ', ')}`, async () => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`${sent}\r\nconnection: close\r\n\r\n`);
      const answer = await text(socket);
      assert.match(answer, /^HTTP\/1.1 4\d\d [\s\S]*nosniff/i);
    });

  test('[S-02] a caller that stops in the middle of a request is not waited for for ever', () => {
    assert.ok(app().app.server.requestTimeout > 0);
  });

  test('[S-02] what is refused is read whole before the answer: a proxy closes the connection otherwise', async () => {
    const sent = Readable.from(Array.from({ length: 320 }, () => Buffer.alloc(65_536, 'x')));
    const { statusCode, body } = await connections.request({
      origin: `http://127.0.0.1:${port}`,
      path: '/api/register',
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: sent,
    });
    assert.equal(statusCode, 413);
    assert.equal(errorBody.strict().parse(await body.json()).code, 'too_large');
    assert.ok(sent.readableEnded, 'All of it was sent before the answer came');
  });

  const half: [what: string, call: string, head: string, begun: string][] = [
    ['JSON', 'POST /api/register', 'content-type: application/json', '{"name":'],
    [
      'a form',
      'POST /api/dosage',
      'content-type: multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="image"; filename="x.png"\r\n\r\nabc',
    ],
  ];
  for (const [what, call, type, begun] of half)
    test(`[S-02] a caller that hangs up in the middle of ${what} is no failure of ours`, async () => {
      const [reading, answered] = [once(events, 'reading'), once(events, 'answered')];
      const socket = connect(port, '127.0.0.1');
      const head = [`${call} HTTP/1.1`, 'host: x', `authorization: Bearer ${token}`, 'content-length: 99999', type];
      socket.write(`${head.join('\r\n')}\r\n\r\n${begun}`);
      await reading;
      socket.destroy();
      assert.deepEqual(await answered, [400]);
    });

  const whole: [what: string, sent: () => string][] = [
    ['a call of staff', () => `GET /api/users HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`],
    ['a call that is limited for each address', () => 'GET /api/site-search?q=tablets HTTP/1.1\r\nhost: x\r\n\r\n'],
  ];
  for (const [what, sent] of whole)
    test(`[S-02] [S-07] ${what} is not made for a caller who hangs up before it is looked at`, async () => {
      const answered = once(events, 'answered');
      // Another process, which is waited for: this one accepts the connection when it has ended.
      const hangUp = `const socket = net.connect(${port}, '127.0.0.1', () =>
        socket.write(${JSON.stringify(sent())}, () => socket.resetAndDestroy()))`;
      execFileSync(process.execPath, ['-e', hangUp]);
      assert.deepEqual(await answered, [400]);
    });
});
