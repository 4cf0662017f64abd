import type { BrowserContext, Page } from '@playwright/test';
import type { ShellConfig } from '@varda/platform/federation/shell-config';
import { cachedAddresses, isCached } from '../fixtures/cached-pages.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

async function readIn(context: BrowserContext, language: 'en' | 'mk', url: string) {
  await context.addCookies([{ name: 'lang', value: language, url }]);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.describe('without a network', () => {
  // The browser reports each request that finds none.
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('[N-08] visited pages are read, others say so and open by themselves, in the language of the reader', async ({
    page,
    context,
    site,
  }) => {
    await page.goto('/history');
    await isCached(page, '/history?lang=en');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await isCached(page, '/about?lang=en');
    const picture = page.getByRole('main').locator('img').first();
    const isThere = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
    // What is on its way as a page is left never comes.
    await expect.poll(isThere).toBeGreaterThan(0);
    const address = await picture.evaluate((img: HTMLImageElement) => img.currentSrc);
    await readIn(context, 'mk', site.url);
    await page.goto('/contacts');
    await isCached(page, '/contacts?lang=mk');
    await isCached(page, address);

    await context.setOffline(true);
    await page.reload();
    await expect(heading(page, 'Контакт')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Нема врска со интернет' })).toBeVisible();
    await page.goto('/careers');
    await expect(heading(page, 'Нема интернет-врска')).toBeVisible();

    await readIn(context, 'en', site.url);
    await page.goto('/about');
    await expect(heading(page, 'About us')).toBeVisible();
    await expect.poll(isThere).toBeGreaterThan(0);
    await page
      .getByRole('link', { name: /^Open the picture large: / })
      .first()
      .click();
    await expect(heading(page, 'About us')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'History' }).click();
    await expect(heading(page, /./)).toHaveCount(1);
    await expect(page).toHaveURL(/\/history$/);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect(heading(page, 'There is no connection')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    await context.setOffline(false);
    await expect(heading(page, 'Careers')).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

  test('[N-08] [N-04] a language that is chosen takes no page away that is cached in the other one', async ({
    page,
    context,
  }) => {
    await page.goto('/history');
    await isCached(page, '/history?lang=en');
    await page.goto('/about');
    await isCached(page, '/about?lang=en');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('button', { name: 'Македонски' }).click();
    await expect(page).toHaveURL(/lang=en$/);
    await expect(heading(page, 'About us')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL(/\/history\?lang=en$/);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await context.setOffline(false);
    await page.goto('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'mk');
  });
});

test.describe('without a network', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|404/ });

  test('[N-08] a page that was taken off the site is not shown any more', async ({ page, context, api }) => {
    const both = (text: string) => ({ en: text, mk: text });
    const { _id: id } = await api.call('POST /adminCareer', {
      body: {
        vacancy: both('Night guard'),
        shortDescription: both('Stays awake.'),
        description: both('<p>From ten to six.</p>'),
        department: { en: 'Storage', mk: 'Складиште' },
        jobType: 'Full-time',
        active: { en: true, mk: true },
      },
    });
    await page.goto('/history');
    await isCached(page, '/history?lang=en');
    await page.goto(`/careers/${id}`);
    await isCached(page, `/careers/${id}?lang=en`);
    await api.call('DELETE /adminCareer/:id', { params: { id } });
    // The site shows the page of a moment ago to some.
    await expect(async () => {
      await page.reload();
      await expect(heading(page, 'Career not found')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await context.setOffline(true);
    await page.reload();
    await expect(heading(page, 'There is no connection')).toBeVisible();
  });
});

test('[L-05] nothing of the back office is cached, and nothing that was sent', async ({ page, site, signedIn: _ }) => {
  await page.goto('/contacts');
  await isCached(page, '/logo-en.svg');
  await page.reload();
  await page.locator('input[name="name"]').fill('Ana');
  await page.locator('input[name="email"]').fill('ana@example.com');
  await page.locator('textarea[name="message"]').fill('Good morning');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
  await page.goto('/admin/users');
  await expect(page.getByRole('cell', { name: /@/ }).first()).toBeVisible();
  await page.goto('/history');
  await isCached(page, '/api/products/all');

  const addresses = await cachedAddresses(page);
  expect(
    addresses.filter((address) => /admin|back-office|login|\/api\/(contact|users|session)$/.test(address)),
  ).toEqual([]);
  const origins = addresses.map((address) => new URL(address).origin);
  const { remotes } = JSON.parse((await page.locator('#shell-config').textContent()) ?? '{}') as ShellConfig;
  const publicOrigin = remotes.find(({ name }) => name === 'public')?.url;
  expect(new Set(origins)).toEqual(new Set([site.url, publicOrigin]));
  // Staff may be served versions that nobody else is.
  expect(addresses.filter((address) => address.includes('?lang='))).toEqual([]);
});
