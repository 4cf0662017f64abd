import { ApiClient } from '../fixtures/api-client.ts';
import { expect, signIn as signInPage, test } from '../fixtures/test.ts';

/** The browser itself reports what it could not fetch, and the shell what it could not load. */
const complaint = /Failed to load resource|RemoteFailure|ChunkLoadError/;

test.use({ expectedComplaint: complaint });

test('[N-08] [F-05] a stopped remote leaves the frame usable, says so, and comes back by the retry', async ({
  page,
  startSite,
}) => {
  const site = await startSite();
  const remote = site.service('remote-public');
  await remote.stop();
  await page.goto(site.url);

  const problem = page.getByRole('heading', { name: 'This part of the page could not be loaded' });
  await expect(problem).toBeVisible();
  await expect(problem).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Careers' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(problem).toBeFocused();

  await remote.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(problem).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Good medicine begins with care' })).toBeVisible();
});

test('[N-08] [F-05] one stopped admin remote leaves the others working, in Macedonian too', async ({
  page,
  startSite,
}) => {
  const site = await startSite();
  await signInPage(page, await ApiClient.signIn(site.apiUrl));
  await page.addInitScript(() => localStorage.setItem('lang', 'mk'));
  await site.service('remote-admin-content').stop();
  await page.goto(`${site.url}/admin/users`);
  await expect(page.getByRole('heading', { level: 1, name: 'Корисници' })).toBeVisible();

  await page.goto(`${site.url}/admin/home/dosage`);
  const problem = page.getByRole('heading', { name: 'Овој дел од страницата не може да се вчита' });
  await expect(problem).toBeFocused();
  await page.getByRole('link', { name: 'Корисници' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Корисници' })).toBeVisible();

  await site.service('remote-admin-content').start();
  await page.goBack();
  await page.getByRole('button', { name: 'Обиди се повторно' }).click();
  await expect(problem).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
});
