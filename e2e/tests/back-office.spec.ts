import { menuPages } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';

test('[A-01] [A-02] the menu has every screen and asks for its rows ahead of the click; collapsed to icons it stays so', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/users');
  const name = await page.evaluate(() => localStorage.getItem('name'));
  await expect(page.getByRole('banner').getByRole('button', { name: `Account: ${name}` })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Back office' });
  const entries = menu.getByRole('link');
  await expect(entries.first()).toBeVisible();
  const addresses = await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(expect.arrayContaining(menuPages.map(({ path }) => path)));
  // Rows are asked for once the pointer rests on the entry.
  const rowsAhead = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/history');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/history*', (route) => answered.then(() => route.continue()));
  const history = menu.locator('a[href="/admin/who-we-are/history"]');
  await history.hover();
  await rowsAhead;
  // Until they come, nothing moves for who asks for less motion.
  await history.click();
  await expect(page.getByRole('main').locator('.mantine-Skeleton-root').first()).toBeVisible();
  const endless = () =>
    document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY).length;
  expect(await page.evaluate(endless)).toBe(0);
  answer();
  await expect(page).toHaveURL('/admin/who-we-are/history');
  await expect(history).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('table')).toBeVisible();

  const messages = menu.getByRole('link', { name: 'Messages' });
  const isNarrow = () => expect.poll(async () => (await messages.boundingBox())?.width).toBeLessThan(60);
  await page.getByRole('button', { name: 'Collapse the menu to icons' }).click();
  await isNarrow();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isNarrow();
  expect(await entries.count()).toBe(addresses.length);
  await messages.focus();
  await expect(page.getByRole('tooltip', { name: 'Messages' })).toBeVisible();
  await page.getByRole('button', { name: 'Expand the menu' }).click();
  await expect(page.getByText('Messages', { exact: true }).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('[A-01] [L-05] the whole top bar is in reach, the menu opens over the page, and one can log out', async ({
    page,
    signedIn: _,
  }) => {
    await page.goto('/admin/users');
    const bar = page.getByRole('banner');
    for (const control of await bar.getByRole('button').all())
      if (await control.isVisible()) await expect(control).toBeInViewport({ ratio: 1 });
    await bar.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Back office' });
    await expect(drawer.getByRole('heading', { name: 'Back office' })).toBeFocused();
    await drawer.getByRole('link', { name: 'Dosage' }).click();
    await expect(page).toHaveURL('/admin/home/dosage');
    await expect(drawer).toBeHidden();
    await bar.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login/);
  });

  test('[A-03] what removes a picture from a form covers no word of its field', async ({ page, signedIn: _ }) => {
    await page.goto('/admin/products/cbd/oral');
    await page
      .getByRole('button', { name: /^Actions: / })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    const remove = page
      .getByRole('group', { name: 'Image in Macedonian' })
      .getByRole('button', { name: 'Remove the image' });
    const hint = page.getByText(/^Only where what is printed on it differs/);
    const bottom = await hint.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await remove.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(bottom);
  });
});
