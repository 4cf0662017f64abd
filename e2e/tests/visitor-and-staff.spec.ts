import path from 'node:path';
import { subcategoryByPath } from '@varda/contract/catalogue';
import { admin } from '../fixtures/demo-data.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';

const otc = subcategoryByPath('Medicinal Products/OTC');

/**
 * The whole chain: what a visitor sees comes from the database, and what staff change there the visitor sees. The one
 * test that signs in through the form.
 */
test('[P-01] [P-02] [P-03] [P-07] [P-08] [N-04] a visitor goes from the home page to a product and reads on in Macedonian', async ({
  page,
  api,
}) => {
  const [entry] = await api.call('GET /dosage');
  const { products } = await api.call('GET /products/:categoryId', { params: { categoryId: otc?.path ?? '' } });
  const product = products[0];
  if (!entry || !product) throw new Error('The demo content is not there');

  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Highlights' })).toBeVisible();
  await expect(page.getByRole('heading', { name: entry.name.en.replace('®', ''), exact: false })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Medicinal Products/ })
    .first()
    .click();

  await expect(page).toHaveURL(/\/parent\/medicinal-products$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Medicinal Products' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: product.name.en }).first().click();

  await expect(page).toHaveURL(new RegExp(`/product/${product._id}`));
  await expect(page.getByRole('heading', { level: 1, name: product.name.en })).toBeVisible();
  await expect(page.getByText(product.dosage.en)).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /English/ })
    .click();
  await page.getByRole('button', { name: 'Македонски' }).click();
  await expect(page.getByRole('heading', { level: 1, name: product.name.mk })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'mk');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: product.name.mk })).toBeVisible();
  await expect(page.getByText(product.dosage.mk)).toBeVisible();
});

test('[L-01] [L-02] [A-06] [A-07] [A-04] [E-01] [E-04] staff sign in, create an account, change a dosage entry, move a product, draft two and publish them; the visitor sees it', async ({
  page,
  startSite,
}) => {
  const site = await startSite();
  await page.goto(`${site.url}/login`);
  await logIn(page, admin);
  await expect(page).toHaveURL(`${site.url}/admin/users`);
  await expect(page.getByText('Login successful!')).toBeVisible();

  await test.step('create an account', async () => {
    await page.getByRole('button', { name: 'Create User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create User' });
    await dialog.getByLabel('Name').fill('Ана Петровска');
    await dialog.getByLabel('Email').fill('ana@varda-pharm.example');
    await dialog.getByLabel('Password').first().fill('a long enough password');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('row', { name: /Ана Петровска/ })).toBeVisible();
  });

  await test.step('change a dosage entry', async () => {
    await page.goto(`${site.url}/admin/home/dosage`);
    await page.getByRole('row').nth(1).getByRole('button', { name: /Edit/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name EN' }).fill('A title that staff have changed');
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles(path.join(import.meta.dirname, '../data/picture.png'));
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: /A title that staff have changed/ })).toBeVisible();
  });

  let moved = '';
  await test.step('move a product by drag', async () => {
    await page.goto(`${site.url}/admin/products/medical-products/otc`);
    const rows = page.getByRole('row');
    const first = rows.nth(1);
    const reordered = page.waitForResponse((response) => response.url().endsWith('/products/reorder'));
    const handle = first.getByRole('button', { name: /^Move: / });
    moved = ((await handle.getAttribute('aria-label')) ?? '').replace('Move: ', '');
    await handle.hover();
    await page.mouse.down();
    const target = await rows.nth(3).boundingBox();
    if (!target) throw new Error('There is no third row');
    await page.mouse.move(target.x + 60, target.y + target.height / 2, { steps: 12 });
    await page.mouse.move(target.x + 60, target.y + target.height - 4, { steps: 4 });
    await page.mouse.up();
    expect((await reordered).status()).toBe(200);
  });

  await test.step('the visitor sees all of it', async () => {
    await page.goto(site.url);
    const card = page.getByRole('listitem').filter({ hasText: 'A title that staff have changed' });
    await expect(card).toBeVisible();
    await page.goto(`${site.url}/parent/medicinal-products`);
    await expect(page.getByRole('main').locator('a[href^="/product/"]').nth(2)).toContainText(moved);
  });

  await test.step('drafts: the visitor sees Macedonian first, then all of both together', async () => {
    const list = `${site.url}/admin/products/medical-products/otc`;
    const all = await (await page.request.get(`${site.url}/api/products/Medicinal%20Products/OTC`)).json();
    const [one, two] = all.products as { _id: string; name: { en: string } }[];
    if (!one || !two) throw new Error('There are no two products');

    async function draft(name: string, texts: { en: string; mk?: string }) {
      await page.goto(list);
      await page.getByRole('button', { name: `Edit: ${name}`, exact: true }).click();
      const form = page.getByRole('dialog');
      await form.getByRole('textbox', { name: 'Name EN' }).fill(texts.en);
      if (texts.mk) {
        await form.getByRole('tab', { name: /^Macedonian/ }).click();
        await form.getByRole('textbox', { name: 'Name MK' }).fill(texts.mk);
      }
      await form.getByRole('button', { name: 'Save draft' }).click();
      await expect(form).toBeHidden();
      await expect(page.getByText('English: complete; changed, not published').first()).toBeAttached();
    }
    async function visit(id: string, language: string, heading: string) {
      await page.goto(`${site.url}/product/${id}?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }

    await draft(one.name.en, { en: 'Launched first', mk: 'Прво објавено' });
    await draft(two.name.en, { en: 'Launched second' });
    await visit(one._id, 'en', one.name.en);

    await page.goto(`${site.url}/admin/drafts`);
    await page.getByRole('button', { name: 'Publish: Launched first' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('radio', { name: 'Macedonian only' }).check();
    await question.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(question).toBeHidden();
    await visit(one._id, 'mk', 'Прво објавено');
    await visit(one._id, 'en', one.name.en);

    await page.goto(`${site.url}/admin/drafts`);
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
    await page.getByRole('button', { name: 'Publish 2 selected together' }).click();
    await question.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(question).toBeHidden();
    await visit(one._id, 'en', 'Launched first');
    await visit(two._id, 'en', 'Launched second');
  });
});
