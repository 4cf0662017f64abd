import type { Locator, Page } from '@playwright/test';
import { overrideCookie } from '@varda/contract/cookie-names';
import { integrityOf } from '@varda/platform/federation/integrity';
import type { RemoteManifest } from '@varda/platform/federation/manifest';
import { hydratedMark } from '@varda/platform/federation/shell-config';
import { contractVersion } from '@varda/platform/remote/contract-version';
import { median } from '../../scripts/bench/median.ts';
import { ask } from '../../shell/server/testing/ask.ts';
import { remoteTimeoutMs } from '../../shell/src/remotes/with-remote-timeout.ts';
import { en } from '../../shell/src/texts/en.ts';
import mk from '../../shell/src/texts/mk.ts';
import { ApiClient } from '../fixtures/api-client.ts';
import { BrokenSite } from '../fixtures/broken-site.ts';
import type { Faults } from '../fixtures/faulty-host.ts';
import { untilHydrated } from '../fixtures/hydrated.ts';
import { RemoteFaults, throwsAtRender } from '../fixtures/remote-faults.ts';
import { expect, proveStaff, signIn, test } from '../fixtures/test.ts';

/** The browser itself reports what it could not fetch or did not trust, the shell and React what did not run. */
test.use({
  expectedComplaint:
    /Failed to load resource|RemoteFailure|Loading (CSS )?chunk|integrity|MIME type|CORS policy|could not be opened|Federation Runtime|when rendering|at load/,
});

interface Case {
  what: string;
  /** Of a further row of the acceptance list. */
  id?: '[F-06] ' | '[I-09] ';
  reason: keyof typeof en.failure;
  faults: (remote: RemoteFaults) => Faults | Promise<Faults>;
  /** The shell's server has never had a sound answer. With one at hand, it would go on with that. */
  fromTheStart?: true;
  /** It fails by not coming in time. */
  late?: true;
  /** What is its own of it is proven by the other table or by `live-remotes.test.ts`: tried for the bench alone. */
  isTwin?: true;
}

/** The whole tables are for `npm run bench -- failures`. */
const isWhole = process.env.FAILURES === 'all';

const html = { type: 'text/html', body: '<!doctype html><title>Some page</title>' };
const json = { type: 'application/json' };

const cases: readonly Case[] = [
  { what: 'the remote is down', reason: 'unreachable', faults: () => ({ '*': 'cut' }), fromTheStart: true },
  { what: 'it goes down later', reason: 'broken', faults: () => ({ '*': 'cut' }), isTwin: true },
  {
    what: 'it hangs',
    id: '[I-09] ',
    reason: 'slow',
    faults: (remote) => remote.at(remote.container, 'never'),
    late: true,
  },
  {
    what: 'junk instead of a manifest',
    reason: 'unreachable',
    faults: (remote) => remote.at('remote.json', { ...json, body: '{"name": "adm' }),
    fromTheStart: true,
    isTwin: true,
  },
  {
    what: 'a manifest of wrong shape',
    reason: 'unreachable',
    faults: (remote) => remote.manifestWith({ pages: ['dosage'] }),
    fromTheStart: true,
    isTwin: true,
  },
  {
    what: 'another contract',
    id: '[F-06] ',
    reason: 'incompatible',
    faults: (remote) => remote.manifestWith({ contract: contractVersion + 1, version: '0123456789ab' }),
  },
  {
    what: 'HTML for JavaScript',
    reason: 'broken',
    faults: (remote) => remote.at(remote.container, html),
    isTwin: true,
  },
  {
    what: 'a chunk that is a 404',
    reason: 'broken',
    faults: (remote) => remote.at(remote.pageFile('dosage', 'js'), { ...html, status: 404 }),
  },
  {
    what: 'a style sheet that is a 404',
    reason: 'broken',
    faults: (remote) => remote.at(remote.pageFile('dosage', 'css'), { ...html, status: 404 }),
  },
  { what: 'tampered bytes', reason: 'broken', faults: (remote) => remote.tampered(remote.container) },
  {
    what: 'a script that throws at load',
    reason: 'broken',
    faults: (remote) => remote.builtWith(remote.container, /^/, 'throw new Error("at load");'),
    isTwin: true,
  },
  {
    what: 'a component that throws at render',
    reason: 'broken',
    faults: (remote) => remote.builtWith(remote.pageFile('dosage', 'js'), ...throwsAtRender),
  },
  {
    what: 'another major version of React',
    reason: 'broken',
    faults: (remote) => remote.builtWith(remote.container, /(shareKey:"react",[^}]*)\^\d+\.0\.0/, '$1^99.0.0'),
  },
];

function tried<T extends Pick<Case, 'isTwin'>>(table: readonly T[]): T[] {
  return table.filter(({ isTwin }) => isWhole || !isTwin);
}

let broken: BrokenSite;
let staff: ApiClient;
test.beforeAll(async () => {
  broken = await BrokenSite.start('remote-public', 'remote-admin-content');
  staff = await ApiClient.signIn(broken.site.apiUrl);
});
test.afterEach(() => broken.cureAll());
test.afterAll(() => broken.end());

for (const [index, { what, id = '', reason, faults, fromTheStart, late }] of tried(cases).entries()) {
  // Every second case in Macedonian.
  const texts = index % 2 === 0 ? en : mk;
  const words = texts === en ? { users: 'Users', dosage: 'Dosage' } : { users: 'Корисници', dosage: 'Дозирање' };

  test(`[N-08] [F-05] ${id}${what}: the layout stays, says so, and a retry is enough once it is cured`, async ({
    page,
  }) => {
    const remote = await RemoteFaults.of('remote-admin-content');
    const wrong = await faults(remote);
    if (fromTheStart) await broken.breakFromTheStart('admin-content', wrong);
    else await broken.break('admin-content', wrong, manifestIn(wrong, remote.manifest));
    await signIn(page, staff);
    await page.addInitScript((lang) => localStorage.setItem('lang', lang), texts === en ? 'en' : 'mk');
    if (late) await page.clock.install();
    await page.goto(`${broken.site.url}/admin/home/dosage`, { waitUntil: 'domcontentloaded' });
    await markPage(page);

    const problem = page.getByRole('heading', { name: texts.failure.title });
    const expectProblem = async () => {
      if (late) await page.clock.fastForward(remoteTimeoutMs);
      await expect(problem).toBeFocused({ timeout: late ? 500 : 10_000 });
    };
    await expect(expectProblem).toPass();
    await expect(page.getByText(texts.failure[reason])).toBeVisible();
    note('message', 'focus');

    // The layout is the same, whatever has failed: it is tried where nothing has come, and where something hangs.
    if (isWhole || fromTheStart || late) {
      await page.getByRole('navigation').getByRole('link', { name: words.users, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.users })).toBeVisible();
      await expect(page.getByRole('table')).toBeVisible();
      note('layout usable', 'others untouched');

      // A file that never comes keeps the document from having loaded.
      await page.goBack({ waitUntil: 'commit' });
      await expect(expectProblem).toPass();
    }
    if (late) broken.cureForNewRequests('admin-content');
    else await broken.cure('admin-content', remote.manifest);
    await page.getByRole('main').getByRole('button', { name: texts.failure.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.dosage })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(problem).toBeHidden();
    // What hangs is given up with the document alone.
    expect(await isMarked(page), 'It is the same document').toBe(!late);
    note('retry cures');
  });
}

/** SSR bundles and style sheets are there already: the server has read them with the version. */
const publicCases: readonly Pick<Case, 'what' | 'faults' | 'isTwin'>[] = [
  { what: 'its host goes down', faults: () => ({ '*': 'cut' }) },
  { what: 'HTML for JavaScript', faults: (remote) => remote.at(remote.container, html), isTwin: true },
  {
    what: 'no header that lets the page read it',
    faults: (remote) => remote.at(remote.container, { body: '', anyOrigin: false }),
    isTwin: true,
  },
  { what: 'tampered bytes', faults: (remote) => remote.tampered(remote.container), isTwin: true },
  {
    what: 'a chunk that is a 404',
    faults: (remote) => remote.at(remote.pageFile('contacts', 'js'), { ...html, status: 404 }),
    isTwin: true,
  },
  {
    what: 'a script that throws at load',
    faults: (remote) => remote.builtWith(remote.container, /^/, 'throw new Error("at load");'),
  },
];

for (const [index, { what, faults }] of tried(publicCases).entries()) {
  const [texts, language] = index % 2 === 0 ? ([en, 'en'] as const) : ([mk, 'mk'] as const);
  const words =
    texts === en ? { contacts: 'Contacts', careers: 'Careers' } : { contacts: 'Контакт', careers: 'Кариера' };

  test(`[N-08] [F-05] [I-05] a page that the server has rendered, ${what}: it stays, with a notice, and a retry hydrates it`, async ({
    page,
    context,
  }) => {
    const remote = await RemoteFaults.of('remote-public');
    const wrong = await faults(remote);
    await expect.poll(async () => (await fetch(`${broken.site.url}/contacts`)).text()).toMatch(/<h1[^>]*>Contacts/);
    await broken.break('public', wrong, manifestIn(wrong, remote.manifest));
    await context.addCookies([{ name: 'lang', value: language, url: broken.site.url }]);
    await page.goto(`${broken.site.url}/contacts`, { waitUntil: 'domcontentloaded' });
    const heading = page.getByRole('heading', { level: 1, name: words.contacts });
    const painted = await heading.elementHandle();
    const notice = page.getByRole('complementary', { name: texts.failure.title });
    await expectNotice(page, notice);
    await expect(notice.getByRole('status')).toHaveText(texts.failure.scripts);
    expect(await painted?.evaluate((element) => element.isConnected), 'The page has stayed').toBe(true);
    await expect(page.locator('body'), 'Whoever reads goes on reading').toBeFocused();
    note('message');

    const { careers } = words;
    await markPage(page);
    await page.getByRole('contentinfo').getByRole('link', { name: careers }).click();
    await expect(page.getByRole('heading', { level: 1, name: careers })).toBeVisible();
    expect(await isMarked(page), 'The browser has followed the link').toBe(false);
    await page.goBack({ waitUntil: 'commit' });
    await expectNotice(page, notice);
    note('layout usable');

    const form = page.getByRole('main').locator('form');
    const typed = { name: 'Ana', message: 'Good morning' };
    for (const [name, text] of Object.entries(typed)) await form.locator(`[name=${name}]`).fill(text);
    await page.evaluate(() => scrollTo(0, 0));
    await heading.evaluate((element) => Object.assign(element, { isSame: true }));
    const place = await heading.boundingBox();
    await broken.cure('public', remote.manifest);
    await notice.getByRole('button', { name: texts.failure.retry }).press('Enter');
    await expect(notice).toHaveCount(0);
    await untilHydrated(page);
    await expect(heading).toBeFocused();
    for (const [name, text] of Object.entries(typed)) await expect(form.locator(`[name=${name}]`)).toHaveValue(text);
    // A build of its own is another version, which is rendered anew.
    if (!wrong['/remote.json']) {
      expect(await heading.evaluate((element) => 'isSame' in element), 'It is hydrated').toBe(true);
      expect(await heading.boundingBox()).toEqual(place);
    }
    await markPage(page);
    await page.getByRole('contentinfo').getByRole('link', { name: careers }).click();
    await expect(page.getByRole('heading', { level: 1, name: careers })).toBeVisible();
    expect(await isMarked(page), 'Scripts answer').toBe(true);
    note('retry cures');
  });
}

test('[I-09] [I-05] [P-11] a page that the server has rendered, its host hangs: it stays, with a notice, and a retry is a new document, with what was typed', async ({
  page,
}) => {
  const remote = await RemoteFaults.of('remote-public');
  await broken.break('public', remote.at(remote.container, 'never'), remote.manifest);
  await page.clock.install();
  await page.goto(`${broken.site.url}/contacts`, { waitUntil: 'domcontentloaded' });
  await markPage(page);
  const notice = page.getByRole('complementary', { name: en.failure.title });
  await expect(async () => {
    await page.clock.fastForward(remoteTimeoutMs);
    await expect(notice).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Name' }).fill('Ana');
  await main.getByRole('textbox', { name: 'Message' }).fill('Good morning');

  broken.cureForNewRequests('public');
  await notice.getByRole('button', { name: en.failure.retry }).click();
  await expect(notice).toHaveCount(0);
  // The page's clock is the test's, and so are its performance marks.
  await expect(page.locator(`html[data-${hydratedMark}]`)).toBeAttached();
  expect(await isMarked(page)).toBe(false);
  await expect(main.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
  await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue('Good morning');
});

test('[I-05] a component that throws while a rendered page is hydrated: the page stays, with a notice, and a retry is enough', async ({
  page,
}) => {
  const remote = await RemoteFaults.of('remote-public');
  const wrong = await remote.builtWith(remote.pageFile('about', 'js'), ...throwsAtRender);
  const manifest = manifestIn(wrong, remote.manifest);
  await broken.break('public', wrong, manifest);
  // Until the server has its part, the new version is left to the browser.
  const rendered = new RegExp(`<h1[^>]*>About us.*${manifest.version}`, 's');
  await expect.poll(async () => (await fetch(`${broken.site.url}/about`)).text()).toMatch(rendered);
  await page.goto(`${broken.site.url}/about`);
  const heading = page.getByRole('heading', { level: 1, name: 'About us' });
  const notice = page.getByRole('complementary', { name: en.failure.title });
  await expect(notice.getByRole('status')).toHaveText(en.failure.scripts);
  await expect(heading).toBeVisible();
  await expect(page.getByRole('img', { name: 'EU GMP' }).or(page.getByText('EU GMP')).first()).toBeVisible();

  await broken.cure('public', remote.manifest);
  await notice.getByRole('button', { name: en.failure.retry }).click();
  await expect(notice).toHaveCount(0);
  await expect(heading).toBeFocused();
});

for (const { path, chunk, says, what } of [
  {
    what: 'a page that has been rendered stays',
    path: '/about',
    chunk: '**/texts-en.*.js*',
    says: en.failure.scripts,
  },
  {
    what: 'where there is nothing to be read, that is said',
    path: '/login',
    chunk: '**/back-office-en.*.js*',
    says: en.failure.page,
  },
])
  test(`[I-05] a chunk of the shell’s own that cannot be had: ${what}, and a retry is enough`, async ({ page }) => {
    await page.route(chunk, (route) => route.abort());
    await page.goto(broken.site.url + path, { waitUntil: 'load' });
    const notice = page.getByRole('complementary', { name: en.failure.title });
    await expectNotice(page, notice);
    await expect(notice.getByRole('status')).toContainText(says);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(path === '/about' ? 1 : 0);
    await page.unroute(chunk);
    await notice.getByRole('button', { name: en.failure.retry }).click();
    await untilHydrated(page);
    await expect(notice).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

test('[I-05] a document of the back office none of whose scripts come says what to do', async ({ page }) => {
  await page.route('**/static/js/**', (route) => route.abort());
  await page.goto(`${broken.site.url}/login`, { waitUntil: 'load' });
  const notice = page.getByRole('complementary');
  await expect(notice).toBeHidden();
  await page.evaluate(() => document.getAnimations().map((animation) => animation.finish()));
  await expect(notice).toHaveText(en.failure.late + en.failure.reload);
  await page.unroute('**/static/js/**');
  await notice.getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('[F-05] without the registry the list of hosts of the machine counts, and without a SSR bundle the page is left to the browser', async ({
  page,
}) => {
  const remote = await RemoteFaults.of('remote-public');
  const gone = remote.at(remote.manifest.server?.file ?? '', { ...html, status: 404 });
  broken.breakRegistry({ '*': 'cut' });
  await broken.forget();
  await broken.break('public', gone, remote.manifest);
  expect(await (await fetch(`${broken.site.url}/about`)).text()).not.toMatch(/<h1/);
  await page.goto(`${broken.site.url}/about`);
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
});

test('[N-08] another version that throws at render gives way to the live one, and the page says so', async ({
  page,
  context,
}) => {
  const remote = await RemoteFaults.of('remote-public');
  broken.another.break(await remote.builtWith(remote.pageFile('contacts', 'js'), ...throwsAtRender));
  await proveStaff(context, broken.site, staff);
  await context.addCookies([
    { name: overrideCookie, value: `public:${broken.another.url}`, url: broken.site.url },
    { name: 'lang', value: 'mk', url: broken.site.url },
  ]);
  await page.goto(`${broken.site.url}/contacts`);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Другата верзија на public не може да се прикаже.' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Контакт' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(overrideCookie);
});

/** What the code of a remote does on the server, each time that a page of it is rendered. */
const serverFaults = {
  'a rejection that comes late': "void fetch('/api/health')",
  'an exception in a timer': "setTimeout(() => { throw new Error('on purpose') })",
  'a loop without an end': 'for (;;);',
  'memory without an end': 'const all = []; for (;;) all.push(new Array(1e5).fill(all))',
  'process.exit': 'process.exit()',
};
const audiences = ['live', 'canary', 'held', 'override'] as const;

/** Where a version is quarantined and where it is not; `remote-process.test.ts` and `ssr-bundles.test.ts` have the rest. */
const triedRows = ['a rejection that comes late, live', 'process.exit, override'];
const rows = Object.entries(serverFaults)
  .flatMap(([what, code]) => audiences.map((audience) => ({ what: `${what}, ${audience}`, code, audience })))
  .filter(({ what }) => isWhole || triedRows.includes(what));

for (const { what, code, audience } of rows)
  test(`[I-01] [I-02] [I-10] on the server, ${what}: it costs no other page, and the version is not rendered any more`, async ({
    page,
    context,
  }) => {
    const remote = await RemoteFaults.of('remote-public');
    const { faults, manifest } = await remote.renderingWith('about', `'${audience}'; ${code}`);
    const { pid } = broken.site.service('shell');
    const usual = await timed(others, isWhole ? 40 : 1);

    const cookie = await serve(audience, remote, faults, manifest);
    // The page is asked for until its code is not run any more, by hosts for which none is kept.
    const during: number[] = [];
    for (let visit = 0; visit < 40 && !(await isQuarantined(manifest)); visit++) {
      const [about, times] = await Promise.all([open('/about', cookie), timed(others, isWhole ? 10 : 1)]);
      expect(about.status).toBe(200);
      during.push(...times);
      if (audience === 'override') break;
    }
    expect(await isQuarantined(manifest)).toBe(audience !== 'override');
    const isServed = (text: string) => text.includes(`"version":"${manifest.version}"`);
    const { body } = await open('/about', cookie);
    const rendered = /<h1[^>]*>About us/.test(body);
    // Whoever has asked for this very version gets it from the browser, all others the last good one.
    const isAsked = audience === 'held' || audience === 'override';
    expect([rendered, isServed(body)]).toEqual(isAsked ? [false, true] : [true, false]);
    expect(broken.site.service('shell').pid, 'The shell has not been started again').toBe(pid);
    note('layout usable', 'others untouched');
    test.info().annotations.push({ type: 'others, ratio', description: (median(during) / median(usual)).toFixed(1) });

    await context.addCookies(
      cookie.split('; ').flatMap((pair) => {
        const [name = '', value = ''] = pair.split('=');
        return name ? { name, value, url: broken.site.url } : [];
      }),
    );
    await page.goto(`${broken.site.url}/about`);
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    note('browser');
    await staff.call('PATCH /releases/:remote', { params: { remote: 'public' }, body: { live: null, canary: null } });
  });

test('[I-01] [I-10] a manifest of 50 MB changes nothing, once there was a sound one', async () => {
  const remote = await RemoteFaults.of('remote-public');
  const body = `{"name":"public","more":"${'x'.repeat(50e6)}"}`;
  await broken.break('public', remote.at('remote.json', { ...json, body }), remote.manifest);
  for (let look = 0; look < 3; look++) {
    await timed(others, 1);
    expect(await broken.known('public')).toMatchObject({ version: remote.manifest.version });
  }
  note('layout usable', 'others untouched');
});

/** What must not notice: a page of the same remote, one of the shell, and the api behind it. */
const others = ['/history', '/login', '/api/health'];

/** Has a version served to the audience that asks with the cookie that is returned. */
async function serve(
  audience: (typeof audiences)[number],
  remote: RemoteFaults,
  faults: Faults,
  manifest: RemoteManifest,
) {
  const { version, contract } = manifest;
  const proof = await proofOf(staff);
  if (audience === 'override') {
    broken.another.break(faults);
    return `${proof}; ${overrideCookie}=public:${broken.another.url}`;
  }
  const released = await remote.asRelease(faults, version);
  const text = released[`/${version}/remote.json`] as { body: string };
  await broken.break('public', released, remote.manifest);
  await staff.call('POST /releases', {
    body: { remote: 'public', version, contract, integrity: integrityOf(text.body) },
  });
  const moved = { live: { live: version }, canary: { canary: { version, share: 100, staff: false } }, held: null }[
    audience
  ];
  if (moved) await staff.call('PATCH /releases/:remote', { params: { remote: 'public' }, body: moved });
  const cookie = audience === 'held' ? `${proof}; ${overrideCookie}=public:${version}` : '';
  // The shell hears of it within a second.
  await expect.poll(async () => (await open('/remotes.json', cookie)).body).toContain(`"version":"${version}"`);
  return cookie;
}

/** Whether the release desk says that code of a version is not run on the server. */
async function isQuarantined({ version }: RemoteManifest): Promise<boolean> {
  const [remote] = await staff.call('GET /releases');
  return remote?.quarantined.some((each) => each.version === version) ?? false;
}

/** The cookie by which a browser of the staff is known. */
async function proofOf({ session }: ApiClient): Promise<string> {
  const { headers } = await fetch(`${broken.site.url}/api/session`, {
    headers: { authorization: `Bearer ${session.token}` },
  });
  return (
    headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('staff-proof='))
      ?.split(';', 1)[0] ?? ''
  );
}

let visitors = 0;

/** Asks for a page by a host of its own: pages name it, so that none is kept for another one. */
async function open(path: string, cookie = ''): Promise<{ status: number; body: string }> {
  visitors += 1;
  const { port } = new URL(broken.site.url);
  const { status, body } = await ask(Number(port), path, { headers: { host: `visitor-${visitors}.example`, cookie } });
  return { status, body: body.toString() };
}

/** How long each of some addresses takes, again and again, in milliseconds. */
async function timed(addresses: readonly string[], times: number): Promise<number[]> {
  const took: number[] = [];
  for (let time = 0; time < times; time++)
    for (const address of addresses) {
      const begun = performance.now();
      expect((await open(address)).status, address).toBe(200);
      took.push(performance.now() - begun);
    }
  return took;
}

/** The manifest among the faults, else the one of the build. */
function manifestIn(faults: Faults, own: RemoteManifest): RemoteManifest {
  const answer = faults['/remote.json'];
  return typeof answer === 'object' ? (JSON.parse(answer.body) as RemoteManifest) : own;
}

/** For `npm run bench -- failures`, which makes a table of it. */
function note(...columns: string[]) {
  for (const type of columns) test.info().annotations.push({ type, description: 'yes' });
}

/** Gives the sign that scripts are fetched at until the notice is there. */
async function expectNotice(page: Page, notice: Locator) {
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('scroll')));
    await expect(notice).toBeVisible({ timeout: 500 });
  }).toPass();
}

async function markPage(page: Page) {
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSamePage' in globalThis);
}
