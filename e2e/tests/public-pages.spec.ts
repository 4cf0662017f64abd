import type { Locator } from '@playwright/test';
import { company } from '@varda/contract/company';
import { violationsOf } from '../fixtures/axe.ts';
import { untilHydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/* What the spec fixes of the public pages: names, orders, and how many stand side by side. */

test('[P-02] [P-03] the home page: five tiles in order; dosage cards in three columns, in one on a small screen, with a large ®', async ({
  page,
  api,
}) => {
  await page.goto('/');
  const tiles = page.locator('#range').getByRole('listitem');
  await expect(tiles.getByRole('link')).toHaveText([
    /^Medicinal Products/,
    /^CBD Products/,
    /^Herbal Products/,
    /^Dietary Supplements/,
    /^Personal Care Products/,
  ]);
  expect(await tiles.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/parent/medicinal-products',
    '/parent/cbd-products',
    '/parent/Herbal%20Products',
    '/parent/dietary-supplements',
    '/parent/personal-care-products',
  ]);
  await expect(tiles.locator('img')).toHaveCount(5);

  const cards = page
    .locator('#dosage')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  const entries = await api.call('GET /dosage', { query: { sortBy: 'createdAt', sortOrder: 'desc' } });
  await expect(cards).toHaveCount(entries.length);
  await expect(cards.first().getByRole('heading')).toHaveText(entries[0]?.name.en ?? '');
  const sign = cards.locator('sup', { hasText: '®' }).first();
  expect(await sign.evaluate(timesItsText)).toBeGreaterThan(1);
  for (const [width, columns] of [
    [1280, 3],
    [768, 3],
    [767, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    expect(await besideEachOther(cards), `${width} px`).toBe(columns);
  }

  // As wide as a sheet of A4 within its margins.
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const tile of await tiles.getByRole('link').all()) expect(await overhang(tile)).toBeLessThanOrEqual(0);
});

/** By how much the words of an element stand beyond its end. */
function overhang(element: Locator): Promise<number> {
  return element.evaluate((box) => {
    const names = [...box.querySelectorAll('span')].map((name) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      return words.getBoundingClientRect().right;
    });
    return Math.max(...names) - box.getBoundingClientRect().right;
  });
}

test('[P-08] [P-15] a product shows one similar product, two or three, by the width, and a small raised ®', async ({
  page,
  api,
}) => {
  const products = await api.call('GET /products/all');
  const product = products.find(({ name }) => name.en.includes('®'));
  await page.goto(`/product/${product?._id}`);
  const sign = page.getByRole('heading', { level: 1 }).locator('sup');
  expect(await sign.evaluate(timesItsText)).toBeLessThan(1);
  // What is printed on a pack is in the language of the page.
  const pack = page.getByRole('article').locator('img').first();
  const [english, macedonian] = [product?.picture?.key, product?.picture?.mk?.key];
  expect(macedonian).not.toBe(english);
  await expect(pack).toHaveAttribute('src', new RegExp(`/${english}/`));
  await page.setViewportSize({ width: 360, height: 800 });
  const lines = (text: Locator) => text.evaluate((element) => element.getClientRects().length);
  expect(await lines(page.getByRole('heading', { level: 1 }).getByText('film-coated'))).toBe(1);
  const similar = page.getByRole('group', { name: 'Similar products' });
  const cards = similar.getByRole('link');
  await expect(cards.nth(2)).toBeAttached();
  for (const [width, count] of [
    [639, 1],
    [640, 2],
    [1023, 2],
    [1024, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => inView(cards, similar), { message: `${width} px` }).toBe(count);
  }
  await page.goto(`/product/${product?._id}?lang=mk`);
  await expect(pack).toHaveAttribute('src', new RegExp(`/${macedonian}/`));
});

test('[P-05] [P-11] the badges and the two mailboxes are always there', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('region', { name: 'Certified and inspected' }).getByRole('listitem')).toHaveText([
    /^EU GMP/,
    /^Local GMP/,
    /^ISO 9001:2015/,
    /^CBD products\s*Manufacturing licence$/,
  ]);
  await page.getByRole('banner').getByRole('link', { name: 'Contacts' }).click();
  const mailboxes = page.getByRole('list', { name: 'Our mailboxes' }).getByRole('listitem');
  await expect(mailboxes).toHaveText([/^General information/, /^Business development/]);
  await expect(mailboxes.getByRole('link')).toHaveText([company.mailboxes.general, company.mailboxes.business]);
  // On a phone the address above them is not broken.
  const address = page.getByRole('main').getByRole('link', { name: company.email }).first();
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await address.evaluate((link) => link.getClientRects().length), `${width} px`).toBe(1);
  }
});

test('[P-09] vacancies stand two or three to a row, and the last row is full', async ({ page }) => {
  await page.goto('/careers');
  const grid = page.getByRole('main').getByRole('list').last();
  const cards = grid.getByRole('listitem');
  const right = (of: Locator) => of.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  const looked = async () => {
    for (const [width, columns] of [
      [768, 2],
      [1280, 3],
      [1920, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await besideEachOther(cards), `${width} px`).toBe(columns);
      expect(await right(cards.last()), `${width} px`).toBe(await right(grid));
    }
  };
  await expect(cards).toHaveCount(6);
  await looked();
  await page.getByRole('button', { name: /Load more/ }).click();
  await expect(cards).toHaveCount(7);
  await looked();
});

test('[P-01] a slide of many words grows: its title is whole, and its link lies on no button', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  const title = page.getByRole('heading', { level: 1 });
  await title.evaluate((heading) => {
    heading.textContent = 'What staff have to say '.repeat(12);
  });
  const link = page.getByRole('link', { name: 'See our products' });
  const next = page.getByRole('button', { name: 'Next slide' });
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const hero = await boxOf(page.getByRole('region', { name: 'Highlights' }));
    expect((await boxOf(title)).y, `${width} px`).toBeGreaterThanOrEqual(hero.y);
    const { y, height } = await boxOf(link);
    expect((await boxOf(next)).y, `${width} px`).toBeGreaterThanOrEqual(y + height);
  }
});

test('[P-01] [P-05] [P-06] what is bound to the scroll is still, and whole, with reduced motion', async ({ page }) => {
  const bound = () => page.getByRole('main').evaluate((main) => main.getAnimations({ subtree: true }).length);
  for (const path of ['/', '/about', '/history']) {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    await expect.poll(bound, path).toBeGreaterThan(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(bound, path).toBe(0);
  }
  const line = page.getByRole('main').locator('ol').last();
  expect(await line.evaluate((list) => getComputedStyle(list, '::after').transform)).toBe('none');
});

test('[P-01] [P-05] [P-06] [P-07] [P-08] [P-10] [P-11] [B-04] on paper no page takes more sheets than it fills', async ({
  page,
  api,
}) => {
  const { careers } = await api.call('GET /adminCareer', { query: { lang: 'mk', active: 'true' } });
  const [product] = await api.call('GET /products/all');
  for (const [path, most] of [
    ['/', 3],
    ['/about', 5],
    ['/history', 2],
    ['/contacts', 2],
    ['/parent/personal-care-products', 5],
    [`/product/${product?._id}`, 1],
    [`/careers/${careers[0]?._id}`, 1],
    ['/side-effects', 1],
  ] as const) {
    // The language with the longer words.
    await page.goto(`${path}?lang=mk`, { waitUntil: 'load' });
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)?.length, path).toBeLessThanOrEqual(most);
  }
});

test('[P-06] the years above the timeline lead to their stops', async ({ page }) => {
  await page.goto('/history');
  const years = page.getByRole('navigation', { name: 'Years' }).getByRole('link');
  // Another test may have a stop without a year there, or take one away as this page asks again.
  await expect(async () => {
    const targets = await years.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash));
    expect(targets.length).toBeGreaterThan(5);
    const stops = await page.locator('main li[id]').evaluateAll((items) => items.map(({ id }) => `#${id}`));
    expect(stops).toEqual(expect.arrayContaining(targets));
  }).toPass();
  const stop = page.locator(`main li[id="${(await years.last().getAttribute('href'))?.split('#')[1]}"]`);
  await years.last().click();
  await expect(stop).toBeInViewport();
});

test('[P-13] a new path begins at the top, back returns to where one was, and title and description follow', async ({
  page,
}) => {
  const description = page.locator('meta[name="description"]');
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/history');
  await expect(page).toHaveTitle('History · Varda Pharm');
  const ofHistory = (await description.getAttribute('content')) ?? '';
  const careers = page.getByRole('contentinfo').getByRole('link', { name: 'Careers' });
  await careers.scrollIntoViewIfNeeded();
  const left = await scrolled();
  expect(left).toBeGreaterThan(600);

  await careers.click();
  await expect(page).toHaveTitle('Careers · Varda Pharm');
  await expect(description).not.toHaveAttribute('content', ofHistory);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('History · Varda Pharm');
  await expect.poll(scrolled).toBe(left);

  await page.goto('/history?lang=mk');
  await expect(page).toHaveTitle('Историјат · Варда Фарм');
  await expect(description).toHaveAttribute('content', /[а-ш]/);
});

test('[P-04] [N-04] the search and the order of the guides outlive a reload and a change of language', async ({
  page,
}) => {
  await page.goto('/');
  const field = () => page.getByRole('main').getByRole('searchbox');
  const order = () => page.getByRole('main').getByRole('combobox');
  const guides = page.locator('#guides > li');
  const all = await guides.count();
  await order().selectOption('nameUp');
  await field().fill('vardol');
  await expect(page).toHaveURL(/\/\?order=nameUp&guides=vardol$/);
  await expect.poll(() => guides.count()).toBeLessThan(all);
  await page.reload();
  await expect(field()).toHaveValue('vardol');
  await expect(order()).toHaveValue('nameUp');
  await expect.poll(() => guides.count()).toBeLessThan(all);
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: 'Македонски' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'mk');
  await expect(field()).toHaveValue('vardol');
  await expect(order()).toHaveValue('nameUp');
});

test('[N-04] the list of languages closes when one presses beside it', async ({ page }) => {
  await page.goto('/history');
  const opener = page.getByRole('banner').getByRole('button', { name: /English/ });
  await opener.click();
  await expect(page.getByRole('button', { name: 'Македонски' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('button', { name: 'Македонски' })).toBeHidden();
});

test('[B-03] a visitor searches from the bar: results come as one types, and are walked through by arrows', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const field = page.getByRole('searchbox', { name: 'Product, vacancy or page' });
  await expect(field).toBeFocused();
  await page.keyboard.type('vardol');
  await expect(page).toHaveURL(/\/search\?q=vardol$/);
  const results = page.getByRole('main').getByRole('link', { name: /^Product/ });
  await expect(results.first()).toContainText('VARDOL');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results?$/ })).toBeVisible();
  await expect(field).toBeFocused();
  expect(await violationsOf(page, { rules })).toEqual([]);

  await page.keyboard.press('ArrowDown');
  await expect(results.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await field.fill('zzzzzzz');
  await expect(page.getByText('Nothing was found for “zzzzzzz”.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible();

  await page.goto('/search?q=вардол&lang=mk');
  await expect(page.getByRole('searchbox')).toHaveValue('вардол');
  const first = page
    .getByRole('main')
    .getByRole('link', { name: /^Производ/ })
    .first();
  await expect(first).toBeVisible();
  await page.getByRole('searchbox').press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
});

/** How large an element's letters are beside those around it. */
function timesItsText(element: Element): number {
  const size = (of: Element) => Number.parseFloat(getComputedStyle(of).fontSize);
  return size(element) / size(element.parentElement as Element);
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return box;
}

/** How many of them stand beside each other. */
function besideEachOther(cards: Locator): Promise<number> {
  return cards.evaluateAll((all) => new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))).size);
}

/** How many of them stand wholly within a frame. */
async function inView(cards: Locator, frame: Locator): Promise<number> {
  const { x = 0, width = 0 } = (await frame.boundingBox()) ?? {};
  const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
  return boxes.filter(({ left, right }) => left >= x - 1 && right <= x + width + 1).length;
}
