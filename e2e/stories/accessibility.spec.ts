import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { languages } from '@varda/shared/contract/language';
import { expect, test } from '../fixtures/test.ts';

/** WCAG 2.0 to 2.2, levels A and AA, without exclusions. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const widths = [360, 1280];

const publicPages = [
  '/',
  '/parent/medicinal-products',
  '/parent/personal-care-products',
  '/parent/Herbal%20Products',
  '/login',
];
const adminPages = ['/admin/users', '/admin/home/dosage', '/admin/products/cbd/oral'];

async function expectAccessible(page: Page, what: string) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found, what).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, what: string) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const language of languages) {
  for (const width of widths) {
    test.describe(`${language}, ${width} px`, () => {
      test.use({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
      test.beforeEach(async ({ page }) => {
        await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
      });

      test('public pages have no axe violation and do not scroll sideways', async ({ page, api }) => {
        const [product] = await api.call('GET /products/all');
        for (const path of [...publicPages, `/product/${product?._id}`]) {
          await page.goto(path, { waitUntil: 'networkidle' });
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expectAccessible(page, path);
          await expectNoSidewaysScroll(page, path);
        }
      });

      test('back office pages and their forms have no axe violation', async ({ page, signedIn: _ }) => {
        for (const path of adminPages) {
          await page.goto(path, { waitUntil: 'networkidle' });
          await expect(page.getByRole('table')).toBeVisible();
          await expectAccessible(page, path);
          await expectNoSidewaysScroll(page, path);
        }
      });
    });
  }
}

test.describe('a path that nobody has', () => {
  test.use({ expectedComplaint: /status of 404/ });

  test('[P-12] is a 404 with a way back, without an axe violation', async ({ page }) => {
    const response = await page.goto('/somewhere/else');
    expect(response?.status()).toBe(404);
    await expect(page.getByText("We looked everywhere, but couldn't find that page.")).toBeVisible();
    await expectAccessible(page, 'not found');
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Back' })
      .or(page.getByRole('main').getByRole('link', { name: 'Back' }))
      .click();
    await expect(page).toHaveURL('/');
  });
});
