import type { Route } from '@playwright/test';
import { paths } from '@varda/platform/router/paths';
import { isFirstHeadingUnchanged, rememberFirstHeading } from '../fixtures/first-heading.ts';
import { untilHydrated } from '../fixtures/hydrated.ts';
import { mostShift, shiftOf, untilSettled, watchShifts } from '../fixtures/layout-shift.ts';
import { distinctPages } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ reducedMotion: 'no-preference' });

/** Pages on which nothing stands side by side: they move with a wide window as they do with a narrow one. */
const inOneColumn = /^(herbal|personal-care|career$|search|privacy|login)/;

// `npm run bench -- pages` measures every language at every width.
for (const { language, width, but } of [
  { language: 'en', width: 1280, but: inOneColumn },
  { language: 'mk', width: 360, but: undefined },
])
  test(`[P-13] when fonts and pictures come late no page moves, and all are hydrated as they have come: ${language}, ${width} px`, async ({
    page,
    context,
    site,
    api,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await context.addCookies([{ name: 'lang', value: language, url: site.url }]);
    await watchShifts(context);
    const late = holdBack();
    await page.route(/\.(woff2|webp|avif)$/, late.wait);
    await rememberFirstHeading(page);
    const shifts: Record<string, number> = {};
    for (const { name, path } of await distinctPages(api)) {
      if (but?.test(name)) continue;
      late.begin();
      const response = await page.goto(path, { waitUntil: 'commit' });
      expect(response?.status(), name).toBe(200);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      late.end();
      await untilHydrated(page);
      await untilSettled(page);
      shifts[name] = await shiftOf(page);
      await expect.poll(() => isFirstHeadingUnchanged(page), `${name} is not rendered anew`).toBe(true);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
    expect(Object.entries(shifts).filter(([, shift]) => shift > mostShift)).toEqual([]);
  });

for (const width of [360, 1280])
  test(`[P-14] while a slow api thinks, each page shows the shape of what will come: ${width} px`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(context);
    const late = holdBack();
    await page.route(/\/api\//, late.wait);
    const shifts: Record<string, number> = {};
    await page.goto(paths.home);
    for (const path of [paths.about, paths.history, paths.careers, paths.contacts]) {
      await untilSettled(page);
      late.begin();
      const before = await shiftOf(page);
      // Nobody's input: what moves soon after an input would not count as a shift.
      await page
        .locator(`a[href="${path}"]`)
        .last()
        .evaluate((link: HTMLAnchorElement) => link.click());
      const loading = page.getByRole('main').getByText('Loading…', { exact: true });
      await expect(loading.first()).toBeAttached();
      late.end();
      await expect(loading).toHaveCount(0);
      shifts[path] = (await shiftOf(page)) - before;
    }
    expect(Object.entries(shifts).filter(([, shift]) => shift > mostShift)).toEqual([]);
  });

test('[P-13] a font that comes late moves nothing, on its page and on the next', async ({ page }) => {
  const late = holdBack();
  await page.route(/\.woff2$/, late.wait);
  late.begin();
  await page.goto(paths.history, { waitUntil: 'commit' });
  const careers = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Careers' });
  const widthOfCareers = () => careers.evaluate((link) => link.getBoundingClientRect().width);
  await expect(careers).toBeVisible();
  const before = await widthOfCareers();
  // Within a tenth of a second of its request a font may still come in (font-display: optional).
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.now() > paint.startTime + 300;
  });
  late.end();
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await widthOfCareers()).toBe(before);
  await careers.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible();
  expect(await widthOfCareers()).toBe(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, serviceWorkers: 'allow' });

  test('[P-13] headings are in our typeface from the first paint on, move nothing, and no font is fetched', async ({
    page,
    context,
    api,
  }) => {
    const fonts: string[] = [];
    page.on('request', (request) => request.url().includes('.woff2') && fonts.push(request.url()));
    // Each face of the subset that has letters on the page is there before anything is painted.
    const missing = () =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ family, status }) => family.includes('Manrope Subset') && status !== 'loaded')
          .map(({ unicodeRange }) => unicodeRange),
      );
    const heading = page.getByRole('heading', { level: 1 });
    const family = () => heading.evaluate((element) => getComputedStyle(element).fontFamily.split(',', 1)[0]);
    await page.goto(`${paths.history}?lang=mk`);
    expect([await family(), await missing()]).toEqual(['"Manrope Subset"', []]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Кариера' }).click();
    await expect(heading).toHaveText('Кариера');
    expect([await family(), await missing()]).toEqual(['"Manrope Subset"', []]);
    await page.goto(`${paths.about}?lang=mk`);
    await page.waitForLoadState('networkidle');
    expect([await family(), fonts]).toEqual(['"Manrope Subset"', []]);
    // This name has one line of its own here, and two of the fallback.
    await page.setViewportSize({ width: 412, height: 823 });
    const products = await api.call('GET /products/all');
    const product = products.find(({ name }) => name.mk === 'SATIVAL® CBD масло 5 %');
    await watchShifts(context);
    await page.goto(`${paths.product(product?._id ?? '')}?lang=mk`, { waitUntil: 'networkidle' });
    await expect(heading).toHaveText('SATIVAL® CBD масло 5\u00a0%');
    expect(await shiftOf(page)).toBe(0);
  });
});

/** Requests that wait, between a beginning and an end, before they go out. */
function holdBack() {
  let held: PromiseWithResolvers<void> | undefined;
  return {
    begin: () => {
      held = Promise.withResolvers<void>();
    },
    end: () => held?.resolve(),
    wait: async (route: Route) => {
      await held?.promise;
      await route.continue();
    },
  };
}
