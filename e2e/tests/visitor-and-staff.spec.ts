import path from 'node:path';
import type { Page } from '@playwright/test';
import { leafCategoryByPath } from '@varda/contract/catalogue';
import type { Language } from '@varda/contract/language';
import { admin } from '../fixtures/demo-data.ts';
import { logIn } from '../fixtures/log-in.ts';
import { addDosage, addProduct } from '../fixtures/own-items.ts';
import { expect, test } from '../fixtures/test.ts';
import { visit } from '../fixtures/visit.ts';

const otc = leafCategoryByPath('Medicinal Products/OTC');
const picture = path.join(import.meta.dirname, '../data/picture.png');

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
  api,
}) => {
  const [entry, one, two] = await Promise.all([
    addDosage(api, 'An entry of a test', picture),
    addProduct(api, 'Launched some day', otc?.path ?? ''),
    addProduct(api, 'Launched another day', otc?.path ?? ''),
  ]);
  await page.goto('/login');
  await logIn(page, admin);
  await expect(page).toHaveURL('/admin/users');
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
    await visit(page, '/admin/home/dosage');
    await page.getByRole('button', { name: 'Edit: An entry of a test' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name EN' }).fill('A title that staff have changed');
    await dialog.locator('input[type=file]').first().setInputFiles(picture);
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: /A title that staff have changed/ })).toBeVisible();
  });

  const list = '/admin/products/medical-products/otc';
  let moved = '';
  await test.step('move a product by drag', async () => {
    await visit(page, list);
    const rows = page.getByRole('row');
    const handle = rows.nth(1).getByRole('button', { name: /^Move: / });
    moved = ((await handle.getAttribute('aria-label')) ?? '').replace('Move: ', '');
    const reordered = page.waitForResponse((response) => response.url().endsWith('/products/reorder'));
    await handle.hover();
    await page.mouse.down();
    const target = await rows.nth(3).boundingBox();
    if (!target) throw new Error('There is no third row');
    await page.mouse.move(target.x + 60, target.y + target.height / 2, { steps: 12 });
    await page.mouse.move(target.x + 60, target.y + target.height - 4, { steps: 4 });
    await page.mouse.up();
    expect((await reordered).status()).toBe(200);
  });

  await test.step('drafts of two products, which the visitor does not see', async () => {
    await visit(page, `${list}?search=Launched`);
    for (const [name, texts] of [
      ['Launched some day', { en: 'Launched first', mk: 'Прво објавено' }],
      ['Launched another day', { en: 'Launched second' }],
    ] as const) {
      await page.getByRole('button', { name: `Edit: ${name}`, exact: true }).click();
      const form = page.getByRole('dialog');
      await form.getByRole('textbox', { name: 'Name EN' }).fill(texts.en);
      if ('mk' in texts) {
        await form.getByRole('tab', { name: /^Macedonian/ }).click();
        await form.getByRole('textbox', { name: 'Name MK' }).fill(texts.mk);
      }
      await form.getByRole('button', { name: 'Save draft' }).click();
      await expect(form).toBeHidden();
      const row = page.getByRole('row').filter({ hasText: name });
      await expect(row.getByText('English: complete; changed, not published').first()).toBeAttached();
    }
    expect(await readBy(page, one._id, 'en')).toBe('Launched some day');
  });

  await test.step('the visitor sees Macedonian first, then all of both together', async () => {
    await visit(page, '/admin/drafts?entity=products');
    await page.getByRole('button', { name: 'Publish: Launched first' }).click();
    const question = page.getByRole('dialog');
    await question.getByRole('radio', { name: 'Macedonian only' }).check();
    await question.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(question).toBeHidden();
    await expect.poll(() => readBy(page, one._id, 'mk')).toBe('Прво објавено');
    expect(await readBy(page, one._id, 'en')).toBe('Launched some day');

    for (const name of ['Launched first', 'Launched second'])
      await page.getByRole('checkbox', { name: `Select: ${name}`, exact: true }).check();
    await page.getByRole('button', { name: 'Publish 2 selected together' }).click();
    await question.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(question).toBeHidden();
    await expect.poll(() => readBy(page, one._id, 'en')).toBe('Launched first');
  });

  await test.step('the visitor sees all of it', async () => {
    const changed = 'A title that staff have changed';
    // A page that a busy machine cannot make in time is shown as it was before.
    await expect.poll(async () => (await page.request.get('/')).text()).toContain(changed);
    await page.goto('/');
    const card = page.getByRole('listitem').filter({ hasText: changed });
    await expect(card).toBeVisible();
    await visit(page, '/parent/medicinal-products');
    await expect(page.getByRole('main').locator('a[href^="/product/"]').nth(2)).toContainText(moved);
    await visit(page, `/product/${two._id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Launched second' })).toBeVisible();
  });

  const { products } = await api.call('GET /products/:categoryId', { params: { categoryId: otc?.path ?? '' } });
  const { _id: last = '' } = products.find(({ name }) => name.en === moved) ?? {};
  await api.call('PATCH /products/reorder', { body: [{ _id: last, position: 1 }] });
  for (const { _id: id } of [one, two]) await api.call('DELETE /products/:id', { params: { id } });
  await api.call('DELETE /dosage/:id', { params: { id: entry._id } });
  const { users } = await api.call('GET /users', { query: { search: 'ana@varda-pharm.example' } });
  for (const { _id: id } of users) await api.call('DELETE /users/:id', { params: { id } });
});

/** The heading of a product's document, which the shell's server may have kept for a second. */
async function readBy({ request }: Page, id: string, language: Language) {
  const html = await (await request.get(`/product/${id}?lang=${language}`)).text();
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
}
