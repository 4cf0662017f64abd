import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { root } from '../../scripts/site/site.ts';
import { programs } from '../../shared/admin/form/rich-text/samples/clipboards.ts';
import { addAbout, addProduct } from '../fixtures/own-items.ts';
import { expect, test } from '../fixtures/test.ts';

const bottle = path.join(import.meta.dirname, '../data/picture.png');
const sign = path.join(root, 'shell/public/icon-192.png');
const fromWord = path.join(root, 'shared/admin/form/rich-text/samples/word.html');

/** What the clipboard holds comes in as from Ctrl+V. */
async function paste(input: Locator, type: string, content: string) {
  await input.evaluate(
    (element, given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(given.type, given.content);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { type, content },
  );
}

test('[A-14] [A-15] [K-20] a text of Word, a link, a sign and described pictures are written, and read on the site', async ({
  page,
  api,
  signedIn: _,
}) => {
  const { _id: id } = await addAbout(api, 'Written by hand');
  await page.goto('/admin/who-we-are/about?limit=25');
  await page.getByRole('button', { name: 'Edit: Written by hand' }).click();
  const form = page.getByRole('dialog', { name: 'Edit About Us' });
  const text = form.getByRole('textbox', { name: /^Text EN/ });
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await paste(text, 'text/html', await readFile(fromWord, 'utf8'));
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  const dose = programs['Word for Windows']?.(['5 ', { symbol: 'µ' }, 'g in 10', { up: '6' }]) ?? '';
  await paste(text, 'text/html', dose);
  const notice = form.getByRole('status').filter({ hasText: 'Symbol' });
  await expect(notice).toContainText('Written without the fonts Symbol and Wingdings: µ.');
  await notice.getByRole('button', { name: 'Undo pasting' }).click();
  await expect(notice).toHaveCount(0);
  await expect(text).not.toContainText('µg');
  await paste(text, 'text/html', dose);
  await expect(text.getByText('5 µg in 10')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Varda(r) ');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('varda.example/oil');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();

  const name = form.getByRole('textbox', { name: /^Name EN/ });
  await name.press('End');
  await paste(name, 'text/html', dose);
  await expect(name).toHaveValue('Written by hand5 µg in 10⁶');
  const told = form.getByRole('status').filter({ hasText: 'Raised and lowered type was written as ⁶.' });
  await expect(told).toContainText('Written without the fonts Symbol and Wingdings: µ.');
  await told.getByRole('button', { name: 'Undo pasting' }).press('Enter');
  await expect(told).toHaveCount(0);
  await expect(name).toHaveValue('Written by hand');
  await expect(name).toBeFocused();
  await paste(name, 'text/html', dose);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(name).toHaveValue('Written by hand');
  await told.getByRole('button', { name: 'Close' }).click();

  await form.locator('input[type=file]').last().setInputFiles([sign, bottle]);
  await form
    .getByLabel(/^Alternative text EN/)
    .first()
    .fill('A sign');
  await form
    .getByLabel(/^Alternative text EN/)
    .last()
    .fill('A bottle');
  await form
    .getByLabel(/^Alternative text MK/)
    .last()
    .fill('Шише');
  await form.getByRole('button', { name: 'Move picture 2 up' }).click();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('About Us update successfully!')).toBeVisible();

  await page.goto('/about');
  const entry = page.getByRole('article').filter({ hasText: 'Written by hand' });
  await expect(entry.getByRole('listitem').filter({ hasText: 'Hemp oil' }).getByText('cold pressed')).toBeVisible();
  await expect(entry.locator('strong', { hasText: '30 ml' })).toBeVisible();
  await expect(entry.getByText('Varda®')).toBeVisible();
  await expect(entry.getByText('5 µg in 10').locator('sup')).toHaveText('6');
  await expect(entry.getByRole('link', { name: 'varda.example/oil' })).toHaveAttribute(
    'href',
    'https://varda.example/oil',
  );
  await expect(entry.getByText(/mso|MsoNormal|StartFragment/)).toHaveCount(0);
  const alts = () => entry.getByRole('img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  await expect.poll(alts).toEqual(['A bottle', 'A sign']);
  await page.goto('/about?lang=mk');
  await expect.poll(alts).toEqual(['Шише', 'A sign']);
  await api.call('DELETE /about/:id', { params: { id }, query: { lang: 'en' } });
});

test.describe('leaflets', () => {
  test.use({ expectedComplaint: /status of 422/ });

  test('[B-05] [E-06] a leaflet that staff add is saved by visitors, and says so where it is in the other language', async ({
    page,
    api,
    signedIn: _,
  }) => {
    const { _id: id } = await addProduct(api, 'Leaflet drops', 'CBD Products/Oral');
    await page.goto('/admin/products/cbd/oral?search=Leaflet');
    await page.getByRole('button', { name: 'Edit: Leaflet drops' }).click();
    const form = page.getByRole('dialog', { name: 'Edit Product' });
    const leaflet = form.getByRole('group', { name: 'Leaflet EN' });
    const picker = leaflet.locator('input[type=file]');
    await picker.setInputFiles(bottle);
    await expect(form.getByText('This file is not a PDF.')).toBeVisible();
    await picker.setInputFiles({ name: 'cut.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 cut') });
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form.getByText('The PDF is not whole. Choose it again, or make it anew.')).toBeVisible();
    const whole = Buffer.from(`%PDF-1.7\n${'% leaflet\n'.repeat(2_000)}%%EOF\n`);
    await picker.setInputFiles({ name: 'whole.pdf', mimeType: 'application/pdf', buffer: whole });
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Product updated successfully!')).toBeVisible();

    await page.goto(`/product/${id}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Leaflet (PDF, 20 kB)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Leaflet-drops.pdf');
    expect(await readFile(await download.path())).toEqual(whole);
    await page.goto(`/product/${id}?lang=mk`);
    await expect(page.getByRole('link', { name: 'Упатство на англиски (PDF, 20 kB)' })).toBeVisible();
    await page.context().clearCookies({ name: 'lang' });
    await api.call('DELETE /products/:id', { params: { id } });
  });
});
