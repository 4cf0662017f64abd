import path from 'node:path';
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
  const releases = path.join(releasesFolder(site.dataDir), 'remote-admin-users');
  const remote = 'admin-users';
  await publish({ remote, build, releases, origin: site.url, desk, aim: 'live', keep: 5, browser: true });
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
