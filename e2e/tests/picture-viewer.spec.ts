import { paths } from '@varda/platform/router/paths';
import { violationsOf } from '../fixtures/axe.ts';
import { picturesAreIn } from '../fixtures/pages.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ reducedMotion: 'no-preference' });

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

test('[B-01] a picture of a product opens large, with those of similar products beside it; Back closes it', async ({
  page,
  api,
}) => {
  await picturesAreIn(api);
  const [product] = await api.call('GET /products/all');
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
  await page.goto(paths.product(product?._id ?? ''));
  const link = page.getByRole('link', { name: `Open the picture large: ${product?.name.en}` });
  await expect(link).toHaveAttribute('href', /\/api\/pictures\/.+\.webp$/);
  await page.waitForLoadState('networkidle');
  const atFirst = scripts.size;

  await link.click();
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  await expect(viewer).toBeVisible();
  expect(scripts.size, 'The viewer is fetched now').toBeGreaterThan(atFirst);
  await expect(viewer.getByRole('status').first()).toHaveText(/^1 of \d+$/);
  expect(await violationsOf(page, { rules, within: 'dialog[open]' })).toEqual([]);
  const address = page.url();
  expect(address).toMatch(/#picture=[0-9a-f]{32}$/);

  const image = viewer.getByRole('img', { name: product?.name.en ?? '' }).first();
  const fitted = await image.boundingBox();
  await image.hover();
  await page.mouse.wheel(0, -300);
  await expect(async () => expect((await image.boundingBox())?.width).toBeGreaterThan(fitted?.width ?? 0)).toPass();
  await page.keyboard.press('0');
  await expect(async () => expect((await image.boundingBox())?.width).toBeCloseTo(fitted?.width ?? 0)).toPass();

  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('status').first()).toHaveText(/^2 of \d+$/);
  await expect(page).not.toHaveURL(address);
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(link).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).not.toHaveURL(/#/);

  await page.goto(paths.home);
  await page.goto(address);
  await expect(viewer.getByRole('status').first()).toHaveText(/^1 of \d+$/);
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(page).not.toHaveURL(/#/);
});

test('[B-01] [B-02] a picture that was pressed before hydration is closed to the page before it, and Back leads on', async ({
  page,
  api,
}) => {
  await picturesAreIn(api);
  const [product] = await api.call('GET /products/all');
  await page.goto(paths.home);
  const scripts = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(paths.product(product?._id ?? ''), { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: `Open the picture large: ${product?.name.en}` });
  const preview = page.locator('dialog[data-preview]');
  await link.press('Enter');
  await expect(preview.locator('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await expect(page).not.toHaveURL(/#/);
  await expect(link).toBeFocused();
  await link.press('Enter');
  await expect(preview).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(preview).toHaveCount(0);
  await expect(page).not.toHaveURL(/#/);
  await link.click();
  await expect(page).toHaveURL(/#picture=/);
  scripts.resolve();
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).not.toHaveURL(/#/);
  await expect(link).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Good medicine begins with care' })).toBeVisible();
});

test.describe('where the viewer cannot be fetched', () => {
  // The page that Chromium makes of a picture has styles, which the picture's own policy refuses.
  test.use({ expectedComplaint: /Failed to load resource|ERR_FAILED|ChunkLoadError|Applying inline style/ });

  test('[B-01] the link leads to the picture itself', async ({ page, api }) => {
    await picturesAreIn(api);
    await page.goto(paths.about);
    const link = page.getByRole('link', { name: /^Open the picture large: / }).first();
    await page.waitForLoadState('networkidle');
    await page.route(/\.js$/, (route) => route.abort());
    await link.click();
    await expect(page).toHaveURL(/\/api\/pictures\/.+\.webp$/);
  });
});

test('[B-01] in the back office the picture of a row opens in the same viewer, over a form too', async ({
  page,
  api,
  signedIn: _,
}) => {
  await picturesAreIn(api);
  await page.goto('/admin/who-we-are/about');
  await page
    .getByRole('link', { name: /^Open the image large/ })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);

  await page
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: /^Edit/ });
  const inForm = form.getByRole('link', { name: /^Open the image large/ }).first();
  await inForm.click();
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(form).toBeVisible();
  await expect(inForm).toBeFocused();
});

test('[B-01] [A-04] a picture that was pressed before rows can be dragged stays open when the code for that arrives', async ({
  page,
  api,
  signedIn: _,
}) => {
  await picturesAreIn(api);
  const dragging = Promise.withResolvers<void>();
  const script = /dragging[^/]*\.js$/;
  await page.route(script, async (route) => {
    await dragging.promise;
    await route.continue();
  });
  // The page is loaded when its scripts are.
  await page.goto('/admin/who-we-are/about', { waitUntil: 'commit' });
  await page
    .getByRole('link', { name: /^Open the image large/ })
    .first()
    .click();
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  await expect(viewer).toBeVisible();
  const arrived = page.waitForResponse(script);
  dragging.resolve();
  await (await arrived).finished();
  // Its code runs when there is nothing else to do.
  for (let pause = 0; pause < 5; pause += 1)
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 500 })));
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page.locator('[data-rfd-drag-handle-draggable-id]').first()).toBeVisible();
});
