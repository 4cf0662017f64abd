import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { type Endpoint, endpoints } from '@varda/contract/endpoints';
import { byProgram } from '../activity/activity.repository.ts';
import { onEachEngine, staffPassword } from '../test/test-app.ts';
import { codeOf, fromBase32, stepAt, stepOfCode, toBase32 } from './one-time-codes.ts';
import { resetPassword } from './reset-password.ts';

test('[U-02] codes are those of RFC 6238', () => {
  const secret = Buffer.from('12345678901234567890');
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ] as const)
    assert.equal(codeOf(secret, stepAt(seconds * 1000)), code);
  assert.equal(toBase32(secret), 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  assert.deepEqual(fromBase32(toBase32(secret)), secret);
});

test('[U-02] a code is taken in its half minute and those beside it', () => {
  const secret = Buffer.from('12345678901234567890');
  const now = 1_234_567_890_000;
  const at = (steps: number) => stepOfCode(secret, codeOf(secret, stepAt(now) + steps), now);
  assert.deepEqual(
    [-2, -1, 0, 1, 2].map((steps) => at(steps) !== undefined),
    [false, true, true, true, false],
  );
  for (const odd of ['', '12345', '1234567', 'abcdef', '１２３４５６'])
    assert.equal(stepOfCode(secret, odd, now), undefined);
});

/** Every call for staff, but those that setting a second factor up and leaving need. */
const staffCalls = (Object.entries(endpoints) as [string, Endpoint][])
  .filter(([, { access, beforeFactor }]) => access !== 'public' && !beforeFactor)
  .map(([call]) => call.replace(/:\w+/g, 'about'));

onEachEngine((app, engine) => {
  let visitors = 0;
  const from = () => {
    visitors += 1;
    return { 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}` };
  };
  const login = (email: string, code?: string, headers = from(), password = staffPassword) =>
    app().send('POST /login', { json: { email, password, ...(code !== undefined && { code }) }, headers });
  const currentPassword = staffPassword;

  /** An account with a second factor; its secret and recovery codes. */
  async function protectedAccount(role: 'user' | 'admin' = 'user') {
    const account = await app().signIn(role);
    const { body } = await app().send('POST /second-factor', { token: account.token, json: { currentPassword } });
    const secret = fromBase32(body.secret);
    const code = codeOf(secret, stepAt(Date.now()));
    const confirmed = await app().send('PUT /second-factor', { token: account.token, json: { code } });
    assert.equal(confirmed.status, 200);
    return { ...account, secret, code, codes: confirmed.body.recoveryCodes as string[] };
  }
  /** The next one: that of now has confirmed the factor. */
  const nextCode = (secret: Uint8Array) => codeOf(secret, stepAt(Date.now()) + 1);

  test('[U-02] setting up asks for the password, gives secret and address, and counts once a code confirms it', async () => {
    const { email, token } = await app().signIn('user');
    assert.deepEqual((await app().send('GET /second-factor', { token })).body, {
      since: null,
      passkeys: [],
      codesLeft: 0,
      withoutPassword: false,
    });
    const wrong = await app().send('POST /second-factor', { token, json: { currentPassword: 'wrong' } });
    assert.deepEqual([wrong.status, Object.keys(wrong.body.fields)], [422, ['currentPassword']]);
    assert.equal((await app().send('PUT /second-factor', { token, json: { code: '123456' } })).status, 422);

    const first = await app().send('POST /second-factor', { token, json: { currentPassword } });
    const begun = await app().send('POST /second-factor', { token, json: { currentPassword } });
    assert.match(begun.body.secret, /^[A-Z2-7]{32}$/);
    assert.notEqual(begun.body.secret, first.body.secret);
    assert.equal(begun.headers['cache-control'], 'no-store');
    const uri = new URL(begun.body.uri);
    assert.deepEqual([uri.protocol, uri.host, uri.searchParams.get('secret')], ['otpauth:', 'totp', begun.body.secret]);
    assert.ok(decodeURIComponent(uri.pathname).endsWith(`:${email}`));
    assert.equal((await login(email)).status, 200, 'it does not count yet');

    const late = await app().send('PUT /second-factor', {
      token,
      json: { code: nextCode(fromBase32(first.body.secret)) },
    });
    assert.deepEqual([late.status, Object.keys(late.body.fields)], [422, ['code']]);
    assert.match(late.body.fields.code, /check the time on your phone/);
    const { secret } = first.body;
    const confirm = (json: object) => app().send('PUT /second-factor', { token, json });
    const superseded = await confirm({ code: nextCode(fromBase32(secret)), secret });
    assert.deepEqual([superseded.status, superseded.body.code], [409, 'conflict']);
    assert.match(superseded.body.message, /begun again in another window/);
    assert.equal((await confirm({ code: '12345', secret: begun.body.secret })).status, 422, 'only the code is wrong');
    const typed = nextCode(fromBase32(begun.body.secret)).replace(/^(...)/, '$1 ');
    const done = await confirm({ code: typed, secret: begun.body.secret });
    assert.equal(new Set(done.body.recoveryCodes).size, 10);
    const now = (await app().send('GET /second-factor', { token })).body;
    assert.ok(now.since);
    assert.equal(now.codesLeft, 10);
    const stored = JSON.stringify(await app().db.selectFrom('recovery_codes').selectAll().execute());
    for (const one of done.body.recoveryCodes)
      assert.ok(!stored.includes(one) && !stored.includes(one.replaceAll('-', '')));
    assert.equal((await app().send('POST /second-factor', { token, json: { currentPassword } })).status, 409);
  });

  test('[U-02] [K-06] an app whose confirmation comes again, as its answer was lost, gives recovery codes that are good', async () => {
    const { token, email, id } = await app().signIn('user');
    const { body } = await app().send('POST /second-factor', { token, json: { currentPassword } });
    const code = codeOf(fromBase32(body.secret), stepAt(Date.now()));
    const sending = { token, json: { code }, headers: { 'idempotency-key': randomUUID() } };
    const lost = await app().send('PUT /second-factor', sending);
    const told = await app().send('PUT /second-factor', sending);
    assert.equal(told.status, 200);
    assert.equal(new Set(told.body.recoveryCodes).size, 10);
    assert.equal((await login(email, lost.body.recoveryCodes[0])).status, 401);
    assert.equal((await login(email, told.body.recoveryCodes[0])).status, 200);
    const kept = JSON.stringify(await app().db.selectFrom('idempotency_keys').select('result').execute());
    assert.ok(!kept.includes(told.body.recoveryCodes[1]) && !kept.includes(lost.body.recoveryCodes[1]));
    const admin = await app().signIn('admin');
    const log = await app().send(`GET /activity?item=${id}&action=edit`, { token: admin.token });
    assert.equal(log.body.activities.length, 1);

    await app().send('POST /second-factor/removal', { token, json: { currentPassword } });
    assert.equal((await app().send('PUT /second-factor', sending)).status, 422, 'it was taken away meanwhile');
    assert.equal((await app().send('GET /second-factor', { token })).body.codesLeft, 0);
  });

  test('[U-02] a login asks for the code after the right password alone, and takes each code once', async () => {
    const { email, id, secret, code: former } = await protectedAccount();
    const asked = await login(email);
    assert.deepEqual([asked.status, Object.keys(asked.body.fields)], [401, ['code']]);
    assert.deepEqual((await login(email, '')).body.fields, asked.body.fields);
    const mk = await app().send('POST /login?lang=mk', { json: { email, password: staffPassword }, headers: from() });
    assert.equal(mk.body.fields.code, 'Внесете го кодот од апликацијата за автентикација.');
    for (const code of [undefined, nextCode(secret)]) {
      const wrong = await login(email, code, from(), 'wrong');
      assert.deepEqual(
        [wrong.status, wrong.body.message, wrong.body.fields],
        [401, 'Invalid email or password', undefined],
      );
    }
    const replayed = await login(email, former);
    assert.deepEqual([replayed.status, Object.keys(replayed.body.fields)], [401, ['code']]);
    const code = nextCode(secret);
    const twice = await Promise.all([login(email, code), login(email, code)]);
    assert.deepEqual(twice.map(({ status }) => status).toSorted(), [200, 401]);
    const { body } = twice.find(({ status }) => status === 200) ?? assert.fail();
    assert.deepEqual(Object.keys(body).toSorted(), ['name', 'role', 'token']);
    assert.equal((await login(email, code)).status, 401);
    // Two sessions: that of the test and this one.
    const sessions = await app().db.selectFrom('sessions').select('user_id').where('user_id', '=', id).execute();
    assert.equal(sessions.length, 2);
  });

  test('[U-02] [L-03] a right password that is asked for a code counts for its account, and not for the address that others share', async () => {
    const { email, secret } = await protectedAccount();
    const office = { 'x-forwarded-for': '203.0.113.60' };
    for (let n = 0; n < 49; n += 1)
      await app().services.loginLimits.count(`guess${n}@varda-pharm.example`, office['x-forwarded-for']);
    for (let n = 0; n < 3; n += 1) assert.equal((await login(email, undefined, office)).status, 401);
    assert.equal((await login(email, nextCode(secret), office)).status, 200);
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await login(email, undefined, office)).status);
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429]);
  });

  test('[U-02] a recovery code opens once, however it is written', async () => {
    const { email, token, codes } = await protectedAccount();
    const [first = '', second = ''] = codes;
    assert.equal((await login(email, first.replaceAll('-', ' ').replaceAll('O', '0').toLowerCase())).status, 200);
    assert.equal((await login(email, first)).status, 401);
    assert.equal((await login((await protectedAccount()).email, second)).status, 401);
    assert.equal((await app().send('GET /second-factor', { token })).body.codesLeft, 9);
  });

  test('[U-02] codes cannot be guessed: tries count from all addresses, and a login without a code resets nothing', async () => {
    const { email, id, secret } = await protectedAccount();
    for (let guess = 0; guess < 9; guess += 1) await app().services.loginLimits.countCode(id);
    assert.equal((await login(email, '000000')).status, 401);
    assert.equal((await login(email)).status, 401);
    assert.equal((await login(email, nextCode(secret))).status, 429);

    const other = await protectedAccount();
    const here = from();
    for (let ask = 0; ask < 5; ask += 1) assert.equal((await login(other.email, undefined, here)).status, 401);
    assert.equal((await login(other.email, undefined, here)).status, 429);
  });

  test('[U-02] one’s own factor goes with the password; a new password by a link keeps it, the command does not', async () => {
    const { email, token } = await protectedAccount();
    const wrong = await app().send('POST /second-factor/removal', { token, json: { currentPassword: 'wrong' } });
    assert.deepEqual([wrong.status, Object.keys(wrong.body.fields)], [422, ['currentPassword']]);
    assert.equal((await login(email)).status, 401);
    assert.equal((await app().send('POST /second-factor/removal', { token, json: { currentPassword } })).status, 200);
    assert.equal((await login(email)).status, 200);
    assert.deepEqual((await app().send('GET /second-factor', { token })).body, {
      since: null,
      passkeys: [],
      codesLeft: 0,
      withoutPassword: false,
    });

    const other = await protectedAccount();
    const { password } = await resetPassword(app().db, other.email, byProgram);
    assert.equal((await login(other.email, undefined, from(), password)).status, 200);
  });

  test('[U-02] an admin takes the factor of somebody else away, never their own; a user none', async () => {
    const [admin, ana, boris] = [await protectedAccount('admin'), await protectedAccount(), await app().signIn('user')];
    const put = (id: string, token: string) =>
      app().send(`PUT /users/${id}`, { token, json: { secondFactor: false }, headers: from() });
    const { users } = (await app().send(`GET /users?search=${ana.email}`, { token: admin.token })).body;
    assert.deepEqual(
      users.map(({ secondFactor }: { secondFactor: boolean }) => secondFactor),
      [true],
    );
    assert.equal((await put(ana.id, boris.token)).status, 403);
    const own = await put(admin.id, admin.token);
    assert.deepEqual([own.status, Object.keys(own.body.fields)], [422, ['secondFactor']]);
    const taken = await put(ana.id, admin.token);
    assert.deepEqual([taken.status, taken.body.secondFactor], [200, false]);
    assert.equal((await login(ana.email)).status, 200);
    assert.equal((await login(admin.email)).status, 401);
  });

  test('[U-02] new recovery codes want the password and end the former ones, without switching the factor off', async () => {
    const { email, token, codes } = await protectedAccount();
    const renew = (password = staffPassword, bearer = token) =>
      app().send('POST /second-factor/recovery-codes', { token: bearer, json: { currentPassword: password } });
    const wrong = await renew('wrong');
    assert.deepEqual([wrong.status, Object.keys(wrong.body.fields)], [422, ['currentPassword']]);
    assert.equal((await renew(staffPassword, (await app().signIn('user')).token)).status, 409);
    const [former = ''] = codes;
    assert.equal((await login(email, former)).status, 200);
    const renewed = await renew();
    assert.equal(renewed.headers['cache-control'], 'no-store');
    assert.equal(new Set([...codes, ...renewed.body.recoveryCodes]).size, 20);
    assert.equal((await login(email, codes[1])).status, 401);
    assert.equal((await login(email, renewed.body.recoveryCodes[0])).status, 200);
    assert.equal((await app().send('GET /second-factor', { token })).body.codesLeft, 9);
  });

  test('[U-02] where a second factor is required, who has none can do nothing but set one up', async () => {
    const [admin, other, ana] = [
      await protectedAccount('admin'),
      await app().signIn('admin'),
      await app().signIn('user'),
    ];
    const require = (token: string, secondFactor: unknown) =>
      app().send('PUT /account-rules', { token, json: { secondFactor } });
    const first = await require(other.token, true);
    assert.deepEqual([first.status, Object.keys(first.body.fields)], [409, ['secondFactor']]);
    assert.equal((await require(ana.token, true)).status, 403);
    assert.equal((await require(admin.token, 'yes')).status, 422);
    try {
      assert.deepEqual((await require(admin.token, true)).body, { secondFactor: true });
      const { body } = await login(ana.email);
      assert.deepEqual(Object.keys(body).toSorted(), ['name', 'role', 'token']);
      for (const token of [body.token, ana.token, other.token]) {
        // All calls in each role, once: no engine hears of one that is refused.
        for (const call of engine === 'sqlite' && token !== body.token ? staffCalls : staffCalls.slice(0, 3)) {
          const refused = await app().send(call as 'GET /users', { token });
          assert.deepEqual([refused.status, refused.body.code], [403, 'factor_required'], call);
        }
        const vacancies = await app().send('GET /adminCareer', { token });
        assert.equal(vacancies.body.code, 'factor_required');
      }
      assert.equal((await app().send('GET /session', { token: ana.token })).body.email, ana.email);
      assert.equal((await app().send('GET /second-factor', { token: ana.token })).status, 200);
      const begun = await app().send('POST /second-factor', { token: ana.token, json: { currentPassword } });
      assert.equal((await app().send('GET /users', { token: ana.token })).status, 403, 'it does not count yet');
      const code = codeOf(fromBase32(begun.body.secret), stepAt(Date.now()));
      assert.equal((await app().send('PUT /second-factor', { token: ana.token, json: { code } })).status, 200);
      for (const token of [body.token, ana.token, admin.token])
        assert.equal((await app().send('GET /users', { token })).status, 200);
      const taken = { token: ana.token, json: { currentPassword } };
      assert.equal((await app().send('POST /second-factor/removal', taken)).status, 200);
      assert.equal((await app().send('GET /users', { token: ana.token })).status, 403);
    } finally {
      assert.equal((await require(admin.token, false)).status, 200);
    }
    assert.equal((await app().send('GET /users', { token: other.token })).status, 200);
    assert.deepEqual((await app().send('GET /account-rules', { token: admin.token })).body, { secondFactor: false });
  });
});
