import type { Page } from '@playwright/test';
import { languages } from '@varda/contract/language';
import { violationsOf } from '../fixtures/axe.ts';
import { closePanels, menusAt } from '../fixtures/menus.ts';
import { distinctPages } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

/** WCAG 2.0 to 2.2, levels A and AA, without exclusions. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const widths = [360, 1280];

/** What is seen at half of a width: a zoom of 200 %, or the narrowest screen (WCAG 1.4.10). */
const narrower: Record<number, number> = { 360: 320, 1280: 640 };

async function expectAccessible(page: Page, what: string, look: Partial<Parameters<typeof violationsOf>[1]> = {}) {
  expect(await violationsOf(page, { rules, ...look }), what).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, what: string) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${what} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** One h1 to begin with, and no level left out on the way down. */
async function expectHeadingsInOrder(page: Page, what: string) {
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => heading.checkVisibility() && !heading.closest('header nav'))
      .map(({ tagName }) => Number(tagName[1])),
  );
  expect(levels[0], `${what} begins with its h1`).toBe(1);
  expect(
    levels.filter((level, place) => place > 0 && (level === 1 || level > (levels[place - 1] ?? 0) + 1)),
    `${what} has the levels ${levels.join(' ')}`,
  ).toEqual([]);
}

/** Goes on to another public page in the document that is open, and waits until nothing of it is on its way any more. */
async function goOn(page: Page, path: string) {
  const title = page.getByRole('heading', { level: 1 });
  const before = (await title.textContent()) ?? '';
  await visit(page, path);
  await expect(title).not.toHaveText(before);
  await expect(page.getByRole('main').getByText(/Loading|вчитува/)).toHaveCount(0);
}

for (const language of languages) {
  test.describe(language, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((lang) => localStorage.setItem('lang', lang), language);
    });

    test('[U-01] public pages and those of login have no axe violation, headings in order, and do not scroll sideways, zoomed in neither', async ({
      page,
      api,
    }) => {
      const recovery = ['/login/recovery', '/login/new-password#used'].map((path) => ({ name: path, path }));
      const title = page.getByRole('heading', { level: 1 });
      for (const [place, { name, path }] of [...(await distinctPages(api)), ...recovery].entries()) {
        const isOfSite = !path.startsWith('/login');
        if (place > 0 && isOfSite) await goOn(page, path);
        else await page.goto(path);
        await expect(title).toBeVisible();
        for (const width of widths) {
          const what = `${name}, ${width} px`;
          await page.setViewportSize({ width, height: 800 });
          const isFirst = place === 0;
          // The other language is the same elements, in a document that says so.
          if (language === 'en' || (isFirst && width === 360))
            await expectAccessible(page, what, {
              withoutColours: width === 360 && !isFirst,
              // Around all pages of the site is the same layout.
              ...(!isFirst && isOfSite && { within: 'main' }),
            });
          await expectHeadingsInOrder(page, what);
          await expectNoSidewaysScroll(page, what);
          await page.setViewportSize({ width: narrower[width] ?? width, height: 800 });
          await expectNoSidewaysScroll(page, `${what}, zoomed in`);
        }
      }
    });
  });
}

test('[N-02] [N-05] open menus have no axe violation, on a phone and on a desktop', async ({ page }) => {
  await page.goto('/contacts');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const [place, { name, open }] of menusAt(width).entries()) {
      await open(page);
      // The page below is the same under all of them.
      const within = place > 0 && { within: 'header, dialog[open]' };
      await expectAccessible(page, `${name}, ${width} px`, { ...within });
      await closePanels(page);
      // What lies over the page of a desktop stays while the mouse is over it.
      await page.mouse.move(width / 2, 700);
      await page.keyboard.press('Escape');
    }
  }
});

test('[P-01] [P-08] [P-09] [P-11] letters half as large again run out of no phone', async ({ page, api }) => {
  const [product] = await api.call('GET /products/all');
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/');
  await expectNoSidewaysScroll(page, '/');
  for (const path of [`/product/${product?._id}`, '/contacts', '/careers']) {
    await goOn(page, path);
    await expectNoSidewaysScroll(page, path);
  }
});

test('[P-01] [P-08] [N-01] letters twice as large cut nothing off on a phone', async ({ page, api }) => {
  const products = await api.call('GET /products/all');
  const hyphened = products.find(({ name }) => name.mk.includes('филм-обложени'));
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.addInitScript(() => localStorage.setItem('lang', 'mk'));
  await page.goto(`/product/${hyphened?._id}?lang=mk`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page, 'product');
  await page.goto('/?lang=mk');
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title && title.x + title.width).toBeLessThanOrEqual(360);
  const logo = await page.getByRole('banner').getByRole('img').first().boundingBox();
  expect(logo?.width).toBeGreaterThan(96);
});

test.describe('a path that nobody has', () => {
  test.use({ expectedComplaint: /status of 404/ });

  test('[P-12] is a 404 with a back button, without an axe violation', async ({ page }) => {
    const back = page
      .getByRole('main')
      .getByRole('button', { name: 'Back' })
      .or(page.getByRole('main').getByRole('link', { name: 'Back' }));
    const response = await page.goto('/somewhere/else');
    expect(response?.status()).toBe(404);
    await expect(page.getByText("We looked everywhere, but couldn't find that page.")).toBeVisible();
    await expectAccessible(page, 'not found');
    await back.click();
    await expect(page).toHaveURL('/');

    await visit(page, '/history');
    await visit(page, '/somewhere/else');
    await back.click();
    await expect(page).toHaveURL('/history');
  });
});
