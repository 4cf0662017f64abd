import assert from 'node:assert/strict';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, test } from 'node:test';
// biome-ignore lint/style/noRestrictedImports: what the browser's side does after a lost answer is what is tested
import { call, takeRequestContextFrom } from '@varda/platform/http';
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
    assert.deepEqual([other.status, other.body.code], [409, 'key_reused']);
    const { token: another } = await app().signIn('user');
    assert.notEqual((await app().send('POST /history', { ...sending, token: another })).body._id, body._id);
    const bad = await app().send('POST /history', { ...sending, headers: { 'idempotency-key': 'x' } });
    assert.deepEqual([bad.status, Object.keys(bad.body.fields)], [400, ['idempotency-key']]);
    const long = { 'idempotency-key': randomBytes(4_000).toString('hex') };
    const deletion = await app().send(`DELETE /history/${body._id}`, { token, headers: long });
    assert.deepEqual([deletion.status, Object.keys(deletion.body.fields)], [400, ['idempotency-key']]);
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

  test('[K-06] a change of the own password among the accounts that comes again is known as done', async () => {
    const { token: own, id, email } = await app().signIn('admin');
    const json = { currentPassword: staffPassword, password: 'лозинка што е нова и долга' };
    const sending = { json, headers: headers() };
    const first = await app().send(`PUT /users/${id}`, { ...sending, token: own });
    assert.equal(first.status, 200, JSON.stringify(first.body));
    const login = await app().send('POST /login', { json: { email, password: json.password } });
    const again = await app().send(`PUT /users/${id}`, { ...sending, token: login.body.token });
    assert.deepEqual([again.status, again.body], [200, first.body]);
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

  describe('an answer that is lost on its way to the client', () => {
    let front: Server;
    let loses = false;
    before(async () => {
      // What stands between the browser and the api: it hands on, and breaks the connection when it is told to.
      front = createServer(async (request, response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const answer = await app().app.inject({
          method: request.method as 'POST',
          url: request.url ?? '',
          headers: { ...(request.headers as Record<string, string>), 'accept-encoding': 'identity' },
          payload: Buffer.concat(chunks),
        });
        if (loses) return response.destroy();
        const type = String(answer.headers['content-type']);
        response.writeHead(answer.statusCode, { 'content-type': type }).end(answer.rawPayload);
      });
      await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
      const { token: admin } = await app().signIn('admin');
      takeRequestContextFrom(() => ({
        origin: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
        language: 'en',
        timeoutMs: 30_000,
        headers: { authorization: `Bearer ${admin}` },
      }));
    });
    after(() => front.close());

    /** The first press has no answer, though it was done; the second one is what is pressed again. */
    async function pressedTwice<T>(press: () => Promise<T>): Promise<T> {
      loses = true;
      await assert.rejects(press(), { status: 0 });
      loses = false;
      return press();
    }
    const both = (words: string) => ({ en: `<p>${words}</p>`, mk: `<p>${words}</p>` });

    test('[K-06] a form that is sent again makes one row and tells of no conflict', async () => {
      const before = (await call('GET /history')).length;
      const made = await pressedTwice(() => call('POST /history', { body: { text: both('made once') } }));
      assert.equal((await call('GET /history')).length, before + 1);

      const body = { text: both('saved once') };
      const save = () => call('PUT /history/:id', { params: { id: made._id }, ifMatch: made.__v, body });
      const saved = await pressedTwice(save);
      assert.deepEqual([saved.text, saved.__v], [body.text, made.__v + 1]);

      // Somebody else's save is a conflict as before.
      await call('PUT /history/:id', {
        params: { id: made._id },
        ifMatch: saved.__v,
        body: { text: both('by another') },
      });
      await assert.rejects(
        call('PUT /history/:id', { params: { id: made._id }, ifMatch: saved.__v, body: { text: both('mine') } }),
        { status: 409 },
      );
    });

    test('[K-06] [E-01] what was saved without an answer and is sent again the other way is refused, and known by its first way', async () => {
      const saveAs = (words: string, query: { as?: 'draft' }) =>
        call('POST /history', { body: { text: both(words) }, query });
      const draft = { as: 'draft' } as const;
      for (const [words, first, then] of [
        ['published, then as a draft', {}, draft],
        ['a draft, then published', draft, {}],
      ] as const) {
        const count = async () =>
          (await call('GET /history')).length +
          (await call('GET /drafts/:entity', { params: { entity: 'history' } })).drafts.length;
        const before = await count();
        loses = true;
        await assert.rejects(saveAs(words, first), { status: 0 });
        loses = false;
        await assert.rejects(saveAs(words, then), { status: 409, code: 'key_reused' });
        assert.ok((await saveAs(words, first))._id);
        assert.equal(await count(), before + 1);
        assert.ok((await saveAs(words, then))._id, 'once it is answered, the other way is another request');
        assert.equal(await count(), before + 2);
      }
    });

    test('[K-06] an order that is sent again does not undo a later one', async () => {
      const ids = (await call('GET /history')).map(({ _id }) => _id).slice(0, 2);
      const moved = (to: string[]) =>
        call('PATCH /history/reorder', { body: to.map((_id, index) => ({ _id, position: index + 1 })) });
      await pressedTwice(() => moved(ids.toReversed()));
      const order = async () => (await call('GET /history', { query: { sortBy: 'position' } })).slice(0, 2);
      assert.deepEqual(
        (await order()).map(({ _id }) => _id),
        ids.toReversed(),
      );
      await moved(ids);
      await moved(ids.toReversed());
      assert.deepEqual(
        (await order()).map(({ _id }) => _id),
        ids.toReversed(),
      );
    });

    test('[K-06] a release token that is asked for again is one token, and the one that was answered is good', async () => {
      const made = await pressedTwice(() =>
        call('POST /release-tokens', { body: { name: 'CI', remote: null, days: 30 } }),
      );
      const tokens = await call('GET /release-tokens');
      assert.deepEqual(
        tokens.map(({ _id }) => _id),
        [made._id],
      );
      const { status } = await app().send('GET /releases', { token: made.token });
      assert.equal(status, 200);
      const stored = JSON.stringify(await app().db.selectFrom('idempotency_keys').selectAll().execute());
      assert.ok(!stored.includes(made.token), 'the token stands in the clear beside its key');
    });
  });
});
