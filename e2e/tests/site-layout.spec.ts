import { categoryNames } from '@varda/contract/catalogue';
import { company } from '@varda/contract/company';
import { untilHydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

test.describe('on a desktop', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('[N-01] the bar leads everywhere and marks where one is', async ({ page }) => {
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('link', { name: company.name.en })).toHaveAttribute('href', '/');
    await expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(bar.getByRole('img', { name: company.name.en })).toHaveAttribute('src', /logo-en/);
    const entries = bar.getByRole('navigation').first().getByRole('list').first().locator('> li > :is(a, button)');
    await expect(entries).toHaveText(['Home', 'Who we are', 'Products', 'Careers', 'Contacts']);
    for (const [address, place] of [
      ['/history', 1],
      ['/parent/cbd-products', 2],
      ['/careers', 3],
      ['/contacts', 4],
      ['/', 0],
    ] as const) {
      await visit(page, address);
      await expect(entries.nth(place)).toHaveAttribute('aria-current', /^(page|true)$/);
      await expect(entries.and(page.locator('[aria-current]'))).toHaveCount(1);
    }
  });

  test('[N-04] a document in another language than the stored one is corrected before its scripts are there', async ({
    page,
  }) => {
    await page.evaluate(() => localStorage.setItem('lang', 'mk'));
    const held = Promise.withResolvers<void>();
    await page.route(/\.js$/, (route) => held.promise.then(() => route.continue()));
    // The server has not been told: browsers drop a cookie earlier than local storage.
    await page.reload({ waitUntil: 'commit' });
    const logo = page.getByRole('banner').getByRole('img', { name: company.name.mk });
    await expect(logo).toHaveAttribute('src', /logo-mk/);
    held.resolve();
    await untilHydrated(page);
    await expect(logo).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  });

  test('[N-02] the two menus open on hover and by keyboard, exclude each other, and close on Escape and on leaving', async ({
    page,
  }) => {
    const bar = page.getByRole('banner');
    const whoWeAre = bar.getByRole('button', { name: 'Who we are' });
    const products = bar.getByRole('button', { name: 'Products', exact: true });
    const about = bar.getByRole('link', { name: /^About us/ });

    await whoWeAre.hover();
    await expect(about).toBeVisible();
    await products.hover();
    await expect(about).toBeHidden();
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await whoWeAre.hover();
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await expect(about).toBeVisible();
    await page.mouse.move(640, 700);
    await expect(about).toBeHidden();

    await whoWeAre.focus();
    await page.keyboard.press('Enter');
    await expect(about).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(about).toBeHidden();
    await expect(whoWeAre).toBeFocused();
  });

  test('[N-02] nothing moves in a menu that is closed', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const moving = await page
      .getByRole('banner')
      .evaluate((bar) => bar.getAnimations({ subtree: true }).map(({ timeline }) => timeline?.constructor.name));
    expect(moving.filter((timeline) => timeline === 'DocumentTimeline')).toEqual([]);
  });

  test('[N-03] [P-15] [S-08] the products menu has categories, subcategories and products in the fixed order, OTC without heading', async ({
    page,
    api,
  }) => {
    const categories = await api.call('GET /parent');
    expect(categories.map(({ name }) => name)).toEqual(categoryNames);
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: 'Products', exact: true }).click();
    await expect(bar.getByRole('heading', { name: 'Medicinal Products' })).toBeVisible();
    await expect(bar.getByRole('heading', { name: 'OTC' })).toHaveCount(0);
    const entries = bar.locator('li[data-category] > button');
    await expect(entries.locator('> :nth-child(2)')).toHaveText([...categoryNames]);
    for (const [width, height] of [
      [992, 600],
      [1536, 864],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const [place, { title, subcategories, products }] of categories.entries()) {
        await entries.nth(place).hover();
        await expect(bar.getByRole('heading', { level: 2, name: title.en })).toBeVisible();
        await expect(bar.locator('li[data-category] section')).toHaveCount(1);
        const shown = [...subcategories.flatMap((subcategory) => subcategory.products), ...products];
        await expect(bar.locator('section a[href^="/product/"]')).toHaveText(shown.map(({ name }) => name.en));
        for (const entry of await entries.all()) await expect(entry).toBeInViewport({ ratio: 1 });
      }
    }
    await entries.first().click();

    const product = categories[0]?.subcategories[0]?.products[0];
    if (!product) throw new Error('The demo content is not there');
    const link = bar.locator(`a[href^="/product/${product._id}"]`);
    await expect(link).toBeVisible();
    await expect(link.locator('sup')).toHaveText('®');
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: product.name.en })).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Products', exact: true })).toHaveAttribute('aria-expanded', 'false');
  });

  test('[N-06] [N-07] the footer has the company’s facts; the map asks nobody before a click', async ({ page }) => {
    const abroad: string[] = [];
    await page.route(/openstreetmap\.org/, (route) => {
      abroad.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>map</title>' });
    });
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    for (const text of [
      company.description.en,
      `${company.postalCode} Skopje, North Macedonia`,
      company.healthDisclaimer.en,
      `© ${new Date().getFullYear()}`,
    ]) {
      await expect(footer.getByText(text).first()).toBeVisible();
    }
    for (const [name, address] of [
      ['About us', '/about'],
      ['History', '/history'],
      ['Careers', '/careers'],
      ['Contacts', '/contacts'],
      [company.phone, 'tel:+38925550100'],
      [company.email, `mailto:${company.email}`],
      ['Facebook', company.social.facebook],
      ['Instagram', company.social.instagram],
      ['LinkedIn', company.social.linkedin],
    ] as const) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
    }
    await expect(footer.getByRole('link', { name: 'Open in OpenStreetMap' })).toBeVisible();
    expect(abroad).toEqual([]);
    await footer.getByRole('button', { name: 'Show the interactive map' }).click();
    await expect(footer.getByTitle('Interactive map of our address')).toBeFocused();
    await expect.poll(() => abroad.length).toBeGreaterThan(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  test('[N-05] the menu drills down to a product, goes back level by level, and gives the focus back', async ({
    page,
  }) => {
    await page.goto('/');
    const hamburger = page.getByRole('button', { name: 'Open menu' });
    await hamburger.click();
    const menu = page.getByRole('dialog').last();
    await menu.getByRole('button', { name: 'Who we are' }).click();
    await expect(
      page
        .getByRole('dialog')
        .last()
        .getByRole('link', { name: /^History/ }),
    ).toBeVisible();
    await page.getByRole('dialog').last().getByRole('button', { name: 'Back' }).click();

    await page.getByRole('button', { name: 'Products', exact: true }).click();
    const panel = page.getByRole('dialog').last();
    await panel.getByRole('button', { name: /^CBD Products/ }).click();
    await panel.getByRole('button', { name: /^Topical/ }).click();
    await expect(panel.locator('a[href^="/product/"]').first()).toBeVisible();
    await panel.getByRole('button', { name: 'Back' }).click();
    await expect(panel.getByRole('button', { name: /^Cosmetics/ })).toBeVisible();
    await panel.getByRole('button', { name: 'Back' }).click();
    await expect(panel.getByRole('button', { name: /^Dietary Supplements/ })).toBeVisible();
    await panel.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByRole('button', { name: 'Products', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(hamburger).toBeFocused();

    await hamburger.click();
    await page.getByRole('button', { name: 'Products', exact: true }).click();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(hamburger).toBeFocused();
  });
});
