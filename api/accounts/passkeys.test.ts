import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { byProgram } from '../activity/activity.repository.ts';
import { Authenticator } from '../test/authenticator.ts';
import { onEachEngine, openTestApp, staffPassword } from '../test/test-app.ts';
import { codeOf, fromBase32, stepAt } from './one-time-codes.ts';
import { resetPassword } from './reset-password.ts';

const site = 'https://www.varda-pharm.example';

onEachEngine(
  (app) => {
    let visitors = 0;
    const from = () => {
      visitors += 1;
      return { 'x-forwarded-for': `10.2.${visitors >> 8}.${visitors & 255}` };
    };
    const currentPassword = staffPassword;
    const post = (call: string, token: string, json: unknown) => app().send(`POST ${call}`, { token, json });
    const optionsFor = async (token: string) =>
      (await post('/passkeys/options', token, { currentPassword })).body.options;
    const challenge = async () => (await app().send('POST /login/challenge', { headers: from() })).body.options;
    const signInBy = (passkey: unknown, headers = from()) =>
      app().send('POST /login/passkey', { json: passkey, headers });
    const login = (email: string, more: object = {}, headers = from()) =>
      app().send('POST /login', { json: { email, password: staffPassword, ...more }, headers });
    const factorOf = async (token: string) => (await app().send('GET /second-factor', { token })).body;

    async function withPasskey(role: 'user' | 'admin' = 'user') {
      const account = await app().signIn(role);
      const device = new Authenticator(site);
      const credential = device.create(await optionsFor(account.token));
      const added = await post('/passkeys', account.token, { name: 'Laptop', credential });
      assert.equal(added.status, 201);
      return { ...account, device, codes: added.body.recoveryCodes as string[] };
    }

    test('[U-02] a passkey is added with the password: what it is asked for, its name, recovery codes with the first', async () => {
      const { id, email, token } = await app().signIn('user');
      const wrong = await post('/passkeys/options', token, { currentPassword: 'wrong' });
      assert.deepEqual([wrong.status, Object.keys(wrong.body.fields)], [422, ['currentPassword']]);
      const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' };
      const asked = await app().send('POST /passkeys/options', { token, json: { currentPassword }, headers: agent });
      const { options, name } = asked.body;
      assert.equal(asked.headers['cache-control'], 'no-store');
      assert.equal(name, 'Firefox, Windows');
      assert.equal(options.rp.id, 'www.varda-pharm.example');
      assert.equal(options.user.name, email);
      assert.equal(Buffer.from(options.user.id, 'base64url').toString(), id);
      assert.equal(options.attestation, 'none');
      assert.equal(options.authenticatorSelection.residentKey, 'required');
      assert.equal(options.authenticatorSelection.userVerification, 'required');

      const [phone, key] = [new Authenticator(site), new Authenticator(site)];
      const first = await post('/passkeys', token, { name, credential: phone.create(options) });
      assert.equal(new Set(first.body.recoveryCodes).size, 10);
      const second = await optionsFor(token);
      assert.deepEqual(
        second.excludeCredentials.map((one: { id: string }) => one.id),
        [phone.id],
      );
      const more = await post('/passkeys', token, { name: 'Клуч', credential: key.create(second) });
      assert.deepEqual([more.status, more.body.recoveryCodes], [201, []]);
      const again = await post('/passkeys', token, { name: 'Клуч', credential: key.create(await optionsFor(token)) });
      assert.equal(again.status, 422);
      const { since, passkeys, codesLeft } = await factorOf(token);
      assert.deepEqual(
        [since, codesLeft, passkeys.map((one: { name: string }) => one.name)],
        [null, 10, [name, 'Клуч']],
      );
      assert.deepEqual(Object.keys(passkeys[0]).toSorted(), ['_id', 'createdAt', 'name', 'usedAt']);
    });

    test('[U-02] [K-06] a passkey that comes again, as its answer was lost, is there once, and gives recovery codes with the first alone', async () => {
      const { token } = await app().signIn('user');
      const addTwice = async (device: Authenticator) => {
        const json = { name: 'Laptop', credential: device.create(await optionsFor(token)) };
        const sending = { token, json, headers: { 'idempotency-key': randomUUID() } };
        const [lost, told] = [await app().send('POST /passkeys', sending), await app().send('POST /passkeys', sending)];
        assert.deepEqual([lost.status, told.status], [201, 201]);
        return told.body.recoveryCodes;
      };
      assert.equal(new Set(await addTwice(new Authenticator(site))).size, 10);
      assert.deepEqual(await addTwice(new Authenticator(site)), []);
      const { passkeys, codesLeft } = await factorOf(token);
      assert.deepEqual([passkeys.length, codesLeft], [2, 10]);
    });

    test('[U-02] what is not made for this site, account and moment, by a verified person, is no passkey', async () => {
      const { token } = await app().signIn('user');
      const other = await app().signIn('user');
      const add = async (make: (device: Authenticator) => unknown | Promise<unknown>) =>
        post('/passkeys', token, { name: 'x', credential: await make(new Authenticator(site)) });
      const bad = [
        async (device: Authenticator) => device.create(await optionsFor(token), { origin: 'https://evil.example' }),
        async (device: Authenticator) => device.create(await optionsFor(token), { rpId: 'evil.example' }),
        async (device: Authenticator) => device.create(await optionsFor(token), { unverified: true }),
        async (device: Authenticator) => device.create(await optionsFor(token), { challenge: 'bm90IGFza2Vk' }),
        async (device: Authenticator) => device.create(await optionsFor(other.token)),
        async (device: Authenticator) => device.create({ ...(await optionsFor(token)), ...(await challenge()) }),
        async (device: Authenticator) => {
          const made = device.create(await optionsFor(token));
          return { ...made, response: { ...made.response, clientDataJSON: 'bm90IEpTT04' } };
        },
        async (device: Authenticator) => {
          const made = device.create(await optionsFor(token));
          return { ...made, response: { ...made.response, attestationObject: 'bm90IENCT1I' } };
        },
      ];
      for (const make of bad) assert.equal((await add(make)).status, 422, String(make));
      const device = new Authenticator(site);
      const credential = device.create(await optionsFor(token));
      assert.equal((await post('/passkeys', token, { name: ' ', credential })).status, 422);
      assert.deepEqual(await factorOf(token), { since: null, passkeys: [], codesLeft: 0, withoutPassword: false });
      assert.equal(
        (await post('/passkeys', token, { name: 'x', credential })).status,
        201,
        'a refused name costs nothing',
      );
    });

    test('[U-02] a passkey opens its account alone, once for each challenge, and is known by its last use', async () => {
      const { email, id, token, device } = await withPasskey('admin');
      assert.equal((await factorOf(token)).passkeys[0].usedAt, null);
      const options = await challenge();
      assert.deepEqual([options.rpId, options.userVerification], ['www.varda-pharm.example', 'required']);
      assert.ok(!options.allowCredentials?.length);
      const proof = device.get(options);
      const { status, body, headers } = await signInBy(proof);
      assert.deepEqual([status, Object.keys(body).toSorted()], [200, ['name', 'role', 'token']]);
      assert.equal(headers['cache-control'], 'no-store');
      assert.equal((await app().send('GET /session', { token: body.token })).body.email, email);
      assert.ok((await factorOf(token)).passkeys[0].usedAt);
      assert.equal((await signInBy(proof)).status, 401, 'replayed');

      const again = device.get(await challenge());
      const twice = await Promise.all([signInBy(again), signInBy(again)]);
      assert.deepEqual(twice.map((one) => one.status).toSorted(), [200, 401]);
      const log = await app().send(`GET /activity?item=${id}`, { token });
      assert.deepEqual(log.body.activities.map((one: { action: string }) => one.action).toSorted(), [
        'edit',
        'sign_in',
        'sign_in',
        'sign_in_failed',
        'sign_in_failed',
      ]);
    });

    test('[U-02] what is signed for another site, unverified, by another key or with a counter that goes back opens nothing', async () => {
      const { token, device } = await withPasskey();
      const other = await withPasskey();
      assert.equal((await signInBy(device.get(await challenge(), { counter: 7 }))).status, 200);
      const bad = [
        device.get(await challenge(), { origin: 'https://evil.example', counter: 8 }),
        device.get(await challenge(), { rpId: 'evil.example', counter: 8 }),
        device.get(await challenge(), { unverified: true, counter: 8 }),
        device.get(await challenge(), { challenge: 'bm90IGFza2Vk', counter: 8 }),
        device.get({ ...(await optionsFor(token)), rpId: 'www.varda-pharm.example' }, { counter: 8 }),
        device.get(await challenge(), { counter: 7 }),
        device.get(await challenge(), { counter: 0 }),
        { ...other.device.get(await challenge()), id: device.id, rawId: device.id },
        new Authenticator(site).get(await challenge()),
      ];
      for (const proof of bad) {
        const refused = await signInBy(proof);
        assert.deepEqual([refused.status, refused.body.code], [401, 'unauthenticated']);
      }
      const mk = await app().send('POST /login/passkey?lang=mk', { json: bad[0], headers: from() });
      assert.match(mk.body.message, /криптографски клуч/);
      for (const odd of [{}, { id: 'ä' }, { ...bad[0], response: {} }, null])
        assert.ok([400, 422].includes((await signInBy(odd)).status));
      assert.equal((await signInBy(device.get(await challenge(), { counter: 8 }))).status, 200);

      const expired = device.get(await challenge(), { counter: 9 });
      await app().db.updateTable('passkey_challenges').set({ expires_at: new Date().toISOString() }).execute();
      assert.equal((await signInBy(expired)).status, 401);
    });

    test('[U-02] tries and challenges are limited by address', async () => {
      const { device } = await withPasskey();
      const here = from();
      for (let guess = 0; guess < 5; guess += 1)
        assert.equal((await signInBy(device.get(await challenge(), { unverified: true }), here)).status, 401);
      assert.equal((await signInBy(device.get(await challenge()), here)).status, 429);
      assert.equal((await signInBy(device.get(await challenge()))).status, 200);
      const there = from();
      const statuses = [];
      for (let asked = 0; asked < 101; asked += 1)
        statuses.push((await app().send('POST /login/challenge', { headers: there })).status);
      assert.deepEqual([statuses.indexOf(429), new Set(statuses)], [100, new Set([200, 429])]);
    });

    test('[U-02] after the password a passkey of the account, an app’s code or a recovery code opens it', async () => {
      const { email, token, device, codes } = await withPasskey();
      const other = await withPasskey();
      const asked = await login(email);
      assert.deepEqual([asked.status, Object.keys(asked.body.fields)], [401, ['passkey']]);
      assert.equal((await login(email, { passkey: device.get(await challenge()) })).status, 200);
      const strangers = await login(email, { passkey: other.device.get(await challenge()) });
      assert.deepEqual([strangers.status, Object.keys(strangers.body.fields)], [401, ['passkey']]);
      const proof = device.get(await challenge());
      const unknown = await login(email, { password: 'wrong', passkey: proof });
      assert.deepEqual([unknown.status, unknown.body.fields], [401, undefined]);
      assert.equal((await login(email, { passkey: proof })).status, 200, 'it was not looked at');
      assert.equal((await login(email, { passkey: proof })).status, 401, 'replayed');
      assert.equal((await login(email, { code: '000000' })).status, 401);
      assert.equal((await login(email, { code: codes[0] })).status, 200);

      const { body } = await post('/second-factor', token, { currentPassword });
      const code = codeOf(fromBase32(body.secret), stepAt(Date.now()));
      const confirmed = await app().send('PUT /second-factor', { token, json: { code } });
      assert.deepEqual(confirmed.body.recoveryCodes, [], 'those that are left stay');
      assert.deepEqual(Object.keys((await login(email)).body.fields), ['code', 'passkey']);
      const next = codeOf(fromBase32(body.secret), stepAt(Date.now()) + 1);
      assert.equal((await login(email, { code: next })).status, 200);
      assert.equal((await login(email, { passkey: device.get(await challenge()) })).status, 200);

      assert.equal((await post('/second-factor/removal', token, { currentPassword })).status, 200);
      const left = await factorOf(token);
      assert.deepEqual([left.since, left.passkeys.length, left.codesLeft], [null, 1, 9]);
    });

    test('[U-02] one’s own passkeys are removed with the password, and the last one takes the recovery codes along', async () => {
      const { email, token, device } = await withPasskey();
      const other = await withPasskey();
      const [{ _id }] = (await factorOf(token)).passkeys;
      const remove = (bearer: string, password = currentPassword) =>
        post(`/passkeys/${_id}/removal`, bearer, { currentPassword: password });
      assert.equal((await remove(token, 'wrong')).status, 422);
      assert.equal((await remove(other.token)).status, 404);
      const proof = device.get(await challenge());
      assert.equal((await remove(token)).status, 200);
      assert.equal((await signInBy(proof)).status, 401);
      assert.equal((await login(email)).status, 200);
      assert.deepEqual(await factorOf(token), { since: null, passkeys: [], codesLeft: 0, withoutPassword: false });
      assert.equal((await remove(token)).status, 404);
    });

    test('[U-02] an admin and the command take passkeys away with all that logins ask for', async () => {
      const [admin, ana] = [await withPasskey('admin'), await withPasskey()];
      const { users } = (await app().send(`GET /users?search=${ana.email}`, { token: admin.token })).body;
      assert.equal(users[0].secondFactor, true);
      const taken = await app().send(`PUT /users/${ana.id}`, { token: admin.token, json: { secondFactor: false } });
      assert.deepEqual([taken.status, taken.body.secondFactor], [200, false]);
      assert.equal((await signInBy(ana.device.get(await challenge()))).status, 401);
      const log = await app().send(`GET /activity?item=${ana.id}&action=edit`, { token: admin.token });
      assert.deepEqual(
        log.body.activities.map((one: { details: string[] }) => one.details),
        [['secondFactor'], ['passkeys']],
      );
      const boris = await withPasskey();
      await resetPassword(app().db, boris.email, byProgram);
      assert.equal((await signInBy(boris.device.get(await challenge()))).status, 401);
      assert.equal(
        (await app().db.selectFrom('recovery_codes').selectAll().where('user_id', '=', boris.id).execute()).length,
        0,
      );
    });

    test('[U-02] where a second factor is required, a passkey is one', async () => {
      const [admin, ana] = [await withPasskey('admin'), await app().signIn('user')];
      const require = (secondFactor: boolean) =>
        app().send('PUT /account-rules', { token: admin.token, json: { secondFactor } });
      try {
        assert.equal((await require(true)).status, 200);
        assert.equal((await app().send('GET /users', { token: ana.token })).body.code, 'factor_required');
        const credential = new Authenticator(site).create(await optionsFor(ana.token));
        assert.equal((await post('/passkeys', ana.token, { name: 'Телефон', credential })).status, 201);
        assert.equal((await app().send('GET /users', { token: ana.token })).status, 200);
      } finally {
        await require(false);
      }
    });

    test('[U-02] an account that is deleted takes its passkeys and challenges along', async () => {
      const [admin, ana] = [await app().signIn('admin'), await withPasskey()];
      await optionsFor(ana.token);
      assert.equal((await app().send(`DELETE /users/${ana.id}`, { token: admin.token })).status, 200);
      assert.equal((await signInBy(ana.device.get(await challenge()))).status, 401);
      for (const table of ['passkeys', 'passkey_challenges'] as const)
        assert.deepEqual(
          await app().db.selectFrom(table).select('user_id').where('user_id', '=', ana.id).execute(),
          [],
        );
    });
  },
  { SITE_URL: site, TRUST_PROXY: '127.0.0.1' },
);

test('[U-02] without SITE_URL a request says where its page is', async (t) => {
  const app = await openTestApp('sqlite', { TRUST_PROXY: '127.0.0.1' });
  t.after(() => app.close());
  const rpIdFor = async (headers: Record<string, string>) => {
    const { status, body } = await app.send('POST /login/challenge', { headers });
    return status === 200 ? body.options.rpId : status;
  };
  assert.equal(await rpIdFor({ host: 'localhost:3000' }), 'localhost');
  assert.equal(await rpIdFor({ host: 'api:4000', 'x-forwarded-host': 'www.example.com' }), 'www.example.com');
  assert.equal(await rpIdFor({ host: 'no host' }), 400);
});
