import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { integrityOf } from '@varda/platform/federation/integrity';
import type { LiveRemote } from '@varda/platform/federation/live-remote';
import { checkCandidate } from '../../scripts/release/check-candidate.ts';
import { publish } from '../../scripts/release/publish.ts';
import { ReleaseDesk } from '../../scripts/release/release-desk.ts';
import { rollBack } from '../../scripts/release/roll-back.ts';
import { readCandidate } from '../../scripts/release/stored-releases.ts';
import { releasesFolder, root } from '../../scripts/site/site.ts';
import { ApiClient } from '../fixtures/api-client.ts';
import { admin } from '../fixtures/demo-data.ts';
import { RemoteFaults, throwsAtRender } from '../fixtures/remote-faults.ts';
import { type RunningSite, runSite } from '../fixtures/running-site.ts';
import { expect, signIn, test } from '../fixtures/test.ts';

let running: RunningSite;
let desk: ReleaseDesk;
let staff: ApiClient;
/** Folder of the remote with another title, of one that throws, and of public pages of which two are wrong on a server. */
let [people, throwing, pages] = ['', '', ''];

test.beforeAll(async () => {
  Object.assign(process.env, { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
  [people, throwing, pages] = await Promise.all([mkdtemp(builds), mkdtemp(builds), mkdtemp(builds)]);
  const remote = await RemoteFaults.of('remote-admin-users');
  const texts = remote.manifest.texts.en?.js.at(-1) ?? '';
  await remote.write(await remote.builtWith(texts, /title:(["'`])Users\1/, 'title:"People"'), people);
  const users = remote.pageFile('users', 'js');
  await remote.write(await remote.builtWith(users, ...throwsAtRender), throwing);
  await writeWrongPages(pages);
  running = await runSite();
  desk = await ReleaseDesk.open(running.site.url);
  staff = await ApiClient.signIn(running.site.apiUrl);
});
test.afterAll(async () => {
  await running?.end();
  for (const folder of [people, throwing, pages]) await rm(folder, { recursive: true, force: true });
});

const builds = path.join(tmpdir(), 'varda-build-');

/** The build that stands in the workspace, under its present title. */
const present = path.join(root, 'remote-admin-users/dist');

function releaseOf(build: string) {
  const { url, dataDir } = running.site;
  const releases = path.join(releasesFolder(dataDir), 'remote-admin-users');
  return { remote: 'admin-users', from: { build, releases }, origin: url, desk, keep: 5 };
}

async function expectTitle(page: Page, title: string) {
  await page.goto(`${running.site.url}/admin/users`);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
}

/** Waits until a browser is served a version, or another one than that: the shell hears of what the desk is told within a second. */
async function untilServed({ request }: Page, version: string, isServed = true) {
  const served = async () => {
    const remotes = (await (await request.get(`${running.site.url}/remotes.json`)).json()) as LiveRemote[];
    return remotes.find(({ name }) => name === 'admin-users')?.manifest?.version === version;
  };
  await expect.poll(served).toBe(isServed);
}

test('[F-02] [N-08] from the release desk a version is tried in one browser, on visitors, made live and rolled back; by command, too', async ({
  page,
  browser,
}) => {
  await publish({ ...releaseOf(present), aim: 'live', browser: false });
  await publish({ ...releaseOf(people), aim: 'hold', browser: false });
  const { version } = (await readCandidate(people)).manifest;

  const other = await (await browser.newContext()).newPage();
  for (const one of [page, other]) await signIn(one, staff);
  const openDesk = () => page.goto(`${running.site.url}/admin/releases?remote=admin-users`);
  const act = async (action: string) => {
    await page.getByRole('button', { name: `Actions: ${version}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const confirm = async (action: string) => {
    await page.getByRole('dialog').getByRole('button', { name: action }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  const live = page.locator('dl > div').filter({ hasText: /^Live/ });

  // In one browser: with a banner on every page, until it is reset.
  await openDesk();
  await expect(live).not.toContainText(version);
  await act('Show in this browser only');
  await page.getByRole('dialog').getByRole('button', { name: 'Show it' }).click();
  const banner = page.getByRole('complementary', { name: 'Other versions in this browser' });
  await expect(banner).toContainText(`admin-users ${version}`);
  await expectTitle(page, 'People');
  await expectTitle(other, 'Users');
  await page.goto(`${running.site.url}/contacts`);
  await banner.getByRole('button', { name: 'Back to live' }).click();
  await expect(banner).toHaveCount(0);
  await expectTitle(page, 'Users');

  // On visitors, then on all of them, and back.
  await openDesk();
  await act('Start canary');
  await page.getByLabel('Share of visitors').fill('100');
  await confirm('Start canary');
  await untilServed(other, version);
  await expectTitle(other, 'People');
  await page.getByRole('button', { name: 'Make live' }).click();
  await confirm('Make live');
  await expect(live).toContainText(version);
  await page.getByRole('button', { name: 'Roll back' }).click();
  await confirm('Roll back');
  await expect(live).not.toContainText(version);
  await expect(page.getByRole('listitem').filter({ hasText: 'Rolled back to:' })).toBeVisible();
  await untilServed(other, version, false);
  await expectTitle(other, 'Users');

  // The same by command. What a browser is asked before is in the next test, and in that of a remote that Vite has built.
  await publish({ ...releaseOf(people), aim: 'live', browser: false });
  await untilServed(other, version);
  await rollBack({ remote: 'admin-users', origin: running.site.url, desk });
  await untilServed(other, version, false);
  await other.context().close();
});

test('[F-06] a build that does not fit the live shell, or does not run in it, is refused, and what is live stays', async ({
  page,
}) => {
  const refused = publish({ ...releaseOf(throwing), aim: 'live', browser: true });
  await expect(refused).rejects.toThrow(/is refused:[\s\S]*\/admin\/users cannot be shown/);

  const candidate = await readCandidate(throwing);
  candidate.manifest.contract = 99;
  candidate.manifest.requires.react = '^99.0.0';
  const { url } = await desk.remote('admin-users');
  const problems = await checkCandidate(candidate, `${url}/${candidate.manifest.version}`, running.site.url);
  expect(problems.join('\n')).toMatch(/contract 99[\s\S]*needs react \^99/);

  await signIn(page, staff);
  await expectTitle(page, 'Users');
});

test('[I-03] a release whose product pages throw, and one whose code fails late on the server, never gets to visitors', async () => {
  const { dataDir, url } = running.site;
  const { pid } = running.site.service('shell');
  const from = { build: pages, releases: path.join(releasesFolder(dataDir), 'remote-public') };
  const refused = publish({ remote: 'public', from, origin: url, desk, aim: 'live', keep: 5, browser: false });
  await expect(refused).rejects.toThrow(
    /\/product\/[^\n]+ cannot be rendered[\s\S]*has ended its process[^\n]*Failed to parse URL/,
  );
  expect((await desk.remote('public')).releases).toEqual([]);
  const health = await fetch(`${url}/health`);
  expect([health.status, running.site.service('shell').pid]).toEqual([200, pid]);
});

/** The build of the public pages, but for what one of them throws on a server, and what another one leaves behind. */
async function writeWrongPages(folder: string) {
  const remote = await RemoteFaults.of('remote-public');
  const file = remote.manifest.server?.file ?? '';
  const source = await readFile(path.join(root, 'remote-public/dist', file), 'utf8');
  const body = source
    .replace('function ProductPage() {', '$& throw new Error("thrown on purpose");')
    .replace('function HistoryPage() {', '$& void fetch("/api/health");');
  const server = { file, integrity: integrityOf(body) };
  await remote.write(
    { ...remote.manifestWith({ version: 'b0b0b0b0b0b0', server }), ...remote.at(file, { body }) },
    folder,
  );
}
