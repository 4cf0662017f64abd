import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { before, test } from 'node:test';
import { guard } from '../database/engine.ts';
import { onEachEngine } from '../test/test-app.ts';
import { untilSomebodyWaits } from '../test/until-somebody-waits.ts';
import { endSessionsOf } from './sessions.repository.ts';

onEachEngine((app) => {
  /** Called when the session of a request was looked at, and its body is still to come. */
  let isReading = () => {};

  before(() => {
    app().app.addHook('preParsing', async () => isReading());
  });

  test('[L-05] a session that ends while the body of its request comes in changes nothing', async () => {
    const [admin, other] = [await app().signIn('admin'), await app().signIn('admin')];
    const reading = Promise.withResolvers<void>();
    isReading = reading.resolve;
    const body = new PassThrough();
    const answer = app().app.inject({
      method: 'POST',
      url: '/api/history',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      payload: body,
    });
    body.write('{ "text": ');
    await reading.promise;
    assert.equal((await app().send(`DELETE /users/${admin.id}`, { token: other.token })).status, 200);
    body.end('{ "en": "<p>Came too late</p>" } }');
    assert.equal((await answer).statusCode, 401);
    const rows = await app().db.selectFrom('history').select('id').execute();
    assert.deepEqual(rows, []);
  });

  test('[A-06] a change of accounts that waits for another one is refused where that ends its session', async () => {
    const [admin, ana] = [await app().signIn('admin'), await app().signIn('user')];
    const { answer } = await app()
      .db.transaction()
      .execute(async (tx) => {
        await guard(tx, 'accounts');
        const answer = app().send(`DELETE /users/${ana.id}`, { token: admin.token });
        await untilSomebodyWaits(tx);
        await endSessionsOf(tx, admin.id);
        return { answer };
      });
    assert.equal((await answer).status, 401);
    assert.equal((await app().send('GET /session', { token: ana.token })).status, 200);
  });
});
