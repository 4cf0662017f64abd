import type { Page } from '@playwright/test';
import { scrolled, scrollFirst, scrollInputs } from '../fixtures/first-scroll.ts';
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
import { expect, test } from '../fixtures/test.ts';

// What the first use of a control does before its scripts are there. `npm run bench -- first-touch` measures how soon.

/** Keeps all scripts of a page back; returns what lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
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

/** A mouse and a finger press alike, but for what opens under a mouse: each is tried where it is usual, keys everywhere. */
function isTried({ width, inputs: own, opensUnderMouse }: Control, input: Input): boolean {
  if (own?.includes(input) === false) return false;
  return input === 'keyboard' || opensUnderMouse === true || (input === 'mouse') === (width === 1280);
}

for (const input of inputs)
  test.describe(`by ${input}`, () => {
    // The browser itself reports a document with the status 404.
    test.use({ hasTouch: input === 'touch', expectedComplaint: /status of 404/ });

    for (const width of [360, 1280] as const) {
      const tried = controls.filter((control) => control.width === width && isTried(control, input));
      if (tried.length === 0) continue;
      test(`[B-02] [P-04] the first use of a control counts, once, before scripts: ${input}, ${width} px`, async ({
        page,
        context,
      }) => {
        test.setTimeout(60_000);
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript(addAnswers);
        for (const control of tried) {
          await test.step(control.name, async () => {
            await context.clearCookies();
            const letThrough = await holdScripts(page);
            await page.goto(control.path(found), { waitUntil: 'commit' });
            await page.evaluate(() => localStorage.clear());
            await control.use(page, input);
            if (control.early) await untilAnswered(page, control);
            letThrough();
            await untilHydrated(page);
            await untilAnswered(page, control);
            await page.unrouteAll({ behavior: 'wait' });
            // Nothing of it is done a second time.
            await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
            expect(await page.evaluate(control.answered), `${control.name} stays as it was answered`).toBe(true);
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

test('[P-13] a reload, and the way back from another document, keep the place', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => scrollTo(0, 900));
  await page.reload();
  expect(await scrolled(page)).toBe(900);
  await page.goto('/robots.txt');
  await page.goBack();
  await untilHydrated(page);
  expect(await scrolled(page)).toBe(900);
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
