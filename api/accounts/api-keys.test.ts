import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Endpoint, endpoints } from '@varda/contract/endpoints';
import { onEachEngine, staffPassword } from '../test/test-app.ts';

const rows = Object.entries(endpoints) as [string, Endpoint][];
const pathOf = (key: string) => key.replace(':entity', 'history').replace(/:\w+/g, 'none') as 'GET /';

onEachEngine((app) => {
  const currentPassword = staffPassword;
  const ask = (token: string, asked: object = {}) =>
    app().send('POST /api-keys', { token, json: { name: 'ERP', scope: 'read', currentPassword, ...asked } });

  async function keyOf(role: 'user' | 'admin', scope: 'read' | 'write') {
    const account = await app().signIn(role);
    const { body } = await ask(account.token, { scope });
    return { ...account, id: account.id, keyId: body._id as string, key: body.key as string };
  }

  test('[U-06] a key is made with the password, shown once and stored as a hash', async () => {
    const { token } = await app().signIn('user');
    const wrong = await ask(token, { currentPassword: 'wrong' });
    assert.deepEqual([wrong.status, Object.keys(wrong.body.fields)], [422, ['currentPassword']]);
    for (const odd of [{ scope: 'release' }, { scope: 'admin' }, { name: ' ' }, { days: 0 }, { days: 366 }])
      assert.equal((await ask(token, odd)).status, 422, JSON.stringify(odd));

    const made = await ask(token, { days: 30 });
    assert.equal(made.status, 201);
    assert.match(made.body.key, /^[\w-]{43}$/);
    const days = (Date.parse(made.body.expiresAt) - Date.parse(made.body.createdAt)) / 86_400_000;
    assert.ok(Math.abs(days - 30) < 0.01);
    const { key, ...told } = made.body;
    assert.deepEqual((await app().send('GET /api-keys', { token })).body, [told]);
    assert.ok(!JSON.stringify(await app().db.selectFrom('access_tokens').selectAll().execute()).includes(key));
  });

  test('[U-06] a request that comes again gets a key in place of the one that nobody has seen', async () => {
    const { token } = await app().signIn('user');
    const json = { name: 'ERP', scope: 'read', currentPassword };
    const send = () =>
      app().send('POST /api-keys', { token, json, headers: { 'idempotency-key': 'a-key-that-was-lost' } });
    const [first, second] = [await send(), await send()];
    assert.equal(second.body._id, first.body._id);
    assert.equal((await app().send('GET /users', { token: first.body.key })).status, 401);
    assert.equal((await app().send('GET /users', { token: second.body.key })).status, 200);
  });

  test('[U-06] a key to read reads what its owner reads, and changes nothing', async () => {
    const [reader, admin] = [await keyOf('user', 'read'), await keyOf('admin', 'read')];
    assert.equal((await app().send('GET /session', { token: reader.key })).body.email, reader.email);
    assert.equal((await app().send('GET /activity', { token: reader.key })).status, 403);
    assert.equal((await app().send('GET /activity', { token: admin.key })).status, 200);
    for (const [call, { access, encoding, body }] of rows) {
      if (call.startsWith('GET ') || access === 'public' || access === 'release') continue;
      const sent = encoding === 'form' ? { urlencoded: {} } : body ? { json: {} } : {};
      const refused = await app().send(pathOf(call), { token: admin.key, ...sent });
      assert.deepEqual([refused.status, refused.body.code], [403, 'forbidden'], call);
    }
  });

  test('[U-06] a key to write does what its owner does with content; what is for people it cannot reach', async () => {
    const writer = await keyOf('user', 'write');
    const json = { name: 'Ana', email: 'ana@example.com', message: 'Good day.' };
    assert.equal((await app().send('POST /contact', { json })).status, 201);
    const [{ _id }] = (await app().send('GET /contact-messages', { token: writer.key })).body.messages;
    const changed = await app().send(`PATCH /contact-messages/${_id}`, { token: writer.key, json: { read: true } });
    assert.deepEqual([changed.status, changed.body.read], [200, true]);

    const admin = await keyOf('admin', 'write');
    for (const [call, { inPerson, body }] of rows) {
      if (!inPerson) continue;
      const refused = await app().send(pathOf(call), { token: admin.key, ...(body && { json: {} }) });
      assert.deepEqual([refused.status, refused.body.code], [403, 'forbidden'], call);
    }
    for (const [call, { access, body }] of rows) {
      if (access !== 'release') continue;
      const refused = await app().send(pathOf(call), { token: admin.key, ...(body && { json: {} }) });
      assert.equal(refused.status, 401, call);
    }
    const mk = await app().send('GET /sessions?lang=mk', { token: admin.key });
    assert.match(mk.body.message, /API-клуч/);
  });

  test('[U-06] a release token is no API key, and an API key no release token', async () => {
    const { token } = await app().signIn('admin');
    const { body } = await app().send('POST /release-tokens', { token, json: { name: 'CI', remote: null } });
    assert.equal((await app().send('GET /users', { token: body.token })).status, 401);
    assert.equal((await app().send('GET /releases', { token: body.token })).status, 200);
    assert.deepEqual((await app().send('GET /api-keys', { token })).body, []);
    const { keyId } = await keyOf('admin', 'read');
    const { body: tokens } = await app().send('GET /release-tokens', { token });
    assert.ok(tokens.every((one: { _id: string }) => one._id !== keyId));
    assert.equal((await app().send(`DELETE /release-tokens/${keyId}`, { token })).status, 404);
    assert.equal((await app().send(`DELETE /api-keys/${body._id}`, { token })).status, 404);
  });

  test('[U-06] a key says when it was used, and ends by itself, by its owner and with the account', async () => {
    const { token, key, keyId, id } = await keyOf('user', 'read');
    const own = async () => (await app().send('GET /api-keys', { token })).body;
    assert.equal((await own())[0].usedAt, null);
    assert.equal((await app().send('GET /users', { token: key })).status, 200);
    assert.ok((await own())[0].usedAt);

    const other = await keyOf('admin', 'read');
    assert.equal((await app().send(`DELETE /api-keys/${keyId}`, { token: other.token })).status, 404);
    const change = { currentPassword, newPassword: 'another good password' };
    assert.equal((await app().send('PUT /password', { token, json: change })).status, 200);
    assert.equal((await app().send('GET /users', { token: key })).status, 200, 'as a release token it stays');

    const { body: second } = await ask(token, { currentPassword: change.newPassword });
    await app()
      .db.updateTable('access_tokens')
      .set({ expires_at: new Date().toISOString() })
      .where('id', '=', second._id)
      .execute();
    assert.equal((await app().send('GET /users', { token: second.key })).status, 401);
    assert.equal((await app().send(`DELETE /api-keys/${keyId}`, { token })).status, 200);
    assert.equal((await app().send('GET /users', { token: key })).status, 401);

    const { body: third } = await ask(token, { currentPassword: change.newPassword });
    assert.equal((await app().send(`DELETE /users/${id}`, { token: other.token })).status, 200);
    assert.equal((await app().send('GET /users', { token: third.key })).status, 401);
    const left = await app().db.selectFrom('access_tokens').select('id').where('user_id', '=', id).execute();
    assert.deepEqual(left, []);
    const log = await app().send('GET /activity?entity=api-keys', { token: other.token });
    const ofKey = log.body.activities.filter((one: { item: { _id: string } }) => one.item._id === keyId);
    assert.deepEqual(
      ofKey.map((one: { action: string }) => one.action),
      ['delete', 'create'],
    );
  });

  test('[U-06] a key can do no more than its owner at that moment', async () => {
    const admin = await app().signIn('admin');
    const demoted = await keyOf('admin', 'read');
    const put = { token: admin.token, json: { role: 'user' } };
    assert.equal((await app().send(`PUT /users/${demoted.id}`, put)).status, 200);
    assert.equal((await app().send('GET /activity', { token: demoted.key })).status, 403);
    assert.equal((await app().send('GET /users', { token: demoted.key })).status, 200);
    await app()
      .db.insertInto('account_rules')
      .values({ rule: 'second_factor', since: new Date().toISOString() })
      .execute();
    try {
      const refused = await app().send('GET /users', { token: demoted.key });
      assert.deepEqual([refused.status, refused.body.code], [403, 'factor_required']);
    } finally {
      await app().db.deleteFrom('account_rules').execute();
    }
  });
});
