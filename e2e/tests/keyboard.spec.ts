import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** Flows of a visitor who has no pointer. */
test.describe('on a desktop', () => {
  test('the first stop leads past the menus', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(inMain, 'The next stop is in the page').toBe(true);
  });

  test('[N-02] [N-03] the products menu opens by a key, is walked by arrows, and leads to a product', async ({
    page,
  }) => {
    const slow = Promise.withResolvers<void>();
    await page.route('**/api/parent?*', (route) => slow.promise.then(() => route.continue()));
    await page.goto('/');
    const products = page.getByRole('banner').getByRole('button', { name: 'Products', exact: true });
    await products.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Medicinal Products' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveAccessibleName('Medicinal Products');
    await page.keyboard.press('ArrowDown');
    await expect(focused(page)).toHaveAccessibleName('CBD Products');
    slow.resolve();
    await expect(focused(page), 'Its products have come: the place is kept').toHaveAttribute('aria-expanded', 'false');
    await expect(focused(page)).toHaveAccessibleName('CBD Products');
    await page.keyboard.press('ArrowRight');
    await expect(focused(page)).toHaveAccessibleName('CBD Products');
    await expect(focused(page)).toHaveAttribute('href', '/parent/cbd-products');
    await page.keyboard.press('ArrowLeft');
    await expect(focused(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    const name = (await focused(page).textContent()) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  });

  test('[P-01] arrow keys turn the slides, and the link of the one in view is the next stop', async ({ page }) => {
    await page.goto('/');
    const hero = page.getByRole('region', { name: 'Highlights' });
    await hero.getByRole('button', { name: 'Next slide' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(hero.getByText('Slide 3 of 6')).toBeAttached();
    await hero.getByRole('button', { name: 'Previous slide' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(focused(page)).toHaveText('CBD products');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'CBD Products' })).toBeFocused();
  });

  test('[P-08] similar products are walked by arrow keys', async ({ page, api }) => {
    const [product] = await api.call('GET /products/all');
    await page.goto(`/product/${product?._id}`);
    const next = page.getByRole('button', { name: 'Next products' });
    await next.focus();
    const shown = page.getByText(/^Products \d+ to \d+ of \d+$/);
    await expect(shown).toHaveText(/^Products 1 to 3/);
    await page.keyboard.press('ArrowRight');
    await expect(shown).toHaveText(/^Products 2 to 4/);
    await page.keyboard.press('Enter');
    await expect(shown).toHaveText(/^Products 5 to 7/);
  });

  test('[P-09] with the last vacancies the focus goes on to the first of them', async ({ page }) => {
    await page.goto('/careers');
    const cards = page.getByRole('main').locator('a[href^="/careers/"]');
    await expect(cards).toHaveCount(6);
    await page.getByRole('button', { name: /^Load more/ }).focus();
    await page.keyboard.press('Enter');
    await expect(cards.nth(6)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/careers\/./);
  });

  test.describe('a message', () => {
    test.use({ expectedComplaint: /status of 422/ });
    test('[P-11] is written and sent; what is wrong with it gets the focus', async ({ page }) => {
      await page.goto('/contacts');
      await page.getByLabel('Name').focus();
      await page.keyboard.type('Ана Петровска');
      await page.keyboard.press('Tab');
      await page.keyboard.type('ana');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Message')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Email address')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByLabel('Email address')).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.type('@varda-pharm.example');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Where can I buy your mountain tea?');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Send' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByText('Your message has been sent successfully!')).toBeVisible();
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('[N-05] Tab stays in the panel on top, in both directions', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Products', exact: true }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Products' });
    await expect(panel.getByRole('button', { name: /^Personal Care/ })).toBeVisible();

    await panel.getByRole('button', { name: 'Back' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(panel.getByRole('button', { name: /^Personal Care/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('dialog').last().getByRole('heading', { name: 'Personal Care Products' }),
    ).toBeFocused();
    const stops = await page.getByRole('dialog').last().locator('a, button').count();
    for (let stop = 0; stop <= stops; stop++) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(() => document.activeElement?.closest('dialog[open]') !== null);
      expect(inside, `Stop ${stop} is in the panel`).toBe(true);
    }
  });
});

const focused = (page: Page) => page.locator(':focus');
