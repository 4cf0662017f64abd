import type { Page } from '@playwright/test';
import type { RemoteManifest } from '@varda/shared/federation/manifest';
import { overrideCookie } from '@varda/shared/federation/override';
import { contractVersion } from '@varda/shared/remote/contract-version';
import { patience } from '../../shell/src/federation/in-time.ts';
import { en } from '../../shell/src/texts/en.ts';
import mk from '../../shell/src/texts/mk.ts';
import { ApiClient } from '../fixtures/api-client.ts';
import { BrokenSite } from '../fixtures/broken-site.ts';
import type { Faults } from '../fixtures/faulty-host.ts';
import { RemoteFaults } from '../fixtures/remote-faults.ts';
import { expect, signIn, test } from '../fixtures/test.ts';

/** The browser itself reports what it could not fetch or did not trust, the shell and React what did not run. */
test.use({
  expectedComplaint:
    /Failed to load resource|RemoteFailure|Loading (CSS )?chunk|integrity|MIME type|Federation Runtime|when rendering|at load/,
});

interface Case {
  what: string;
  /** Of a further row of the acceptance list. */
  id?: '[F-06] ';
  reason: keyof typeof en.failure;
  faults: (remote: RemoteFaults) => Faults | Promise<Faults>;
  /** The shell's server has never had a sound answer. With one at hand, it would go on with that. */
  fromTheStart?: true;
  /** It fails by not coming in time. */
  late?: true;
}

const html = { type: 'text/html', body: '<!doctype html><title>Some page</title>' };
const throwsAtRender = [/default:\(\)=>\w+/, 'default:()=>()=>{throw new Error("when rendering")}'] as const;
const json = { type: 'application/json' };

const cases: readonly Case[] = [
  { what: 'the remote is down', reason: 'unreachable', faults: () => ({ '*': 'cut' }), fromTheStart: true },
  { what: 'it goes down later', reason: 'broken', faults: () => ({ '*': 'cut' }) },
  { what: 'it is slow', reason: 'slow', faults: (remote) => remote.at(remote.container, 'never'), late: true },
  {
    what: 'junk instead of a manifest',
    reason: 'unreachable',
    faults: (remote) => remote.at('remote.json', { ...json, body: '{"name": "adm' }),
    fromTheStart: true,
  },
  {
    what: 'a manifest of wrong shape',
    reason: 'unreachable',
    faults: (remote) => remote.manifestWith({ pages: ['dosage'] }),
    fromTheStart: true,
  },
  {
    what: 'another contract',
    id: '[F-06] ',
    reason: 'incompatible',
    faults: (remote) => remote.manifestWith({ contract: contractVersion + 1, version: '0123456789ab' }),
  },
  { what: 'HTML for JavaScript', reason: 'broken', faults: (remote) => remote.at(remote.container, html) },
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

let broken: BrokenSite;
let staff: ApiClient;
test.beforeAll(async () => {
  broken = await BrokenSite.start('remote-public', 'remote-admin-content');
  staff = await ApiClient.signIn(broken.site.apiUrl);
});
test.afterEach(() => broken.cureAll());
test.afterAll(() => broken.end());

for (const [index, { what, id = '', reason, faults, fromTheStart, late }] of cases.entries()) {
  // Every second case in Macedonian.
  const texts = index % 2 === 0 ? en : mk;
  const words = texts === en ? { users: 'Users', dosage: 'Dosage' } : { users: 'Корисници', dosage: 'Дозирање' };

  test(`[N-08] [F-05] ${id}${what}: the frame stays, says so, and a retry is enough once it is cured`, async ({
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
      if (late) await page.clock.fastForward(patience);
      await expect(problem).toBeFocused({ timeout: late ? 500 : 10_000 });
    };
    await expect(expectProblem).toPass();
    await expect(page.getByText(texts.failure[reason])).toBeVisible();
    note('message', 'focus');

    await page.getByRole('navigation').getByRole('link', { name: words.users, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.users })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    note('frame usable', 'others untouched');

    // A file that never comes keeps the document from having loaded.
    await page.goBack({ waitUntil: 'commit' });
    await expect(expectProblem).toPass();
    await broken.cure('admin-content', remote.manifest);
    await page.getByRole('main').getByRole('button', { name: texts.failure.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.dosage })).toBeVisible();
    await expect(page.getByRole('table')).toBeVisible();
    await expect(problem).toBeHidden();
    expect(await isMarked(page), 'The page has not been loaded again').toBe(true);
    note('retry cures');
  });
}

/** Server parts and style sheets are there already: the server has read them with the version. */
const publicCases: readonly Pick<Case, 'what' | 'faults'>[] = [
  { what: 'tampered bytes', faults: (remote) => remote.tampered(remote.container) },
  {
    what: 'a chunk that is a 404',
    faults: (remote) => remote.at(remote.pageFile('about', 'js'), { ...html, status: 404 }),
  },
];

for (const { what, faults } of publicCases)
  test(`[N-08] [F-05] public pages that the server has rendered, ${what}: the frame stays, and a retry is enough`, async ({
    page,
  }) => {
    const remote = await RemoteFaults.of('remote-public');
    await broken.break('public', await faults(remote), remote.manifest);
    expect(await (await fetch(`${broken.site.url}/about`)).text()).toMatch(/<h1[^>]*>About us/);
    await page.goto(`${broken.site.url}/about`);
    await markPage(page);

    const problem = page.getByRole('heading', { name: en.failure.title });
    await expect(problem).toBeFocused();
    await expect(page.getByText(en.failure.broken)).toBeVisible();
    note('message', 'focus');
    await page.getByRole('banner').getByRole('button', { name: 'Products' }).click();
    await expect(page.getByRole('link', { name: 'Medicinal Products' }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    note('frame usable');

    await broken.cure('public', remote.manifest);
    await page.getByRole('main').getByRole('button', { name: en.failure.retry }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    expect(await isMarked(page), 'The page has not been loaded again').toBe(true);
    note('retry cures');
  });

test('[F-05] a server part that cannot be had leaves the page to the browser', async ({ page }) => {
  const remote = await RemoteFaults.of('remote-public');
  const gone = remote.at(remote.manifest.server?.file ?? '', { ...html, status: 404 });
  await broken.forget();
  await broken.break('public', gone, remote.manifest);
  expect(await (await fetch(`${broken.site.url}/about`)).text()).not.toMatch(/<h1/);
  await page.goto(`${broken.site.url}/about`);
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
});

test('[F-05] junk in place of a manifest or of the registry changes nothing, once there was a sound one', async ({
  page,
}) => {
  const remote = await RemoteFaults.of('remote-public');
  broken.breakRegistry({ '*': { ...json, body: '{"remotes": [{' } });
  await broken.break('public', remote.at('remote.json', html), remote.manifest);
  await page.goto(`${broken.site.url}/about`);
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
});

test('[F-05] a registry that cannot be had from the start: the list of hosts of the machine counts', async ({
  page,
}) => {
  broken.breakRegistry({ '*': 'cut' });
  await broken.forget();
  await page.goto(`${broken.site.url}/about`);
  await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
});

test('[N-08] another version that throws at render gives way to the live one, and the page says so', async ({
  page,
  context,
}) => {
  const remote = await RemoteFaults.of('remote-public');
  broken.another.break(await remote.builtWith(remote.pageFile('contacts', 'js'), ...throwsAtRender));
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

/** The manifest among the faults, else the one of the build. */
function manifestIn(faults: Faults, own: RemoteManifest): RemoteManifest {
  const answer = faults['/remote.json'];
  return typeof answer === 'object' ? (JSON.parse(answer.body) as RemoteManifest) : own;
}

/** For `npm run bench -- failures`, which makes a table of it. */
function note(...columns: string[]) {
  for (const type of columns) test.info().annotations.push({ type, description: 'yes' });
}

async function markPage(page: Page) {
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'isSamePage' in globalThis);
}
