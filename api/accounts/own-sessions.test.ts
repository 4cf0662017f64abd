import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { MailServer } from '../test/mail-server.ts';
import { engines, onEachEngine, openTestApp, staffPassword, type TestApp } from '../test/test-app.ts';
import { until } from '../test/until.ts';
import { browserName } from './browser-name.ts';
import { hashToken } from './sessions.repository.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const login = (app: TestApp, email: string, headers: Record<string, string>, language = 'en') =>
  app.send(`POST /login?lang=${language}`, { json: { email, password: staffPassword }, headers });

test('[U-03] browser and system are read from what browsers name themselves', () => {
  const told = (userAgent?: string) => Object.values(browserName(userAgent)).join(' / ');
  assert.equal(told(firefox), 'Firefox / Windows');
  assert.equal(told(edge), 'Edge / Windows');
  assert.equal(told(safari), 'Safari / iOS');
  assert.equal(told('Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit Chrome/142.0 Safari/537.36'), 'Chrome / ChromeOS');
  assert.equal(
    told('Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28 Chrome/130 Safari'),
    'Samsung Internet / Android',
  );
  assert.deepEqual(browserName('curl/8.5'), { browser: null, system: null });
  assert.deepEqual(browserName(), { browser: null, system: null });
});

onEachEngine((app) => {
  const list = async (token: string) => (await app().send('GET /sessions', { token })).body;

  test('[U-03] one sees one’s own sessions: browser, network, last use; neither address nor the whole User-Agent is stored', async () => {
    const { email, token } = await app().signIn('user');
    await app().signIn('user');
    const made = await login(app(), email, { 'user-agent': firefox, 'x-forwarded-for': '203.0.113.77' });
    await login(app(), email, { 'user-agent': safari, 'x-forwarded-for': '2001:db8:12:34:56::9' });
    const mine = await list(made.body.token);
    assert.deepEqual(
      mine.map(({ browser, system, network, isThis }: Record<string, unknown>) => [browser, system, network, isThis]),
      [
        ['Firefox', 'Windows', '203.0.113.0/24', true],
        ['Safari', 'iOS', '2001:db8:12::/48', false],
        [null, null, null, false],
      ],
    );
    assert.ok(Date.parse(mine[0].usedAt) <= Date.now() && mine[0].createdAt <= mine[0].usedAt);
    const stored = JSON.stringify(await app().db.selectFrom('sessions').selectAll().execute());
    assert.doesNotMatch(stored, /203\.0\.113\.77|Mozilla|56::9/);
    assert.doesNotMatch(stored + JSON.stringify(mine), new RegExp(token.split('.')[1] ?? '-'));
  });

  test('[U-03] a use is noted where it was, every few minutes', async () => {
    const { token } = await app().signIn('user');
    const used = (minutes: number) =>
      app()
        .db.updateTable('sessions')
        .set({ used_at: new Date(Date.now() - minutes * 60_000).toISOString() })
        .where('token_hash', '=', hashToken(token))
        .execute();
    const use = async (address: string) => {
      const { body } = await app().send('GET /sessions', { token, headers: { 'x-forwarded-for': address } });
      return (await list(token))[0]?.network ?? body[0].network;
    };
    await used(4);
    assert.equal(await use('198.51.100.4'), null);
    await used(6);
    assert.equal(await use('198.51.100.4'), '198.51.100.0/24');
    assert.ok(Date.now() - Date.parse((await list(token))[0].usedAt) < 60_000);
  });

  test('[U-03] one ends one session or all others, and nobody those of somebody else', async () => {
    const { email, token, id } = await app().signIn('user');
    const stranger = await app().signIn('admin');
    const [one, two] = [await login(app(), email, {}), await login(app(), email, {})];
    const state = async (of: string) => (await app().send('GET /session', { token: of })).status;
    const idOf = (of: string) => hashToken(of);

    for (const call of [`DELETE /sessions/${idOf(one.body.token)}`, 'DELETE /sessions/others'] as const)
      await app().send(call, { token: stranger.token });
    const refused = await app().send(`DELETE /sessions/${idOf(one.body.token)}`, { token: stranger.token });
    assert.deepEqual([refused.status, refused.body.code], [404, 'not_found']);
    assert.equal(await state(one.body.token), 200);

    assert.equal((await app().send(`DELETE /sessions/${idOf(one.body.token)}`, { token })).status, 200);
    assert.equal((await app().send(`DELETE /sessions/${idOf(one.body.token)}`, { token })).status, 404);
    assert.deepEqual([await state(one.body.token), await state(two.body.token), await state(token)], [401, 200, 200]);

    assert.deepEqual((await app().send('DELETE /sessions/others', { token })).body, { done: true });
    assert.deepEqual([await state(two.body.token), await state(token), await state(stranger.token)], [401, 200, 200]);
    await app()
      .db.updateTable('sessions')
      .set({ expires_at: '2026-01-01T00:00:00.000Z' })
      .where('user_id', '=', id)
      .execute();
    assert.equal((await app().send('GET /sessions', { token })).status, 401);
  });

  test('[U-03] without the setting no browser is remembered and nothing is sent', async () => {
    const { email } = await app().signIn('user');
    const { headers } = await login(app(), email, { 'user-agent': firefox });
    assert.equal(headers['set-cookie'], undefined);
    assert.deepEqual(await app().db.selectFrom('known_browsers').selectAll().execute(), []);
  });
});

for (const engine of engines)
  describe(`${engine}, with notices`, () => {
    let server: MailServer;
    let app: TestApp;
    before(async () => {
      server = new MailServer();
      app = await openTestApp(engine, { SMTP_URL: await server.start(), LOGIN_NOTICES: 'on' });
    });
    beforeEach(() => {
      server.mails.length = 0;
    });
    after(async () => {
      await app.close();
      await server.stop();
    });

    const waiting = () => app.db.selectFrom('login_notices').select('id').execute();
    const untilSent = () => until(async () => (await waiting()).length === 0, 'the notice is still there');
    const signIn = async (email: string, headers: Record<string, string>, language?: string) => {
      const answer = await login(app, email, headers, language);
      assert.equal(answer.status, 200);
      await untilSent();
      return String(answer.headers['set-cookie']).split(';')[0] ?? '';
    };

    test('[U-03] the owner of an account gets an e-mail about a sign-in from a new browser', async () => {
      const { email } = await app.signIn('user');
      const home = await signIn(email, { 'user-agent': firefox });
      assert.match(home, /^known-browser=[\w-]{22}$/);
      assert.equal(await signIn(email, { 'user-agent': firefox, cookie: home }), home);
      assert.equal(server.mails.length, 0, 'neither the first one nor one that is known');

      await signIn(email, { 'user-agent': edge, 'x-forwarded-for': '203.0.113.99' });
      const [mail] = server.mails.splice(0);
      assert.deepEqual(mail?.to, [email]);
      assert.match(mail?.text ?? '', /Edge on Windows\nNetwork: 203\.0\.113\.0\/24\nTime: .*\(Skopje time\)/);
      assert.match(mail?.text ?? '', /change your password/);

      await signIn(email, { 'user-agent': safari }, 'mk');
      const [inMacedonian] = server.mails.splice(0);
      assert.equal(inMacedonian?.headers['content-language'], 'mk');
      assert.match(inMacedonian?.text ?? '', /Safari на iOS\nМрежа: /);
    });

    test('[U-03] a browser is known for each account on its own; a made-up cookie is replaced', async () => {
      const [ana, boris] = [await app.signIn('user'), await app.signIn('user')];
      const hers = await signIn(ana.email, {});
      await signIn(boris.email, {});
      await signIn(boris.email, { cookie: hers });
      assert.deepEqual(
        server.mails.splice(0).map(({ to }) => to),
        [[boris.email]],
      );
      assert.match(await signIn(ana.email, { cookie: 'known-browser=x' }), /^known-browser=[\w-]{22}$/);
      assert.equal(server.mails.length, 1);
      const stored = JSON.stringify(await app.db.selectFrom('known_browsers').selectAll().execute());
      assert.doesNotMatch(stored, new RegExp(hers.split('=')[1] ?? '-'));
    });

    test('[U-03] a wrong password tells nobody and remembers nothing', async () => {
      const { email } = await app.signIn('user');
      const wrong = await app.send('POST /login', { json: { email, password: 'wrong' } });
      assert.equal(wrong.headers['set-cookie'], undefined);
      assert.equal(server.mails.length, 0);
    });
  });
