import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import { picture, productForm } from '../test/samples.ts';
import { onEachEngine, staffPassword } from '../test/test-app.ts';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });
  const text = { en: '<p>founded</p>', mk: '<p>основана</p>' };
  const headers = () => ({ 'idempotency-key': randomUUID() });

  test('[K-06] a create that comes again with its key gives one row and the same answer, also at the same moment', async () => {
    const sending = { token, json: { text }, headers: headers() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => app().send('POST /history', sending)));
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
    assert.equal(new Set(answers.map(({ body }) => body._id)).size, 1);
    assert.deepEqual((await app().send('POST /history', sending)).body, answers[0]?.body);
    assert.equal((await app().send('GET /history')).body.length, 1);
    const product = { token, form: productForm(), headers: headers() };
    const made = await app().send('POST /products', product);
    assert.equal((await app().send('POST /products', product)).body._id, made.body._id);
  });

  test('[K-06] a key is good for one request of one person', async () => {
    const sending = { token, json: { text }, headers: headers() };
    const { body } = await app().send('POST /history', sending);
    const other = await app().send('POST /history', { ...sending, json: { text: { ...text, en: '<p>other</p>' } } });
    assert.deepEqual([other.status, other.body.code], [409, 'conflict']);
    const { token: another } = await app().signIn('user');
    assert.notEqual((await app().send('POST /history', { ...sending, token: another })).body._id, body._id);
    const bad = await app().send('POST /history', { ...sending, headers: { 'idempotency-key': 'x' } });
    assert.deepEqual([bad.status, Object.keys(bad.body.fields)], [400, ['idempotency-key']]);
  });

  test("[K-06] a save whose answer was lost is known as one's own when it comes again", async () => {
    const { body } = await app().send('POST /history', { token, json: { text } });
    const json = { text: { en: '<p>changed</p>', mk: '<p>сменето</p>' } };
    const sending = { token, json, headers: { ...headers(), 'if-match': `"${body.__v}"` } };
    const first = await app().send(`PUT /history/${body._id}`, sending);
    assert.equal(first.status, 200);
    assert.deepEqual((await app().send(`PUT /history/${body._id}`, sending)).body, first.body);
  });

  test('[K-06] a message of the contact form that is sent again with its key is stored once', async () => {
    const json = { name: 'Ана', email: 'ana@example.com', message: 'Здраво', website: '' };
    const sending = { json, headers: headers() };
    for (let tries = 0; tries < 2; tries += 1)
      assert.equal((await app().send('POST /contact', sending)).status < 300, true);
    assert.equal((await app().db.selectFrom('contact_messages').select('id').execute()).length, 1);
  });

  test('[K-06] a change of the password that comes again is known as done, and its key says nothing of the passwords', async () => {
    const { token: own } = await app().signIn('user');
    const json = { currentPassword: staffPassword, newPassword: 'лозинка што е долга' };
    const sending = { token: own, json, headers: headers() };
    for (let tries = 0; tries < 2; tries += 1) {
      const { status, body } = await app().send('PUT /password', sending);
      assert.deepEqual([status, body], [200, { done: true }]);
    }
    assert.equal((await app().send('PUT /password', { ...sending, headers: headers() })).status, 422);
    const hashes = await app().db.selectFrom('idempotency_keys').select('request').execute();
    const told = createHash('sha256').update(JSON.stringify(json)).digest('base64url');
    assert.ok(hashes.every(({ request }) => request !== told));
  });

  test('[K-06] a picture that is uploaded again with its key waits for its text once', async () => {
    const sending = { token, form: { image: await picture(330, 41) }, headers: headers() };
    const [first, again] = [await app().send('POST /pictures', sending), await app().send('POST /pictures', sending)];
    assert.deepEqual([again.status, again.body], [first.status, first.body]);
    assert.equal((await app().db.selectFrom('picture_claims').select('id').execute()).length, 1);
    const other = await app().send('POST /pictures', { ...sending, form: { image: await picture(340, 42) } });
    assert.equal(other.status, 409);
  });
});
