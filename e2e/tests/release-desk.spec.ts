import type { APIResponse } from '@playwright/test';
import { overrideCookie } from '@varda/contract/cookie-names';
import type { LiveRemote } from '@varda/platform/federation/live-remote';
import { expect, proveStaff, test } from '../fixtures/test.ts';

test('[N-08] [I-04] another version that cannot be loaded gives way to the live one, and the page says so', async ({
  page,
  context,
  api,
  site,
}) => {
  const version = 'deadbeef0000';
  const integrity = `sha384-${'a'.repeat(64)}`;
  await api.call('POST /releases', { body: { remote: 'public', version, contract: 1, integrity } });
  await context.addCookies([{ name: overrideCookie, value: `public:${version}`, url: site.url }]);
  const served = async () => (await publicRemote(await page.request.get('/remotes.json')))?.url;
  expect(await served(), 'Visitors get what is live, whatever they ask for').not.toContain(version);
  await proveStaff(context, site, api);
  // The shell hears of a release within a second.
  await expect
    .poll(async () => publicRemote(await page.request.get('/remotes.json')))
    .toMatchObject({ manifest: null });
  await page.goto('/contacts');
  const ended = page.getByText('The other version of public could not be shown. The live one is shown again.');
  await expect(ended).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain(overrideCookie);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
  await expect(ended).toHaveCount(0);
});

test('[F-02] a visit tells how its page fared, by the pattern of the path, and the desk shows it', async ({
  page,
  api,
  signedIn: _,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
    Math.random = () => 0;
  });
  await page.goto('/history');
  await page.waitForLoadState('networkidle');
  await page.goto('/admin/releases?view=visits');
  await expect.poll(async () => (await api.call('GET /vitals')).pages.map((each) => each.page)).toContain('/history');
  await page.reload();
  await expect(page.getByRole('row', { name: /^\/history/ })).toContainText(/\d+ visit/);
});

async function publicRemote(answer: APIResponse): Promise<LiveRemote | undefined> {
  return ((await answer.json()) as LiveRemote[]).find(({ name }) => name === 'public');
}
