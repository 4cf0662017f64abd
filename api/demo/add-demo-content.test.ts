import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { newDosage } from '@varda/shared/contract/dosage';
import { newProduct } from '@varda/shared/contract/products';
import { cleanRichText } from '../content/rich-text.ts';
import { openParts } from '../parts.ts';
import { picture } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';
import { type DemoSource, demoSource } from './demo-source.ts';

test('the demo texts fit the contract, and the sanitizer takes nothing out of them', () => {
  for (const demo of demoSource.products) {
    const { description } = newProduct.parse(demo);
    for (const html of [description.en, description.mk]) assert.equal(cleanRichText(html), html, demo.key);
  }
  for (const demo of demoSource.dosage) {
    const { text } = newDosage.parse(demo);
    for (const html of [text.en, text.mk]) assert.equal(cleanRichText(html), html, demo.key);
  }
});

const both = (text: string) => ({ en: text, mk: text });
const source: DemoSource = {
  products: ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({
    ...{ key, name: both(key), description: both(`<p>${key}</p>`), dosage: both(key) },
    categoryName: key < 'd' ? 'Herbal Products' : 'CBD Products/Oral',
  })),
  dosage: ['first', 'second'].map((key) => ({ key, name: both(key), text: both(`<p>${key}</p>`) })),
  pictures: '',
};

before(async () => {
  source.pictures = await mkdtemp(path.join(tmpdir(), 'varda-demo-'));
  for (const folder of ['products', 'dosage']) await mkdir(path.join(source.pictures, folder));
  // All but f have one.
  for (const [index, key] of ['a', 'b', 'c', 'd', 'e'].entries())
    await writeFile(path.join(source.pictures, 'products', `${key}.webp`), await picture(700 + index, 500));
  for (const key of ['first', 'second'])
    await writeFile(
      path.join(source.pictures, 'dosage', `${key}.webp`),
      await picture(330, 330, `#${key.length}0aa99`),
    );
});
after(() => rm(source.pictures, { recursive: true, force: true }));

onEachEngine((app) => {
  const open = () => openParts({ ...app().environment, DEMO_CONTENT: true }, app().parts.log, source);
  const missing = async () => (await app().db.selectFrom('demo_pictures').select('row_id').execute()).length;
  const cards = async () =>
    (await app().send('GET /products/all')).body as { name: { en: string }; image: string | null }[];

  test('an empty database is filled before the first call: texts in order, dosage entries with their pictures', async () => {
    const parts = await open();
    assert.deepEqual(
      (await cards()).map((card) => card.name.en),
      ['d', 'e', 'f', 'a', 'b', 'c'],
    );
    const { body } = await app().send('GET /dosage');
    assert.deepEqual(
      body.map((entry: { name: { en: string } }) => entry.name.en),
      ['first', 'second'],
    );
    for (const entry of body) assert.equal((await app().send(`GET ${entry.image.slice(4)}`)).status, 200);
    assert.equal(await missing(), 6);
    await parts.close();
  });

  test('pictures of products follow while the site is up, also after a stop in between; a missing file is done without', async () => {
    const first = await open();
    first.afterStart();
    while ((await missing()) > 4) await new Promise((resolve) => setTimeout(resolve, 5));
    await first.close();
    assert.ok((await missing()) > 0);
    const second = await open();
    second.afterStart();
    while ((await missing()) > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await second.close();
    const without = (await cards()).filter((card) => card.image === null);
    assert.deepEqual(
      without.map((card) => card.name.en),
      ['f'],
    );
  });

  test('what staff have deleted does not come back', async () => {
    await app().db.deleteFrom('products').execute();
    await (await open()).close();
    assert.deepEqual(await app().db.selectFrom('products').select('id').execute(), []);
  });
});
