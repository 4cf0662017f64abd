import type { Page } from '@playwright/test';
import { hydratedMark } from '@varda/platform/federation/shell-config';
import { returns, scrolled, scrollFirst, scrollInputs } from '../fixtures/first-scroll.ts';
import {
  addAnswers,
  type Control,
  controls,
  type FoundPaths,
  type Input,
  inputs,
  untilAnswered,
} from '../fixtures/first-touch.ts';
import { untilHydrated } from '../fixtures/hydrated.ts';
import { inOwnBrowser } from '../fixtures/own-browser.ts';
import { expect, test } from '../fixtures/test.ts';

// What the first use of a control does before its scripts are there. `npm run bench -- first-touch` measures how soon.

test.use({ reducedMotion: 'no-preference' });

/** Keeps scripts of a page back, those of an origin excepted; returns what lets them through. */
async function holdScripts(page: Page, excepted?: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  const isHeld = ({ pathname, origin }: URL) => pathname.endsWith('.js') && origin !== excepted;
  await page.route(isHeld, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const found: FoundPaths = { product: '' };

test.beforeEach(async ({ api }) => {
  await expect(async () => {
    const products = await api.call('GET /products/all');
    const product = products.find(({ categoryName }) => categoryName === 'Medicinal Products/OTC');
    expect(product?.picture, 'The picture that is pressed is drawn').toBeTruthy();
    found.product = `/product/${product?._id}`;
  }).toPass();
});

/** A key presses these as a pointer does: the browser makes the same click of it, and others of their kind are tried by keys. */
const pressedAlike = new Set([
  'tile of a category',
  'hero, link of the next slide',
  'live map',
  'menu of a phone, Who we are',
  'similar products, next',
  'back on a page that is not there',
]);

/** A mouse and a finger press alike, but for what opens under a mouse: each is tried where it is usual. */
function isTried({ name, width, inputs: own, opensUnderMouse }: Control, input: Input): boolean {
  if (own?.includes(input) === false) return false;
  if (input === 'keyboard') return !pressedAlike.has(name);
  return opensUnderMouse === true || (input === 'mouse') === (width === 1280);
}

for (const input of inputs)
  test.describe(`by ${input}`, () => {
    // The browser itself reports a document with the status 404.
    test.use({ hasTouch: input === 'touch', expectedComplaint: /status of 404/ });

    for (const width of [360, 1280] as const) {
      const tried = controls.filter((control) => control.width === width && isTried(control, input));
      if (tried.length === 0) continue;
      // Keys are tried while scripts are arriving: the shell's run, those of the page have not come.
      const isArriving = input === 'keyboard';
      const moment = isArriving ? 'while scripts are arriving' : 'before scripts';
      test(`[B-02] [P-04] the first use of a control counts, once, ${moment}: ${input}, ${width} px`, async ({
        page,
        context,
        site,
      }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript(addAnswers);
        for (const control of tried) {
          await test.step(control.name, async () => {
            const letThrough = await holdScripts(page, isArriving ? site.url : undefined);
            await page.goto(control.path(found), { waitUntil: 'commit' });
            if (isArriving) await page.waitForFunction(() => '__FEDERATION__' in window);
            await control.use(page, input);
            await untilAnswered(page, control);
            letThrough();
            await untilHydrated(page);
            await untilAnswered(page, control);
            await page.unrouteAll({ behavior: 'wait' });
            // Nothing of it is done a second time.
            await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
            expect(await page.evaluate(control.answered), `${control.name} stays as it was answered`).toBe(true);
            // The next control finds no language: a page in another one than the stored one is loaded anew.
            await page.evaluate(() => localStorage.clear());
            await context.clearCookies();
          });
        }
      });
    }
  });

test.describe('by a reader who scrolls', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test('[P-13] [B-02] what was scrolled before the page was hydrated stays, by wheel, keys and finger', async ({
    page,
  }) => {
    for (const [input, act] of Object.entries(scrollInputs))
      await test.step(input, async () => {
        const letThrough = await holdScripts(page);
        await page.goto('/about', { waitUntil: 'commit' });
        const place = await scrollFirst(page, act);
        letThrough();
        await untilHydrated(page);
        expect(await scrolled(page), input).toBe(place);
        await page.unrouteAll({ behavior: 'wait' });
      });
  });
});

test('[P-13] [B-02] a reload, and going back from another document, keep the scroll position, before scripts and after', async ({
  page,
}) => {
  for (const [name, come] of Object.entries(returns))
    await test.step(name, async () => {
      await page.goto('/about');
      await page.evaluate(() => scrollTo(0, 900));
      const letThrough = await holdScripts(page);
      await come(page);
      await expect.poll(() => scrolled(page)).toBe(900);
      letThrough();
      await untilHydrated(page);
      expect(await scrolled(page)).toBe(900);
      await page.unrouteAll({ behavior: 'wait' });
    });
  // Within the site, too.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'History' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/history/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/about/);
  await expect.poll(() => scrolled(page)).toBe(900);
});

/** Goes back once the page has answered: one that is in the back/forward cache by then answers no more. */
const goBack = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

test('[P-13] [N-04] on a first visit going back restores the page from the back/forward cache, and loads it anew in a language chosen meanwhile', async ({
  site,
}) => {
  // Playwright switches that cache off. A service worker that claimed the page would remove it from there.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  await inOwnBrowser({ ignoreDefaultArgs, serviceWorkers: 'allow' }, async (context) => {
    const page = await context.newPage();
    await page.goto(`${site.url}/about`);
    await untilHydrated(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.evaluate(() => {
      scrollTo(0, 900);
      document.body.dataset.left = '';
    });
    await page.goto(`${site.url}/robots.txt`);
    await goBack(page);
    await expect(page.locator('body[data-left]')).toBeAttached();
    expect(await scrolled(page)).toBe(900);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'History' }).click();
    await expect(page).toHaveURL(/history/);
    await expect.poll(() => scrolled(page)).toBe(0);

    await page.goto(`${site.url}/contacts`);
    await untilHydrated(page);
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: /English/ }).click();
    await bar.getByRole('button', { name: 'Македонски' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'mk');
    await goBack(page);
    await expect(page).toHaveURL(/history/);
    await expect(page.locator('html'), 'A choice of language holds for the pages before').toHaveAttribute('lang', 'mk');
  });
});

test('[B-02] [B-03] [N-04] a question that is typed before hydration is searched in the language that is chosen right after', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto('/search', { waitUntil: 'commit' });
  const field = page.getByRole('main').getByRole('searchbox');
  // At once: what has been found is in the address already.
  await field.evaluate((input: HTMLInputElement) => {
    input.value = 'vardol';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector<HTMLElement>('[data-language="mk"]')?.click();
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'mk');
  await expect(page).toHaveURL(/\?q=vardol/);
  await expect(field).toHaveValue('vardol');
  letThrough();
  await untilHydrated(page);
  await expect(field).toHaveValue('vardol');
  await page.unrouteAll({ behavior: 'wait' });
});

test('[B-02] [B-05] filters are cleared and one is chosen before hydration, one after it, each before the page of what was pressed before has come: the two hold', async ({
  page,
}) => {
  const letThrough = await holdScripts(page);
  await page.goto('/parent/personal-care-products?form=cream', { waitUntil: 'commit' });
  const filters = page.getByRole('navigation', { name: 'Filter the products' });
  await expect(filters.getByRole('status')).toBeAttached();
  // The page of what is pressed first comes when that of what is pressed after hydration is on its way, too.
  const onTheirWay = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let asked = 0;
  await page.route('**', async (route) => {
    if (route.request().isNavigationRequest()) {
      onTheirWay[asked++]?.resolve();
      await Promise.all(onTheirWay.map(({ promise }) => promise));
    }
    await route.fallback();
  });
  await filters.evaluate((nav, hydrated) => {
    const [subcategories, forms] = [...nav.querySelectorAll('ul')].map((choices) => [
      ...choices.querySelectorAll<HTMLElement>('a:not([aria-current])'),
    ]);
    new PerformanceObserver((marks) => {
      if (marks.getEntriesByName(hydrated).length > 0) forms?.[0]?.click();
    }).observe({ type: 'mark' });
    const about = document.querySelector<HTMLElement>('footer a[href="/about"]');
    const clear = nav.querySelector<HTMLElement>('p > a');
    for (const link of [about, subcategories?.[1], clear, subcategories?.[0]]) link?.click();
  }, hydratedMark);
  letThrough();
  await expect(page).toHaveURL(/\?subcategory=[^&]+&form=[^&]+$/);
  await untilHydrated(page);
  await expect(filters.locator('[aria-current]')).toHaveCount(2);
  await page.unrouteAll({ behavior: 'wait' });
});
