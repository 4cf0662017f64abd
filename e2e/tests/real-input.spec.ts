import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../../scripts/site/site.ts';
import { ApiClient } from '../fixtures/api-client.ts';
import { expect, signIn, test } from '../fixtures/test.ts';

const file = path.join(root, 'e2e/data/drugsfda_products.csv');
const rows = 2_725;

test('[A-02] [P-07] after an import of 2,725 products site and back office still work, in both languages', async ({
  page,
  site: remotesOf,
  startSite,
}) => {
  const site = await startSite({ remotesOf });
  const api = await ApiClient.signIn(site.apiUrl);
  const otc = { params: { categoryId: 'otc' } };
  const { totalCount: before } = await api.call('GET /products/:categoryId', otc);
  const { status, stderr } = spawnSync(process.execPath, ['api/commands/import.ts', file], {
    cwd: root,
    env: { ...process.env, DATA_DIR: site.dataDir },
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);

  await test.step('the running api knows the new rows', async () => {
    const { totalCount } = await api.call('GET /products/:categoryId', otc);
    expect(totalCount).toBe(before + rows);
  });

  await test.step('a visitor reads them in Macedonian, page by page, with English marked as English', async () => {
    await page.addInitScript(() => localStorage.setItem('lang', 'mk'));
    await page.goto(`${site.url}/parent/medicinal-products`);
    const cards = page.getByRole('main').locator('a[href^="/product/"]');
    await expect(cards).toHaveCount(24);
    await page.getByRole('button', { name: /^Прикажете повеќе/ }).click();
    await expect(cards).toHaveCount(48);
    const english = page.getByRole('main').locator('[lang=en]').first();
    await english.scrollIntoViewIfNeeded();
    const name = (await english.textContent())?.trim() ?? '';
    await cards.filter({ hasText: name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByRole('main').locator('[lang=en]').first()).toBeVisible();
  });

  await test.step('staff turn its pages, to the last one', async () => {
    await signIn(page, api);
    await page.goto(`${site.url}/admin/products/medical-products/otc?limit=25`);
    const pages = Math.ceil((before + rows) / 25);
    await page.getByRole('button', { name: `Страница ${pages}`, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`page=${pages}`));
    await expect(page.getByRole('row')).toHaveCount(((before + rows) % 25 || 25) + 1);
  });
});
