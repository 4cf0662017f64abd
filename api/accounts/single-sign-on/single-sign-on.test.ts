import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readEnvironment } from '../../environment.ts';
import { Issuer, type IssuerPerson, issuerClient } from '../../test/issuer.ts';
import { MailServer, refusal } from '../../test/mail-server.ts';
import { onEachEngine, openTestApp, type TestApp } from '../../test/test-app.ts';
import { writeAccountRules } from '../account-rules.repository.ts';
import { codeOf, fromBase32, stepAt } from '../one-time-codes.ts';

const site = 'https://www.varda-pharm.example';
const domain = 'varda-pharm.example';

const issuer = new Issuer();
let issuerUrl = '';
before(async () => {
  issuerUrl = await issuer.start(site);
});
after(() => issuer.stop());

let people = 0;

/** Somebody new at the issuer. */
function somebody(more: Partial<IssuerPerson> = {}): { subject: string; person: IssuerPerson } {
  people += 1;
  const person = { email: `person-${people}@${domain}`, email_verified: true, name: `Person ${people}`, ...more };
  const subject = `subject-${people}`;
  issuer.people.set(subject, person);
  return { subject, person };
}

const settings = (more: Record<string, string> = {}) => ({
  SITE_URL: site,
  OIDC_ISSUER: issuerUrl,
  OIDC_CLIENT_ID: issuerClient.id,
  OIDC_CLIENT_SECRET: issuerClient.secret,
  OIDC_NAME: 'Varda account',
  OIDC_DOMAINS: domain,
  ...more,
});

/** A browser: it keeps the cookies of site and issuer, and follows to the issuer and back. */
class Browser {
  readonly #app: TestApp;
  readonly #cookies = new Map<string, Map<string, string>>();
  readonly #address: string;

  constructor(app: TestApp) {
    this.#app = app;
    people += 1;
    this.#address = `10.9.${people >> 8}.${people & 255}`;
  }

  #jar(host: string): Map<string, string> {
    const jar = this.#cookies.get(host) ?? new Map<string, string>();
    this.#cookies.set(host, jar);
    return jar;
  }

  #take(host: string, lines: readonly string[]): void {
    for (const line of lines) {
      const [name = '', ...value] = (line.split(';')[0] ?? '').split('=');
      if (/max-age=0/.test(line)) this.#jar(host).delete(name);
      else this.#jar(host).set(name, value.join('='));
    }
  }

  #sent(host: string): string {
    return [...this.#jar(host)].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** A call of the site's, over HTTPS. */
  async site(call: `${'GET' | 'POST'} ${string}`) {
    const answer = await this.#app.send(call, {
      headers: { cookie: this.#sent('site'), 'x-forwarded-for': this.#address, 'x-forwarded-proto': 'https' },
    });
    this.#take('site', [answer.headers['set-cookie'] ?? []].flat());
    return answer;
  }

  /** Where the issuer sends to for whoever `choose` says: the callback of the site, as a call of it. */
  async atIssuer(start: string, choose: string): Promise<string> {
    let address = start;
    while (address.startsWith(issuerUrl)) {
      const answer = await fetch(address, { redirect: 'manual', headers: { cookie: this.#sent('issuer') } });
      this.#take('issuer', answer.headers.getSetCookie());
      const to = answer.headers.get('location');
      address = to ? new URL(to, address).href : `${address}?${choose}`;
      await answer.arrayBuffer();
    }
    assert.ok(address.startsWith(`${site}/api/login/`), address);
    return address.slice(`${site}/api`.length);
  }

  async start(from = ''): Promise<string> {
    const { status, headers } = await this.site(`GET /login/single-sign-on/start?from=${encodeURIComponent(from)}`);
    assert.equal(status, 302);
    return String(headers.location);
  }

  /** Goes all the way; the address of the login page that it ends at. */
  async signIn(choose: string, from?: string): Promise<URLSearchParams> {
    const back = await this.atIssuer(await this.start(from), choose);
    const { status, headers } = await this.site(`GET ${back}`);
    assert.equal(status, 302);
    const { pathname, searchParams } = new URL(String(headers.location), site);
    assert.equal(pathname, '/login');
    return searchParams;
  }

  fetchSession() {
    return this.site('POST /login/single-sign-on');
  }
}

async function outcome(app: TestApp, choose: string): Promise<string | null> {
  return (await new Browser(app).signIn(choose)).get('sso');
}

const adminOf = async (app: TestApp) => (await app.signIn('admin')).token;

async function accountOf(app: TestApp, email: string) {
  const { body } = await app.send(`GET /users?search=${email}`, { token: await adminOf(app) });
  return body.users.find((user: { email: string }) => user.email === email);
}

test('[U-07] without an issuer there is no single sign-on, and the login page gets to know that', async () => {
  const app = await openTestApp('sqlite');
  try {
    assert.deepEqual((await app.send('GET /login/single-sign-on')).body, { name: null });
    assert.equal((await app.send('GET /login/single-sign-on/start')).status, 404);
    assert.equal((await app.send('POST /login/single-sign-on')).status, 401);
  } finally {
    await app.close();
  }
});

test('[U-07] the start names what single sign-on lacks, and refuses an issuer that is not encrypted', () => {
  assert.throws(
    () => readEnvironment({ OIDC_ISSUER: 'https://login.example' }),
    (error: Error) =>
      ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_DOMAINS', 'SITE_URL'].every((name) =>
        error.message.includes(`${name}: is needed with OIDC_ISSUER`),
      ),
  );
  assert.throws(() => readEnvironment(settings({ OIDC_ISSUER: 'http://login.example' })), /OIDC_ISSUER.*https/);
  for (const issuer of ['login.example', 'login.example:8443/realm'])
    assert.throws(
      () => readEnvironment(settings({ OIDC_ISSUER: issuer })),
      /OIDC_ISSUER: must (?:be an address like https|begin with https)/,
    );
});

test('[U-07] an issuer that is away is said so, and asked again by the next sign-in', async () => {
  const late = new Issuer();
  const url = await late.start(site);
  await late.stop();
  const app = await openTestApp('sqlite', settings({ OIDC_ISSUER: url }));
  const start = async () => (await app.send('GET /login/single-sign-on/start?from=/admin/about')).headers.location;
  try {
    assert.equal(await start(), '/login?sso=failed&from=%2Fadmin%2Fabout');
    await late.start(site, Number(new URL(url).port));
    assert.ok(String(await start()).startsWith(`${url}/auth?`));
  } finally {
    await app.close();
    await late.stop();
  }
});

onEachEngine(
  (app) => {
    test('[U-06] [U-07] who signs in by the issuer and is asked for a password is told how to choose one', async () => {
      const user = await app().signIn('user');
      const { subject, person } = somebody();
      const { token: admin } = await app().signIn('admin');
      await app().send(`PUT /users/${user.id}`, { token: admin, json: { email: person.email } });
      const browser = new Browser(app());
      await browser.signIn(`as=${subject}`);
      const { token } = (await browser.fetchSession()).body;
      const refusal = async (bearer: string) => {
        const json = { name: 'Report', scope: 'read', days: 30, currentPassword: 'a guess' };
        const { status, body } = await app().send('POST /api-keys', { token: bearer, json });
        assert.equal(status, 422, JSON.stringify(body));
        return body.fields.currentPassword as string;
      };
      assert.match(await refusal(token), /Forgot your password/);
      assert.equal(await refusal(admin), 'The current password is incorrect.');
    });

    test('[U-02] [U-07] a required app is set up without a password by whoever signs in by the issuer, and nothing else is', async () => {
      const { subject, person } = somebody();
      const user = await app().signIn('user');
      await app().send(`PUT /users/${user.id}`, { token: await adminOf(app()), json: { email: person.email } });
      const browser = new Browser(app());
      await browser.signIn(`as=${subject}`);
      const { token } = (await browser.fetchSession()).body;
      const post = (call: string, bearer = token) => app().send(`POST ${call}`, { token: bearer, json: {} });
      const isAsked = async (call: string, bearer = token) => {
        const { status, body } = await post(call, bearer);
        assert.deepEqual([status, Object.keys(body.fields)], [422, ['currentPassword']], call);
      };
      await isAsked('/second-factor');
      await writeAccountRules(app().db, { secondFactor: true });
      try {
        assert.equal((await app().send('GET /second-factor', { token })).body.withoutPassword, true);
        await isAsked('/passkeys/options');
        const { token: other } = await app().signIn('user');
        await isAsked('/second-factor', other);
        const begun = await post('/second-factor');
        assert.equal(begun.status, 200);
        const code = codeOf(fromBase32(begun.body.secret), stepAt(Date.now()));
        assert.equal((await app().send('PUT /second-factor', { token, json: { code } })).status, 200);
        assert.equal((await app().send('GET /second-factor', { token })).body.withoutPassword, false);
        await isAsked('/passkeys/options');
        await isAsked('/second-factor');
      } finally {
        await writeAccountRules(app().db, { secondFactor: false });
      }
    });

    test('[U-07] whoever has an account signs in by the issuer: once, in their browser alone, and back to their page', async () => {
      const { subject, person } = somebody();
      const user = await app().signIn('user');
      await app().send(`PUT /users/${user.id}`, { token: await adminOf(app()), json: { email: person.email } });
      assert.deepEqual((await app().send('GET /login/single-sign-on')).body, { name: 'Varda account' });

      const browser = new Browser(app());
      const to = await browser.start('/admin/about?page=2');
      const asked = new URL(to).searchParams;
      assert.equal(asked.get('code_challenge_method'), 'S256');
      const back = await browser.atIssuer(to, `as=${subject}`);
      const { headers } = await browser.site(`GET ${back}`);
      assert.equal(headers.location, '/login?sso=done&from=%2Fadmin%2Fabout%3Fpage%3D2');
      const cookies = [headers['set-cookie'] ?? []].flat();
      assert.ok(cookies.length > 0);
      for (const cookie of cookies) assert.match(cookie, /^__Host-.*httponly.*secure/i);

      assert.equal((await new Browser(app()).fetchSession()).status, 401);
      const taken = await browser.fetchSession();
      assert.equal(taken.status, 200);
      assert.deepEqual(Object.keys(taken.body).toSorted(), ['name', 'role', 'token']);
      assert.equal(taken.headers['cache-control'], 'no-store');
      const whose = await app().send('GET /session', { token: taken.body.token });
      assert.equal(whose.body.email, person.email);
      assert.equal((await browser.fetchSession()).status, 401);
      assert.equal((await browser.site(`GET ${back}`)).headers.location, '/login?sso=failed');
    });

    test('[U-07] what comes back in another browser, changed, or without a beginning, opens nothing', async () => {
      const { subject, person } = somebody();
      const user = await app().signIn('user');
      await app().send(`PUT /users/${user.id}`, { token: await adminOf(app()), json: { email: person.email } });
      const theirs = new Browser(app());
      const back = await theirs.atIssuer(await theirs.start(), `as=${subject}`);
      const other = new Browser(app());
      assert.equal((await other.site(`GET ${back}`)).headers.location, '/login?sso=failed');
      await other.start();
      assert.equal((await other.site(`GET ${back}`)).headers.location, '/login?sso=failed');
      assert.equal((await theirs.site(`GET ${back}x`)).headers.location?.toString().slice(0, 17), '/login?sso=failed');
      const nothing = await new Browser(app()).site('GET /login/single-sign-on/callback');
      assert.equal(nothing.headers.location, '/login?sso=failed');
    });

    test('[U-07] who says no at the issuer is back at the login', async () => {
      assert.equal(await outcome(app(), 'cancel'), 'cancelled');
    });

    test('[U-07] other domains, addresses that nobody has verified and people without an account are refused', async () => {
      for (const more of [{ email: 'ana@elsewhere.example' }, { email_verified: false }, {}]) {
        const { subject, person } = somebody(more);
        if (more.email_verified === false) {
          const user = await app().signIn('user');
          await app().send(`PUT /users/${user.id}`, { token: await adminOf(app()), json: { email: person.email } });
        }
        assert.equal(await outcome(app(), `as=${subject}`), 'refused');
      }
    });

    test('[U-07] an account stays with the person, whose address may change, and does not pass to the next one with it', async () => {
      const { subject, person } = somebody();
      const { email } = person;
      const user = await app().signIn('user');
      await app().send(`PUT /users/${user.id}`, { token: await adminOf(app()), json: { email } });
      assert.equal(await outcome(app(), `as=${subject}`), 'done');
      issuer.people.set(subject, { ...person, email: `married-${email}` });
      const again = new Browser(app());
      await again.signIn(`as=${subject}`);
      assert.equal(
        (await app().send('GET /session', { token: (await again.fetchSession()).body.token })).body.email,
        email,
      );

      const { subject: next } = somebody({ email });
      assert.equal(await outcome(app(), `as=${next}`), 'refused');
      const token = await adminOf(app());
      const { body } = await app().send('POST /personal-data/export', { token, json: { email } });
      assert.deepEqual(
        body.identities.map((identity: { subject: string }) => identity.subject),
        [subject],
      );
      await app().send(`DELETE /users/${user.id}`, { token });
      assert.deepEqual(
        await app().db.selectFrom('identities').select('subject').where('user_id', '=', user.id).execute(),
        [],
      );
    });
  },
  () => settings(),
);

onEachEngine(
  (app) => {
    test('[U-07] groups make accounts with their role, which follows them; who is in none is refused', async () => {
      const { subject, person } = somebody({ groups: ['marketing', 'others'] });
      assert.equal(await outcome(app(), `as=${subject}`), 'done');
      const made = await accountOf(app(), person.email);
      assert.deepEqual([made.name, made.role], [person.name, 'user']);

      const earlier = new Browser(app());
      await earlier.signIn(`as=${subject}`);
      const { token } = (await earlier.fetchSession()).body;
      issuer.people.set(subject, { ...person, groups: ['it'] });
      assert.equal(await outcome(app(), `as=${subject}`), 'done');
      assert.equal((await accountOf(app(), person.email)).role, 'admin');
      assert.equal((await app().send('GET /session', { token })).status, 401);

      const last = new Browser(app());
      await last.signIn(`as=${subject}`);
      const open = (await last.fetchSession()).body.token;
      issuer.people.set(subject, { ...person, groups: [] });
      assert.equal(await outcome(app(), `as=${subject}`), 'refused');
      assert.equal((await app().send('GET /session', { token: open })).status, 401);
      const { body } = await app().send(`GET /activity?item=${made._id}`, { token: await adminOf(app()) });
      const actions = body.activities.map(({ action }: { action: string }) => action);
      assert.deepEqual(new Set(actions), new Set(['create', 'sign_in', 'role_change']));
    });
  },
  () => settings({ OIDC_USER_GROUPS: 'marketing', OIDC_ADMIN_GROUPS: 'it, heads' }),
);

test('[U-07] an issuer may send one group as a text, and say in a text whether an address is verified', async () => {
  const app = await openTestApp('sqlite', settings({ OIDC_ADMIN_GROUPS: 'it, board', OIDC_USER_GROUPS: 'marketing' }));
  try {
    const signIn = async (more: Partial<IssuerPerson>) => {
      const { subject, person } = somebody(more);
      const outcome = (await new Browser(app).signIn(`as=${subject}`)).get('sso');
      const { body } = await app.send(`GET /users?search=${person.email}`, {
        token: (await app.signIn('admin')).token,
      });
      return [outcome, body.users[0]?.role];
    };
    assert.deepEqual(await signIn({ groups: 'it' }), ['done', 'admin']);
    assert.deepEqual(await signIn({ groups: 'others' }), ['refused', undefined]);
    assert.deepEqual(await signIn({ groups: ['marketing'], email_verified: 'true' }), ['done', 'user']);
    assert.deepEqual(await signIn({ groups: ['marketing'], email_verified: 'false' }), ['refused', undefined]);
  } finally {
    await app.close();
  }
});

test('[U-07] [U-03] issuer and e-mails speak the language of the page that led to the issuer', async () => {
  const server = new MailServer();
  // What is to be sent stays.
  server.beforeTaking = () => {
    throw refusal(451);
  };
  const app = await openTestApp('sqlite', {
    ...settings({ OIDC_USER_GROUPS: 'marketing' }),
    SMTP_URL: await server.start(),
    LOGIN_NOTICES: 'on',
  });
  try {
    const { subject } = somebody({ groups: ['marketing'] });
    await new Browser(app).signIn(`as=${subject}`);
    const another = new Browser(app);
    const begun = await another.site('GET /login/single-sign-on/start?from=&lang=mk');
    const to = String(begun.headers.location);
    assert.equal(new URL(to).searchParams.get('ui_locales'), 'mk');
    await another.site(`GET ${await another.atIssuer(to, `as=${subject}`)}`);
    const notices = await app.db.selectFrom('login_notices').select('language').execute();
    assert.deepEqual(
      notices.map(({ language }) => language),
      ['mk'],
    );
  } finally {
    await app.close();
    await server.stop();
  }
});

test('[U-07] the last admin stays one, whatever the groups say', async () => {
  const { subject, person } = somebody({ groups: ['marketing'] });
  const app = await openTestApp('sqlite', settings({ OIDC_USER_GROUPS: 'marketing' }));
  try {
    await app.db.updateTable('users').set({ email: person.email }).execute();
    const browser = new Browser(app);
    await browser.signIn(`as=${subject}`);
    assert.equal((await browser.fetchSession()).body.role, 'admin');
  } finally {
    await app.close();
  }
});
