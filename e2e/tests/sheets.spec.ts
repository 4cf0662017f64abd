import { readFile } from 'node:fs/promises';
import { violationsOf } from '../fixtures/axe.ts';
import { expect, test } from '../fixtures/test.ts';

const category = 'Dietary Supplements/GALAPRO';

/** More than the first fifty, which the dialog shows. */
const count = 60;

test('[E-08] sixty products are exported, changed in the file, imported, read on the site, and brought back by one press', async ({
  page,
  api,
  signedIn: _,
}) => {
  const rows = Array.from({ length: count }, (_, n) => `Sheet ${n};Табела ${n};${n} mg;${n} мг;From a sheet;Од табела`);
  const added = new FormData();
  const heading = 'name_en;name_mk;dosage_en;dosage_mk;description_en;description_mk';
  added.set('file', new Blob([[heading, ...rows].join('\n')]), 'new.csv');
  added.set('category', category);
  const params = { entity: 'products' } as const;
  added.set('plan', (await api.call('POST /sheets/:entity/check', { params, body: added })).plan);
  const made = await api.call('POST /sheets/:entity/imports', { params, body: added });

  await page.goto('/admin/products/dietary-supplements/galapro?search=sheet&sortBy=name');
  const menu = page.getByRole('button', { name: 'Export, import' });
  await menu.press('Enter');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as CSV file' }).press('Enter'),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(count + 1);
  const [head, ...body] = lines as [string, ...string[]];
  const changed = [head, ...body.map((line) => line.replace('From a sheet', 'Changed in a spreadsheet'))].join('\r\n');

  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Import from a file…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Import from a file' });
  const file = { name: 'changed.csv', mimeType: 'text/csv', buffer: Buffer.from(changed) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByRole('row')).toHaveCount(51);
  await expect(dialog.getByRole('row').nth(1)).toContainText('Description (English)');
  expect(await violationsOf(page, { rules: ['wcag2a', 'wcag2aa', 'wcag22aa'], within: '[role=dialog]' })).toEqual([]);
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  const outcome = dialog.getByRole('row').nth(1).getByText('Changed', { exact: true });
  const isCut = outcome.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(await isCut, 'On a small phone the outcome of a row is read whole').toBe(false);
  if (usual) await page.setViewportSize(usual);
  await dialog.getByRole('button', { name: `Import ${count} rows` }).press('Enter');
  await expect(dialog.getByText(`Imported. New: 0, changed: ${count}.`)).toBeVisible();

  const onSite = await page.context().newPage();
  const [id = ''] = body[0]?.split(';') ?? [];
  await onSite.goto(`/product/${id}?lang=en`);
  await expect(onSite.getByText('Changed in a spreadsheet')).toBeVisible();

  await dialog.getByRole('button', { name: 'Undo the import' }).press('Enter');
  await expect(dialog.getByText(`${count} rows are as they were before the import.`)).toBeVisible();
  await onSite.reload();
  await expect(onSite.getByText('From a sheet')).toBeVisible();
  await onSite.close();

  const products = await api.call('GET /products/:categoryId', {
    params: { categoryId: 'galapro' },
    query: { search: 'sheet', limit: 100 },
  });
  expect(products.totalCount).toBe(count);
  expect(made.counts.new).toBe(count);
  for (const { _id: id } of products.products) {
    await api.call('DELETE /products/:id', { params: { id } });
    await api.call('DELETE /trash/:entity/:id', { params: { entity: 'products', id } });
  }
});
