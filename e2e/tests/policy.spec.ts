import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** What a browser does with a string, were it not for the page's policy. */
const attacks = {
  'markup in an element': () => {
    document.createElement('div').innerHTML = '<img src="x" onerror="globalThis.attacked = true">';
  },
  'a script of a picture’s address': () => {
    document.createElement('script').src = '/api/pictures/script.js';
  },
  'the text of a script': () => {
    document.createElement('script').text = 'globalThis.attacked = true';
  },
  'a handler in an attribute': () => document.body.setAttribute('onclick', 'globalThis.attacked = true'),
};

async function refused(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (const [name, attack] of Object.entries(attacks)) {
    const isRefused = await page.evaluate(attack).then(
      () => false,
      () => true,
    );
    if (isRefused) names.push(name);
  }
  return names;
}

test.describe('the browser says what it refuses', () => {
  test.use({ expectedComplaint: /requires 'TrustedScript' assignment/ });

  test('[S-06] [F-03] strings become neither markup nor scripts, in a page that shows rich text all the same', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    await expect(page.getByRole('article').locator('p').first()).toBeVisible();
    expect(await refused(page)).toEqual(Object.keys(attacks));
  });
});

test('[A-15] under the same policy, what the clipboard holds is pasted into the editors of two remotes in one tab', async ({
  page,
  signedIn: _,
}) => {
  const editors = [
    { screen: 'Dosage', path: '/admin/home/dosage', create: 'Create Dosage' },
    { screen: 'OTC', path: '/admin/products/medical-products/otc', create: 'Create Product' },
  ];
  await page.goto('/admin/users');
  for (const { screen, path, create } of editors) {
    await page.locator(`nav a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
    await page.getByRole('button', { name: create }).click();
    const text = page.getByRole('dialog').locator('[contenteditable=true]').first();
    await text.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', '<p>Hemp <strong>oil</strong></p>');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(text.locator('strong', { hasText: 'oil' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Discard|Leave/ })
      .click();
  }
});
