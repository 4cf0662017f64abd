import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { departmentNamed } from '@varda/contract/departments';
import sharp from 'sharp';
import { ApiClient } from '../fixtures/api-client.ts';
import { type RunningSite, runSite } from '../fixtures/running-site.ts';
import { expect, test } from '../fixtures/test.ts';

const list = path.join(import.meta.dirname, '../data/drugsfda_products.csv');

/** The longest active ingredients of a real list; some are as long as a name may be. */
const longNames = readFileSync(list, 'utf8')
  .split('\n')
  .map((line) => line.split(',')[3] ?? '')
  .sort((one, other) => other.length - one.length)
  .map((name) => name.slice(0, 200));

const heavy = `<h1>Composition</h1><ul><li>one<ul><li>two<ul><li>three</li></ul></li></ul></li></ul>
<table><tbody><tr>${'<td>Ethinylestradiol</td>'.repeat(14)}</tr></tbody></table><p>${'unbreakable'.repeat(40)}</p>`;

const oral = 'CBD Products/Oral';

let running: RunningSite;
let api: ApiClient;
test.beforeAll(async ({ site }) => {
  running = await runSite({ remotesOf: site });
  api = await ApiClient.signIn(running.site.apiUrl);
});
test.afterAll(() => running?.end());

test('[P-07] [P-08] [P-15] 60 products of one subcategory without pictures, the longest names and a text full of HTML keep the page in shape', async ({
  page,
}) => {
  const { site } = running;
  const { totalCount: before } = await api.call('GET /products/:categoryId', { params: { categoryId: oral } });
  for (let number = 0; number < 60; number++) {
    await api.call('POST /products', { body: product(longNames[number % 5] ?? '') });
  }

  await page.setViewportSize({ width: 320, height: 780 });
  await page.goto(`${site.url}/parent/cbd-products#oral`);
  const subcategory = page.getByRole('region', { name: 'Oral' });
  const cards = subcategory.locator('a[href^="/product/"]');
  await expect(cards).toHaveCount(24);
  await subcategory.getByRole('button', { name: /^Show more/ }).click();
  await expect(cards).toHaveCount(48);
  await subcategory.getByRole('button', { name: /^Show more/ }).click();
  await expect(cards).toHaveCount(before + 60);
  await expectNoSidewaysScroll(page);
  // A drawn pack stands where there is no picture.
  await expect(cards.last().locator('svg')).toBeVisible();

  await cards.last().click();
  await expect(page.getByRole('heading', { level: 1, name: longNames[4] ?? '' })).toBeVisible();
  await expect(page.getByText('Ethinylestradiol').first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('banner').getByRole('button', { name: 'Products', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: 'CBD Products' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: `All ${before + 60} products` })).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('[P-05] [P-10] a word of 60 letters and a picture ten times as high as wide are seen as a whole', async ({
  page,
}) => {
  const { site } = running;
  const word = 'Истражувачкоразвојнобиотехнолошкоинтердисциплинарноодделение';
  const both = { en: word, mk: word };
  const { _id: vacancy } = await api.call('POST /adminCareer', {
    body: { vacancy: both, shortDescription: both, description: both, department: departmentNamed('R&D') },
  });
  const high = await sharp({ create: { width: 200, height: 2000, channels: 3, background: '#8ac' } })
    .png()
    .toBuffer();
  const body = new FormData();
  for (const language of ['en', 'mk']) body.set(`text[${language}]`, '<p>Certificate</p>');
  body.append('images', new Blob([new Uint8Array(high)], { type: 'image/png' }), 'certificate.png');
  await api.call('POST /about', { body });

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.url}/careers/${vacancy}`);
  await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
  for (const text of await page.getByText(word).all()) {
    expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  }
  await page.goto(`${site.url}/about`);
  const picture = page.getByRole('main').getByRole('article').last().locator('img');
  const box = await picture.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(640);
});

test('[P-05] [P-06] [P-09] [P-11] empty lists say so, and a text in the other language says which', async ({
  page,
}) => {
  const { site } = running;
  for (const { _id: id } of await api.call('GET /history')) await api.call('DELETE /history/:id', { params: { id } });
  for (const { _id: id } of await api.call('GET /contact-info')) {
    await api.call('DELETE /contact-info/:id', { params: { id } });
  }
  const { careers } = await api.call('GET /adminCareer', { query: { limit: '25' } });
  for (const { _id: id } of careers) await api.call('DELETE /adminCareer/:id', { params: { id } });

  await page.goto(`${site.url}/careers`);
  await expect(page.getByText('No open positions at the moment.')).toBeVisible();
  await page.goto(`${site.url}/contacts`);
  await expect(page.getByText('No items found')).toBeVisible();
  await page.goto(`${site.url}/history`);
  await expect(page.getByText('No items found')).toBeVisible();

  await api.call('POST /history', { body: { text: { mk: '<p>Само на македонски.</p>' } } });
  // What is saved shows to visitors within a second.
  await expect(async () => {
    await page.reload();
    await expect(page.locator('[lang=mk]').getByText('Само на македонски.')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

function product(name: string): FormData {
  const both = (text: string) => JSON.stringify({ en: text, mk: text });
  const form = new FormData();
  form.set('name', both(name));
  form.set('dosage', both('1 to 2 drops'));
  form.set('description', both(heavy));
  form.set('categoryName', oral);
  return form;
}

async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'It scrolls sideways').toBeLessThanOrEqual(0);
}
