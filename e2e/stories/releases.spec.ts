import path from 'node:path';
import type { Page } from '@playwright/test';
import { checkCandidate } from '../../scripts/release/check-candidate.ts';
import { publish } from '../../scripts/release/publish.ts';
import { ReleaseDesk } from '../../scripts/release/release-desk.ts';
import { rollBack } from '../../scripts/release/roll-back.ts';
import { readCandidate } from '../../scripts/release/stored-releases.ts';
import { releasesFolder, root, type Site } from '../../scripts/site/site.ts';
import { ApiClient } from '../fixtures/api-client.ts';
import { admin } from '../fixtures/demo-data.ts';
import { RebuiltRemote } from '../fixtures/rebuilt-remote.ts';
import { expect, signIn, test } from '../fixtures/test.ts';

test.describe.configure({ timeout: 180_000 });

let rebuilt: RebuiltRemote;

test.beforeEach(async () => {
  rebuilt = await RebuiltRemote.of('remote-admin-users');
  Object.assign(process.env, { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
});
test.afterEach(() => rebuilt.remove());

async function release(site: Site, desk: ReleaseDesk, build: string) {
  await publish({ ...releaseOf(site, desk, build), aim: 'live', browser: true });
}

function releaseOf(site: Site, desk: ReleaseDesk, build: string) {
  const releases = path.join(releasesFolder(site.dataDir), 'remote-admin-users');
  return { remote: 'admin-users', build, releases, origin: site.url, desk, keep: 5 };
}

test('[F-02] a team releases its remote and rolls it back; nobody else is built or started again', async ({
  page,
  startSite,
}) => {
  const site = await startSite();
  const desk = await ReleaseDesk.open(site.url);
  await signIn(page, await ApiClient.signIn(site.apiUrl));
  await page.goto(`${site.url}/admin/users`);
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { openedBefore: true }));

  await release(site, desk, path.join(root, 'remote-admin-users/dist'));
  await rebuilt.change('src/texts/en.ts', "title: 'Users'", "title: 'People'");
  rebuilt.build();
  await release(site, desk, rebuilt.built);

  // The tab that was open goes on with what it has; whoever comes now gets the new version.
  await page.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByRole('dialog', { name: 'Create User' })).toBeVisible();
  expect(await page.evaluate(() => 'openedBefore' in window)).toBe(true);
  await page.goto(`${site.url}/admin/users`);
  await expect(page.getByRole('heading', { name: 'People', level: 1 })).toBeVisible();

  await rollBack(desk, 'admin-users');
  await expect(async () => {
    await page.goto(`${site.url}/admin/users`);
    await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('[F-06] a build that does not fit the live shell, or does not run in it, is refused, and what is live stays', async ({
  page,
  startSite,
}) => {
  const site = await startSite();
  const desk = await ReleaseDesk.open(site.url);

  await rebuilt.change('src/users.page.tsx', 'return', "throw new Error('thrown on purpose');\n  return");
  rebuilt.build();
  await expect(release(site, desk, rebuilt.built)).rejects.toThrow(/is refused:[\s\S]*\/admin\/users cannot be shown/);

  const candidate = await readCandidate(rebuilt.built);
  candidate.manifest.contract = 99;
  candidate.manifest.requires.react = '^99.0.0';
  const { url } = await desk.remote('admin-users');
  const problems = await checkCandidate(candidate, `${url}/${candidate.manifest.version}`, site.url);
  expect(problems.join('\n')).toMatch(/contract 99[\s\S]*needs react \^99/);

  await signIn(page, await ApiClient.signIn(site.apiUrl));
  await page.goto(`${site.url}/admin/users`);
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
});

test('[F-02] [N-08] from the release desk a version is tried in one browser, on visitors, made live and rolled back', async ({
  page,
  browser,
  startSite,
}) => {
  const site = await startSite();
  const desk = await ReleaseDesk.open(site.url);
  const staff = await ApiClient.signIn(site.apiUrl);
  await rebuilt.change('src/texts/en.ts', "title: 'Users'", "title: 'People'");
  rebuilt.build();
  const present = releaseOf(site, desk, path.join(root, 'remote-admin-users/dist'));
  await publish({ ...present, aim: 'live', browser: false });
  await publish({ ...releaseOf(site, desk, rebuilt.built), aim: 'hold', browser: false });
  const { version } = (await readCandidate(rebuilt.built)).manifest;

  const other = await (await browser.newContext({ baseURL: site.url })).newPage();
  for (const one of [page, other]) await signIn(one, staff);
  const expectUsersTitle = async (one: Page, title: string) => {
    await one.goto(`${site.url}/admin/users`);
    await expect(one.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  };
  const openDesk = () => page.goto(`${site.url}/admin/releases?remote=admin-users`);
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
  await expectUsersTitle(page, 'People');
  await expectUsersTitle(other, 'Users');
  await page.goto(`${site.url}/contacts`);
  await banner.getByRole('button', { name: 'Back to live' }).click();
  await expect(banner).toHaveCount(0);
  await expectUsersTitle(page, 'Users');

  // On visitors, then on all of them, and back.
  await openDesk();
  await act('Start canary');
  await page.getByLabel('Share of visitors').fill('100');
  await confirm('Start canary');
  await expect(async () => expectUsersTitle(other, 'People')).toPass();
  await page.getByRole('button', { name: 'Make live' }).click();
  await confirm('Make live');
  await expect(live).toContainText(version);
  await page.getByRole('button', { name: 'Roll back' }).click();
  await confirm('Roll back');
  await expect(live).not.toContainText(version);
  await expect(page.getByRole('listitem').filter({ hasText: 'Rolled back to:' })).toBeVisible();
  await expect(async () => expectUsersTitle(other, 'Users')).toPass();
  await other.context().close();
});
