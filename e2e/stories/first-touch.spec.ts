import type { Page } from '@playwright/test';
import { addAnswers, controls, type FoundPaths, inputs, untilAnswered } from '../fixtures/first-touch.ts';
import { untilHydrated } from '../fixtures/hydrated.ts';
import { expect, test } from '../fixtures/test.ts';

// What the first use of a control does, before its scripts are there and while they come. `npm run bench -- first-touch` measures how soon.

/** Keeps all scripts of a page back; returns what lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

const found: FoundPaths = { product: '', career: '' };

test.beforeEach(async ({ api }) => {
  const products = await api.call('GET /products/all');
  const product = products.find(({ categoryName }) => categoryName === 'Medicinal Products/OTC');
  found.product = `/product/${product?._id}`;
});

for (const input of inputs)
  test.describe(`by ${input}`, () => {
    // The browser itself reports a document with the status 404.
    test.use({ hasTouch: input === 'touch', expectedComplaint: /status of 404/ });

    for (const speed of ['before scripts', 'while they come'])
      for (const width of [360, 1280] as const)
        test(`[B-02] [P-04] the first use of a control counts, once, ${speed}: ${input}, ${width} px`, async ({
          page,
          context,
        }) => {
          test.setTimeout(60_000);
          await page.setViewportSize({ width, height: 800 });
          await page.addInitScript(addAnswers);
          for (const control of controls) {
            if (control.width !== width || control.inputs?.includes(input) === false) continue;
            await test.step(control.name, async () => {
              await context.clearCookies();
              const letThrough = speed === 'before scripts' ? await holdScripts(page) : () => {};
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
  });
