import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { pino } from 'pino';
import { engines, openTestApp, staffPassword, type TestApp } from '../test/test-app.ts';

const address = '203.0.113.77';

for (const engine of engines)
  describe(engine, () => {
    let app: TestApp;
    let lines: string[] = [];
    before(async () => {
      // A log of warnings alone: what concerns security is in it too.
      const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
      app = await openTestApp(engine, { SITE_SECRET: 'a secret of the tests, which is long enough' }, log);
    });
    after(() => app?.close());

    const send: TestApp['send'] = (call, sending = {}) =>
      app.send(call, { ...sending, headers: { 'x-forwarded-for': address, ...sending.headers } });
    /** What of a call is in the log about security, without what every line has. */
    const told = async (call: Parameters<TestApp['send']>[0], sending: Parameters<TestApp['send']>[1] = {}) => {
      lines = [];
      const answer = await send(call, sending);
      const events = lines.map((line) => JSON.parse(line)).filter(({ security }) => security);
      for (const { from, reqId } of events) {
        assert.equal(from, address);
        assert.equal(reqId, answer.headers['x-request-id']);
      }
      const plain = ({ level, time, pid, hostname, msg, reqId, from, ...event }: Record<string, unknown>) => event;
      return { ...answer, events: events.map(plain) };
    };

    test('[K-12] logins, failures, refusals, changes of accounts, tokens and ends of sessions are logged: who and where', async () => {
      const admin = await app.signIn('admin');
      const user = await app.signIn('user');
      const { id: by, token } = admin;
      const login = (email: string, password: string) => told('POST /login', { json: { email, password } });
      assert.deepEqual((await login(admin.email, staffPassword)).events, [{ security: 'login', by }]);
      assert.deepEqual((await login(admin.email, 'a wrong guess')).events, [{ security: 'login_failed', by }]);
      assert.deepEqual((await login('nobody@varda-pharm.example', 'a wrong guess')).events, [
        { security: 'login_failed', by: null },
      ]);
      for (let count = 0; count < 5; count++) await login(user.email, 'a wrong guess');
      assert.deepEqual((await login(user.email, 'a wrong guess')).events, [{ security: 'login_slowed', by: user.id }]);

      assert.deepEqual((await told('GET /vitals', { token: user.token })).events, [
        { security: 'forbidden', by: user.id },
      ]);
      assert.deepEqual((await told('GET /users', { token: 'x'.repeat(43) })).events, [
        { security: 'session_refused', by: null },
      ]);
      assert.deepEqual((await told('GET /users')).events, []);

      const made = await told('POST /register', {
        token,
        json: { name: 'Vera', email: 'vera@varda-pharm.example', role: 'user', password: 'seven tall giraffes' },
      });
      const account = made.body._id;
      assert.deepEqual(made.events, [{ security: 'account_created', by, account, role: 'user' }]);
      const change = { role: 'admin', email: 'vera2@varda-pharm.example', password: 'eight tall giraffes' };
      assert.deepEqual((await told(`PUT /users/${account}`, { token, json: change })).events, [
        { security: 'password_changed', by, account },
        { security: 'email_changed', by, account },
        { security: 'role_changed', by, account, role: 'admin', roleBefore: 'user' },
      ]);
      assert.deepEqual((await told(`PUT /users/${account}`, { token, json: { name: 'Vera K.' } })).events, []);
      assert.deepEqual((await told(`DELETE /users/${account}`, { token })).events, [
        { security: 'account_deleted', by, account },
      ]);

      const wrong = { currentPassword: 'a wrong guess', newPassword: 'nine tall giraffes' };
      assert.deepEqual((await told('PUT /password', { token, json: wrong })).events, [
        { security: 'password_refused', by },
      ]);
      const right = { ...wrong, currentPassword: staffPassword };
      assert.deepEqual((await told('PUT /password', { token, json: right })).events, [
        { security: 'password_changed', by, account: by },
      ]);

      const pipeline = await told('POST /release-tokens', { token, json: { name: 'Team A', remote: 'public' } });
      const ofToken = { by, token: pipeline.body._id };
      assert.deepEqual(pipeline.events, [{ security: 'token_created', ...ofToken, remote: 'public' }]);
      assert.deepEqual((await told(`DELETE /release-tokens/${ofToken.token}`, { token })).events, [
        { security: 'token_revoked', ...ofToken },
      ]);
      assert.deepEqual((await told('POST /logout', { token })).events, [{ security: 'logout', by }]);
      const second = await app.signIn('user');
      assert.deepEqual((await told('DELETE /sessions', { token: second.token })).events, [
        { security: 'sessions_ended', by: second.id },
      ]);
    });
  });

describe('[K-12] nothing personal is in the log', () => {
  let app: TestApp;
  const lines: string[] = [];
  before(async () => {
    const log = pino({ level: 'trace' }, { write: (line) => void lines.push(line) });
    app = await openTestApp('sqlite', {}, log);
  });
  after(() => app?.close());

  test('whatever people do and get wrong; addresses are in lines of security alone', async () => {
    const { token, email } = await app.signIn('admin');
    const headers = { 'x-forwarded-for': address };
    const [person, secret] = ['Ljubica-Petrova', 'vrabotena.lozinka.17'];
    const mail = `${person}@posta.example`;
    const known = [];
    for (const [call, sending] of [
      ['POST /contact', { json: { name: person, email: mail, message: `Write to ${mail}` } }],
      ['POST /contact', { json: { name: person, email: `${person} at posta`, message: '' } }],
      ['POST /contact', { payload: `{"email":"${mail}",`, headers: { 'content-type': 'application/json' } }],
      ['POST /login', { json: { email: mail, password: secret } }],
      ['POST /login', { json: { email, password: staffPassword } }],
      [`GET /users?search=${mail}`, { token }],
      [`GET /contact-messages?search=${person}`, { token }],
      [`GET /nothing/${mail}?token=${secret}`, {}],
      [`GET /search?q=${person}&lang=${mail}`, {}],
      ['POST /register', { token, json: { name: person, email: mail, role: 'user', password: secret } }],
      ['POST /register', { token, json: { name: person, email: mail, role: 'user', password: secret } }],
      ['GET /users', { token: secret.replaceAll('.', '-').repeat(2) }],
    ] as const)
      known.push(
        (await app.send(call, { ...sending, headers: { ...headers, ...('headers' in sending && sending.headers) } }))
          .body,
      );
    // A failure of our own, whose details have what somebody has typed.
    await app.db.schema.alterTable('contact_messages').dropColumn('search').execute();
    const failed = await app.send('POST /contact', { json: { name: person, email: mail, message: secret }, headers });
    assert.equal(failed.status, 500);
    const all = lines.join('');
    assert.ok(lines.length > 12, all);
    for (const personal of [person, mail, person.toLowerCase(), secret, token, staffPassword, email, known[4].token])
      assert.ok(!all.includes(personal), `${personal} in ${all}`);
    for (const line of lines) if (line.includes(address)) assert.ok(JSON.parse(line).security, line);
  });
});
