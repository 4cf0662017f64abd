import type { Route } from '@playwright/test';
import { hydratedMark } from '@varda/shared/federation/shell-config';
import { paths } from '@varda/shared/router/paths';
import { untilHydrated } from '../fixtures/hydrated.ts';
import { mostShift, shiftOf, watchShifts } from '../fixtures/layout-shift.ts';
import { distinctPages } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';

// `npm run bench -- pages` measures every language at every width.
for (const { language, width } of [
  { language: 'en', width: 1280 },
  { language: 'mk', width: 360 },
])
  test(`[P-13] no page moves when fonts and pictures come late: ${language}, ${width} px`, async ({
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
    const shifts: Record<string, number> = {};
    for (const { name, path } of await distinctPages(api)) {
      late.begin();
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      late.end();
      await untilHydrated(page);
      await page.waitForLoadState('networkidle');
      shifts[name] = await shiftOf(page);
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
    for (const path of [paths.about, paths.history, paths.careers, paths.contacts]) {
      await page.goto(paths.home);
      await page.waitForLoadState('networkidle');
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

test('[P-13] a font that came late is shown from the next page on', async ({ page }) => {
  const late = holdBack();
  await page.route(/\.woff2$/, late.wait);
  late.begin();
  await page.goto(paths.history, { waitUntil: 'commit' });
  const careers = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Careers' });
  const widthOfCareers = () => careers.evaluate((link) => link.getBoundingClientRect().width);
  await expect(careers).toBeVisible();
  const inFallback = await widthOfCareers();
  // Within a tenth of a second of its request a font may still come in (font-display: optional).
  await page.waitForFunction(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint && performance.now() > paint.startTime + 300;
  });
  late.end();
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(await widthOfCareers()).toBe(inFallback);
  await careers.click();
  await expect.poll(widthOfCareers).not.toBe(inFallback);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, serviceWorkers: 'allow' });

  test('[P-13] the first page waits for no font; the next one, and a later visit, are set in ours', async ({
    page,
  }) => {
    await page.goto(paths.history);
    const heading = page.getByRole('heading', { level: 1 });
    const family = () => heading.evaluate((element) => getComputedStyle(element).fontFamily.split(',', 1)[0]);
    const fallback = await family();
    await page.waitForFunction(() =>
      ['Manrope', 'Source Sans 3'].every((name) => document.fonts.check(`1em "${name} Variable"`)),
    );
    const began = await page.evaluate((mark) => {
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      const [hydrated] = performance.getEntriesByName(mark);
      return { ahead: fonts.filter(({ startTime }) => startTime < (hydrated?.startTime ?? 0)), all: fonts.length };
    }, hydratedMark);
    expect(began).toEqual({ ahead: [], all: 2 });
    expect(await family()).toBe(fallback);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
    await expect.poll(family).toBe('"Manrope Variable"');
    await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
    await page.goto(paths.about);
    expect(await family()).toBe('"Manrope Variable"');
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
