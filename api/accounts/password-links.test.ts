import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { MailServer, refusal } from '../test/mail-server.ts';
import { engines, onEachEngine, openTestApp, staffPassword, type TestApp } from '../test/test-app.ts';
import { until } from '../test/until.ts';

const chosen = 'лозинка што никој не ја погодува';
const hour = 3_600_000;

let visitors = 0;

for (const engine of engines)
  describe(engine, () => {
    let server: MailServer;
    let app: TestApp;

    before(async () => {
      server = new MailServer();
      app = await openTestApp(engine, {
        SMTP_URL: await server.start(),
        MAIL_FROM: 'site@varda-pharm.example',
        SITE_URL: 'https://www.varda-pharm.example',
      });
    });
    after(async () => {
      await app.close();
      await server.stop();
    });
    afterEach(async () => {
      server.beforeTaking = () => {};
      server.mails.length = 0;
      await app.db.deleteFrom('password_links').execute();
    });

    const from = () => {
      visitors += 1;
      return { 'x-forwarded-for': `203.0.113.${visitors % 250}` };
    };
    const ask = (email: string, language = 'en', headers = from()) =>
      app.send(`POST /password-recovery?lang=${language}`, { json: { email }, headers });
    const choose = (token: string, password = chosen) =>
      app.send('PUT /password-recovery', { json: { token, password }, headers: from() });
    const login = (email: string, password: string) =>
      app.send('POST /login', { json: { email, password }, headers: from() });
    const links = () => app.db.selectFrom('password_links').selectAll().execute();
    const isSettled = async () => (await links()).every((row) => row.due_at === null);
    const nextMail = async () => {
      await until(async () => server.mails.length > 0 && (await isSettled()));
      const mail = server.mails.shift();
      assert.ok(mail);
      const [, token = ''] = /#(\S+)/.exec(mail.text) ?? [];
      return { ...mail, token };
    };

    test('[U-01] a forgotten password is chosen anew by a link that comes by e-mail, once; all sessions end', async () => {
      const { email, token: session } = await app.signIn('user');
      assert.deepEqual((await ask(email)).body, { mailed: true });
      const mail = await nextMail();
      assert.deepEqual(mail.to, [email]);
      assert.match(mail.text, /https:\/\/www\.varda-pharm\.example\/login\/new-password\?lang=en#\S{60,}\n/);
      assert.match(mail.text, /within an hour/);
      const [row] = await links();
      assert.ok(row?.token_hash && !JSON.stringify(row).includes(mail.token.split('.')[1] ?? '-'));
      const lasts = Date.parse(row.expires_at ?? '') - Date.now();
      assert.ok(lasts > 0.9 * hour && lasts <= hour, `${lasts}`);

      // What is refused leaves the link as it is.
      const weak = await choose(mail.token, 'short');
      assert.deepEqual([weak.status, Object.keys(weak.body.fields)], [422, ['password']]);
      const common = await choose(mail.token, 'password123');
      assert.deepEqual([common.status, Object.keys(common.body.fields)], [422, ['password']]);
      assert.equal((await app.send('GET /session', { token: session })).status, 200);

      const used = await Promise.all([choose(mail.token), choose(mail.token)]);
      assert.deepEqual(used.map(({ status }) => status).toSorted(), [200, 404]);
      assert.equal((await choose(mail.token, 'yet another password of mine')).status, 404);
      assert.equal((await app.send('GET /session', { token: session })).status, 401);
      assert.equal((await login(email, staffPassword)).status, 401);
      assert.equal((await login(email, chosen)).status, 200);
    });

    test('[U-01] [L-03] whoever has tried too often logs in with the password that a link has given them', async () => {
      const [{ email }, colleague] = [await app.signIn('user'), await app.signIn('user')];
      const here = from();
      const tryHere = async (who: string, password: string) =>
        (await app.send('POST /login', { json: { email: who, password }, headers: here })).status;
      for (const who of [email, colleague.email])
        for (let failure = 0; failure < 5; failure += 1) assert.equal(await tryHere(who, 'forgotten'), 401);
      assert.equal(await tryHere(email, staffPassword), 429);
      await ask(email);
      const { token } = await nextMail();
      const put = (password: string) =>
        app.send('PUT /password-recovery', { json: { token, password }, headers: here });
      assert.equal((await put('short')).status, 422);
      assert.equal(await tryHere(email, staffPassword), 429);
      assert.equal((await put(chosen)).status, 200);
      assert.deepEqual([await tryHere(email, chosen), await tryHere(colleague.email, staffPassword)], [200, 429]);
    });

    test('[U-01] [K-06] a new password whose answer was lost is answered as made when it is sent again', async () => {
      const { email } = await app.signIn('user');
      await ask(email);
      const { token } = await nextMail();
      const headers = { ...from(), 'idempotency-key': `new-password-${engine}-0001` };
      const send = (key = headers) =>
        app.send('PUT /password-recovery', { json: { token, password: chosen }, headers: key });
      assert.deepEqual([(await send()).status, (await send()).status], [200, 200]);
      const ofAnother = { ...headers, 'idempotency-key': `new-password-${engine}-0002` };
      assert.equal((await send(ofAnother)).status, 404);
      assert.equal((await login(email, chosen)).status, 200);
    });

    test('[U-01] an address without an account gets the same answer and no e-mail', async () => {
      const { email } = await app.signIn('user');
      const [known, unknown] = [await ask(email), await ask('nobody@varda-pharm.example')];
      assert.deepEqual([unknown.status, unknown.body], [known.status, known.body]);
      await until(async () => (await links()).length === 1 && (await isSettled()));
      assert.deepEqual(
        server.mails.map(({ to }) => to),
        [[email]],
      );
    });

    test('[U-01] the answer waits neither for the mail server nor for the account', async () => {
      let take = () => {};
      server.beforeTaking = () =>
        new Promise<void>((resolve) => {
          take = resolve;
        });
      const { email } = await app.signIn('user');
      assert.equal((await ask(email)).status, 200);
      assert.equal(server.mails.length, 0);
      await until(async () => (await links())[0]?.attempts === 1);
      server.beforeTaking = () => {};
      await until(() => {
        take();
        return server.mails.length === 1;
      });
    });

    test('[U-01] an e-mail that is tried again has a new link; one that nobody took for an hour is given up', async () => {
      const { email } = await app.signIn('user');
      server.beforeTaking = () => {
        throw refusal(451);
      };
      await ask(email);
      const isPostponed = async () => {
        const [row] = await links();
        return row?.attempts === 1 && Date.parse(row.due_at ?? '') < Date.now() + 5 * 60_000;
      };
      await until(isPostponed);
      const before = (await links())[0]?.token_hash;
      server.beforeTaking = () => {};
      await app.db
        .updateTable('password_links')
        .set({ due_at: new Date(0).toISOString() })
        .execute();
      app.services.linkOutbox?.wake();
      const { token } = await nextMail();
      assert.notEqual((await links())[0]?.token_hash, before);
      assert.equal((await choose(token)).status, 200);

      server.beforeTaking = () => {
        throw refusal(550);
      };
      await ask(email);
      await until(isPostponed);
      const long = new Date(Date.now() - 2 * hour).toISOString();
      await app.db
        .updateTable('password_links')
        .set({ due_at: new Date(0).toISOString(), created_at: long })
        .execute();
      app.services.linkOutbox?.wake();
      await until(async () => (await links()).length === 0);
    });

    test('[U-01] a link ends with its time, with another password and with another address', async () => {
      const { email, id } = await app.signIn('user');
      const admin = (await app.signIn('admin')).token;
      const freshLink = async () => {
        await ask(email);
        return (await nextMail()).token;
      };
      const old = await freshLink();
      await app.db
        .updateTable('password_links')
        .set({ expires_at: new Date(Date.now() - 1).toISOString() })
        .execute();
      assert.equal((await choose(old)).status, 404);

      const before = await freshLink();
      await app.send(`PUT /users/${id}`, { token: admin, json: { password: 'one that the admin has set' } });
      assert.equal((await choose(before)).status, 404);

      const moved = await freshLink();
      await app.send(`PUT /users/${id}`, { token: admin, json: { email: `new-${email}` } });
      assert.equal((await choose(moved)).status, 404);
      for (const nonsense of ['x', '.', `${'a'.repeat(36)}.b`, 'ж'])
        assert.equal((await choose(nonsense)).status, 404, nonsense);
      const { body } = await app.send('PUT /password-recovery?lang=mk', { json: { token: 'x', password: chosen } });
      assert.match(body.message, /Врската повеќе не важи/);
    });

    test('[U-01] an account gets three e-mails an hour, a network address asks ten times a quarter; no answer tells', async () => {
      const { email } = await app.signIn('user');
      for (let n = 0; n < 5; n += 1) assert.deepEqual((await ask(email)).body, { mailed: true });
      await until(async () => server.mails.length === 3 && (await isSettled()));
      assert.equal((await links()).length, 3);
      const here = { 'x-forwarded-for': '198.51.100.7' };
      const statuses = [];
      for (let n = 0; n < 11; n += 1) statuses.push((await ask(`nobody${n}@varda-pharm.example`, 'en', here)).status);
      assert.deepEqual([statuses.indexOf(429), statuses.at(0)], [10, 200]);
      await until(async () => (await links()).length === 3);
    });

    test('[U-01] an invitation comes by e-mail in the language of the page and works for 24 hours', async () => {
      const { token } = await app.signIn('admin');
      const email = `invited-${engine}@varda-pharm.example`;
      const made = await app.send('POST /register?lang=mk', {
        token,
        json: { name: 'Елена', email, invitation: true },
      });
      assert.deepEqual([made.status, made.body.invitationToken], [201, null]);
      const mail = await nextMail();
      assert.match(mail.headers.subject ?? '', /Вашата корисничка сметка/);
      assert.match(mail.text, /^Почитуван\(а\) Елена,/);
      const lasts = Date.parse((await links())[0]?.expires_at ?? '') - Date.now();
      assert.ok(lasts > 23 * hour && lasts <= 24 * hour);
      assert.equal((await choose(mail.token)).status, 200);
      assert.equal((await login(email, chosen)).status, 200);
    });

    test('[U-01] whose address is changed while they are invited is invited anew at the new one; with a password they are not, unless they are sent a link', async () => {
      const { token } = await app.signIn('admin');
      const typed = `typed-${engine}@varda-pharm.example`;
      const { body: made } = await app.send('POST /register', {
        token,
        json: { name: 'Елена', email: typed, invitation: true },
      });
      const first = await nextMail();
      const email = `meant-${engine}@varda-pharm.example`;
      const change = (json: unknown) => app.send(`PUT /users/${made._id}`, { token, json });
      assert.equal((await change({ name: 'Elena' })).body.invitationToken, undefined);
      const changed = await change({ email });
      assert.deepEqual([changed.status, changed.body.invitationToken], [200, null]);
      const mail = await nextMail();
      assert.deepEqual(mail.to, [email]);
      assert.deepEqual([(await choose(first.token)).status, (await choose(mail.token)).status], [404, 200]);
      assert.equal((await change({ email: typed })).body.invitationToken, undefined);

      const other = { name: 'Петар', email: `other-${engine}@varda-pharm.example`, invitation: true };
      const { body: guest } = await app.send('POST /register', { token, json: other });
      await nextMail();
      const set = { password: 'one that the admin has set', email: `set-${engine}@varda-pharm.example` };
      const named = await app.send(`PUT /users/${guest._id}`, { token, json: set });
      assert.deepEqual([named.status, named.body.invitationToken, await links()], [200, undefined, []]);
      const late = await app.send(`PUT /users/${guest._id}`, { token, json: { invitation: true } });
      assert.deepEqual([late.status, late.body.invitationToken], [200, null]);
      assert.equal((await login(set.email, set.password)).status, 200, 'the password is good until another is chosen');
      const second = await app.send(`PUT /users/${guest._id}`, { token, json: { invitation: true } });
      assert.equal(second.status, 200);
      const [older, newer] = [await nextMail(), await nextMail()];
      assert.match((await choose(older.token)).body.message, /replaced by a newer one/);
      assert.deepEqual([(await choose(older.token)).status, (await choose(newer.token)).status], [404, 200]);
      assert.deepEqual(
        [(await login(set.email, set.password)).status, (await login(set.email, chosen)).status],
        [401, 200],
      );

      const { body: self } = await app.send('GET /session', { token });
      const own = await app.send(`PUT /users/${self._id}`, { token, json: { invitation: true } });
      assert.deepEqual([own.status, Object.keys(own.body.fields)], [422, ['invitation']]);

      const { body } = await app.send(`GET /activity?item=${made._id}`, { token });
      const actions = body.activities.map((one: { action: string }) => one.action);
      assert.equal(actions.filter((action: string) => action === 'invite').length, 2);
    });
  });

onEachEngine((app) => {
  test('[U-01] without a mail server the admin gets the link, and nobody else gets any', async () => {
    const { token } = await app().signIn('admin');
    const email = 'by-hand@varda-pharm.example';
    const json = { name: 'Elena', email, invitation: true };
    const headers = { 'idempotency-key': 'the-same-request-twice' };
    const made = await app().send('POST /register', { token, json, headers });
    const again = await app().send('POST /register', { token, json, headers });
    assert.deepEqual([made.status, again.body._id], [201, made.body._id]);
    const stored = JSON.stringify([
      await app().db.selectFrom('idempotency_keys').selectAll().execute(),
      await app().db.selectFrom('password_links').selectAll().execute(),
    ]);
    assert.ok(!stored.includes(made.body.invitationToken));
    const choice = { token: made.body.invitationToken, password: chosen };
    assert.equal((await app().send('PUT /password-recovery', { json: choice })).status, 200);
    assert.equal((await app().send('POST /login', { json: { email, password: chosen } })).status, 200);
    assert.equal(
      (await app().send('PUT /password-recovery', { json: { ...choice, token: again.body.invitationToken } })).status,
      404,
    );
    assert.deepEqual((await app().send('POST /password-recovery', { json: { email } })).body, { mailed: false });

    const typed = { ...json, email: 'typed@varda-pharm.example' };
    const { body: guest } = await app().send('POST /register', { token, json: typed });
    const meant = {
      token,
      json: { email: 'meant@varda-pharm.example' },
      headers: { 'idempotency-key': 'the-same-change-twice' },
    };
    for (let tries = 0; tries < 2; tries += 1) {
      const { body: changed } = await app().send(`PUT /users/${guest._id}`, meant);
      const anew = { token: changed.invitationToken, password: chosen };
      if (tries === 1) assert.equal((await app().send('PUT /password-recovery', { json: anew })).status, 200);
    }
    const neither = await app().send('POST /register', { token, json: { name: 'A', email: 'a@x.example' } });
    assert.deepEqual([neither.status, Object.keys(neither.body.fields)], [422, ['password']]);
  });
});
