import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { before, test } from 'node:test';
import { guard } from '../database/engine.ts';
import { onEachEngine } from '../test/test-app.ts';
import { untilSomebodyWaits } from '../test/until-somebody-waits.ts';
import { endSessionsOf } from './sessions.repository.ts';

onEachEngine((app) => {
  /** Called when the session of a request was looked at, and its body is still to come. */
  let isReading = () => {};

  before(async () => {
    app().app.addHook('preParsing', async () => isReading());
    await app().app.listen({ port: 0, host: '127.0.0.1' });
  });

  test('[L-05] a session that ends while the body of its request comes in changes nothing', async () => {
    const [admin, other] = [await app().signIn('admin'), await app().signIn('admin')];
    const reading = new Promise<void>((resolve) => {
      isReading = resolve;
    });
    const body = JSON.stringify({ text: { en: '<p>Came too late</p>' } });
    const head = [
      'POST /api/history HTTP/1.1',
      'host: x',
      'connection: close',
      'content-type: application/json',
      `content-length: ${body.length}`,
      `authorization: Bearer ${admin.token}`,
    ];
    const socket = connect((app().app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
    await reading;
    assert.equal((await app().send(`DELETE /users/${admin.id}`, { token: other.token })).status, 200);
    socket.write(body.slice(10));
    assert.match(await text(socket), /^HTTP\/1.1 401 /);
    const rows = await app().db.selectFrom('history').select('id').execute();
    assert.deepEqual(rows, []);
  });

  test('[A-06] a change of accounts that waits for another one is refused where that ends its session', async () => {
    const [admin, ana] = [await app().signIn('admin'), await app().signIn('user')];
    const waiting = await app()
      .db.transaction()
      .execute(async (tx) => {
        await guard(tx, 'accounts');
        const waiting = app().send(`DELETE /users/${ana.id}`, { token: admin.token });
        await untilSomebodyWaits(tx);
        await endSessionsOf(tx, admin.id);
        return { answer: waiting };
      });
    assert.equal((await waiting.answer).status, 401);
    assert.equal((await app().send('GET /session', { token: ana.token })).status, 200);
  });
});
