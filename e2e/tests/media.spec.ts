import { paths } from '@varda/platform/router/paths';
import sharp from 'sharp';
import { violationsOf } from '../fixtures/axe.ts';
import { addAbout, addProduct } from '../fixtures/own-items.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

/** A picture that nobody else has. */
async function png(width: number): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const background = { r: width % 256, g: Math.floor(Math.random() * 256), b: Math.floor(Math.random() * 256) };
  const buffer = await sharp({ create: { width, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: `e2e-${width}.png`, mimeType: 'image/png', buffer };
}

test('[E-05] a picture is uploaded, tagged, chosen for a product and in a text, and replaced everywhere: the visitor sees the new one', async ({
  page,
  api,
  signedIn: _,
}) => {
  const [product, entry] = await Promise.all([
    addProduct(api, 'Pictured drops', 'CBD Products/Oral'),
    addAbout(api, 'Pictured entry'),
  ]);
  const accessible = async (within = '[role=dialog]') =>
    expect(
      await violationsOf(page, { rules: ['wcag2a', 'wcag2aa', 'wcag22aa', 'label-content-name-mismatch'], within }),
    ).toEqual([]);
  await page.goto('/admin/media');
  await page.locator('main input[type=file]').setInputFiles(await png(640));
  await expect(page.getByText('1 picture uploaded.')).toBeVisible();
  await page.getByRole('button', { name: /^e2e-640/ }).click();
  const window = page.getByRole('dialog', { name: 'Picture', exact: true });
  await window.getByLabel(/^Tags/).fill('of a test');
  await window.getByRole('textbox', { name: /^Alternative text.*EN/ }).fill('A field of a test');
  await window.getByRole('button', { name: 'Save' }).click();
  await expect(window).toBeHidden();

  await visit(page, '/admin/products/cbd/oral?search=pictured');
  await page.getByRole('button', { name: 'Edit: Pictured drops' }).click();
  const form = page.getByRole('dialog', { name: /^Edit/ });
  await form.getByRole('button', { name: 'Choose from the library Image', exact: true }).click();
  const library = page.getByRole('dialog', { name: 'Choose from the library' });
  await library.getByRole('searchbox').fill('of a test');
  const found = library.getByRole('button', { name: /^e2e-640/ });
  await expect(found).toBeVisible();
  await accessible();
  await found.click();
  await expect(library).toBeHidden();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();

  await visit(page, '/admin/who-we-are/about?search=pictured');
  await page.getByRole('button', { name: 'Edit: Pictured entry' }).click();
  await form.getByRole('textbox', { name: /^Text EN/ }).press('ControlOrMeta+End');
  await form.getByRole('button', { name: 'Picture from the library' }).press('Enter');
  await library.getByRole('searchbox').fill('of a test');
  await found.press('Enter');
  await expect(library).toBeHidden();
  await expect(form.getByRole('img', { name: 'A field of a test' })).toBeVisible();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form).toBeHidden();

  await visit(page, '/admin/media?search=of+a+test');
  await page.getByRole('button', { name: /^e2e-640/ }).click();
  await expect(window.getByRole('list').getByRole('link')).toHaveCount(2);
  await window.getByRole('button', { name: 'Crop' }).click();
  const crop = page.getByRole('dialog', { name: 'Crop the picture' });
  await expect(crop.getByRole('button', { name: 'The part that is kept' })).toBeVisible();
  await accessible();
  await crop.getByRole('button', { name: 'Cancel' }).click();
  await window.getByRole('button', { name: 'Replace everywhere' }).click();
  const question = page.getByRole('dialog', { name: 'Replace the picture everywhere' });
  await expect(question.getByText('It is replaced in 2 places')).toBeVisible();
  await question.locator('input[type=file]').setInputFiles(await png(320));
  await expect(question.getByText('Afterwards')).toBeVisible();
  await accessible();
  await question.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(page.getByText('Replaced in 2 places.')).toBeVisible();

  await page.goto(paths.product(product._id));
  await expect(page.getByRole('main').getByRole('img').first()).toHaveAttribute('src', /\/320\.webp$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('main').getByRole('img', { name: 'A field of a test' })).toHaveAttribute(
    'src',
    /\/320\.webp$/,
  );

  await api.call('DELETE /products/:id', { params: { id: product._id } });
  await api.call('DELETE /about/:id', { params: { id: entry._id }, query: { lang: 'en' } });
});

test('[E-05] [K-01] [K-22] a picture that is deleted comes back by Undo, and from the trash, with its texts and its files', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/admin/media');
  await page.locator('main input[type=file]').setInputFiles(await png(330));
  const card = page.getByRole('button', { name: /^e2e-330/ });
  await card.click();
  const window = page.getByRole('dialog', { name: 'Picture', exact: true });
  await window.getByRole('textbox', { name: /^Alternative text.*EN/ }).fill('A field to restore');
  await window.getByRole('button', { name: 'Save' }).click();
  await expect(window).toBeHidden();
  const remove = async () => {
    await page.getByRole('button', { name: /^Actions: e2e-330/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Picture deleted.')).toBeVisible();
    await expect(card).toBeHidden();
  };
  await remove();
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(card).toBeVisible();

  await remove();
  await visit(page, '/admin/trash?entity=media');
  const restore = page.getByRole('button', { name: /^Restore: e2e-330/ });
  await restore.click();
  await expect(page.getByText('The item is back where it was.')).toBeVisible();
  await expect(restore).toBeHidden();
  await visit(page, '/admin/media?search=field+to+restore');
  await card.click();
  await expect(window.getByRole('textbox', { name: /^Alternative text.*EN/ })).toHaveValue('A field to restore');
  const shown = window.locator('img').first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('[E-05] the documents tab of Media leads to the product whose leaflet is missing', async ({
  page,
  signedIn: _,
}) => {
  await page.goto('/admin/media');
  await page.getByRole('main').getByRole('link', { name: 'Documents' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Documents', level: 1 })).toBeVisible();
  await page.getByLabel('Products that are shown').selectOption('Without a leaflet');
  const open = page.getByRole('button', { name: /^Open the product/ }).first();
  const name = (await open.getAttribute('aria-label')) ?? '';
  await open.press('Enter');
  const form = page.getByRole('dialog', { name: 'Edit Product' });
  await expect(form.getByLabel(/^Name EN/)).not.toHaveValue('');
  expect(name).toContain(await form.getByLabel(/^Name EN/).inputValue());
});
