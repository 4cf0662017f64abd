import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { newContactInfo } from '@varda/contract/contact-info';
import { newDosage } from '@varda/contract/dosage';
import { newHistory } from '@varda/contract/history';
import { newProduct } from '@varda/contract/products';
import { newCareer } from '@varda/contract/vacancies';
import { cleanRichText } from '../content/rich-text-policy.ts';
import { openServices } from '../services.ts';
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
  const { about, history, contacts, vacancies } = demoSource;
  const texts: [key: string, text: { en: string; mk: string }][] = [
    ...about.map((demo): [string, { en: string; mk: string }] => [demo.key, demo.text]),
    ...history.map((demo): [string, { en: string; mk: string }] => [demo.key, newHistory.parse(demo).text]),
    ...contacts.map((demo): [string, { en: string; mk: string }] => [demo.key, newContactInfo.parse(demo).description]),
    ...vacancies.map((demo): [string, { en: string; mk: string }] => [
      demo.key,
      newCareer.parse({ ...demo, department: { en: demo.department } }).description,
    ]),
  ];
  for (const [key, { en, mk }] of texts)
    for (const html of [en, mk])
      assert.equal(
        cleanRichText(html).replaceAll(' rel="noopener noreferrer"', '').replaceAll('<br />', '<br>'),
        html,
        key,
      );
});

const both = (text: string) => ({ en: text, mk: text });
const source: DemoSource = {
  products: ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({
    ...{ key, name: both(key), description: both(`<p>${key}</p>`), dosage: both(key) },
    categoryName: key < 'd' ? 'Herbal Products' : 'CBD Products/Oral',
  })),
  dosage: ['first', 'second'].map((key) => ({ key, name: both(key), text: both(`<p>${key}</p>`) })),
  about: ['mission', 'team'].map((key) => ({
    ...{ key, name: both(key), subcategory: both(''), text: both(`<p>${key}</p>`) },
    pictures: key === 'team' ? ['yard', 'hall', 'none'] : [],
  })),
  history: ['1989', '1999'].map((key) => ({ key, text: both(`<h2>${key}</h2>`) })),
  contacts: ['reception', 'sales'].map((key) => ({
    ...{ key, name: both(key), description: both(`<p>${key}</p>`) },
    ...(key === 'sales' && { picture: 'yard' }),
  })),
  vacancies: ['analyst', 'driver'].map((key) => ({
    ...{ key, vacancy: both(key), shortDescription: both(key), description: both(`<p>${key}</p>`) },
    ...{ department: 'Finance', active: { en: true, mk: key === 'driver' }, jobType: 'Full-time' },
  })),
  pictures: '',
  descriptions: { 'about/yard.webp': both('A yard'), 'dosage/first.webp': both('A spoon') },
};

before(async () => {
  source.pictures = await mkdtemp(path.join(tmpdir(), 'varda-demo-'));
  for (const folder of ['products', 'dosage', 'about']) await mkdir(path.join(source.pictures, folder));
  // All but f have one.
  for (const [index, key] of ['a', 'b', 'c', 'd', 'e'].entries())
    await writeFile(path.join(source.pictures, 'products', `${key}.webp`), await picture(700 + index, 500));
  for (const [index, name] of ['yard', 'hall'].entries())
    await writeFile(path.join(source.pictures, 'about', `${name}.webp`), await picture(400 + index, 300));
  for (const key of ['first', 'second'])
    await writeFile(
      path.join(source.pictures, 'dosage', `${key}.webp`),
      await picture(330, 330, `#${key.length}0aa99`),
    );
  await writeFile(path.join(source.pictures, 'dosage', 'first-mk.webp'), await picture(331, 330));
});
after(() => rm(source.pictures, { recursive: true, force: true }));

onEachEngine((app) => {
  const open = () => openServices({ ...app().environment, DEMO_CONTENT: true }, app().services.log, source);
  const missing = async () => (await app().db.selectFrom('demo_pictures').select('row_id').execute()).length;
  const cards = async () =>
    (await app().send('GET /products/all')).body as { name: { en: string }; image: string | null }[];

  test('an empty database is filled before the first call: texts in order, dosage entries with their pictures', async () => {
    const services = await open();
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
    assert.deepEqual(
      body.map((entry: { picture: { alt: object } }) => entry.picture.alt),
      [both('A spoon'), both('')],
    );
    assert.equal(await missing(), 2 * 6 + 2 + 3 + 1);
    await services.close();
  });

  test('[P-05] [P-06] [P-09] [P-11] the pages about the company are filled, the newest first where that is the order', async () => {
    const { aboutUsEntries } = (await app().send('GET /about')).body;
    const history = (await app().send('GET /history')).body;
    const blocks = (await app().send('GET /contact-info')).body;
    const { careers } = (await app().send('GET /adminCareer?lang=en')).body;
    assert.deepEqual(
      aboutUsEntries.map((entry: { name: unknown; position: number }) => [entry.name, entry.position]),
      [
        [both('mission'), 1],
        [both('team'), 2],
      ],
    );
    assert.deepEqual(
      history.map((entry: { text: unknown }) => entry.text),
      [both('<h2>1989</h2>'), both('<h2>1999</h2>')],
    );
    assert.deepEqual(
      blocks.map((block: { name: unknown }) => block.name),
      [both('reception'), both('sales')],
    );
    assert.deepEqual(
      careers.map((career: { vacancy: { en: string } }) => career.vacancy.en),
      ['analyst', 'driver'],
    );
    assert.equal((await app().send('GET /adminCareer?lang=mk')).body.totalCount, 1);
  });

  test('other pictures follow while the site is up, also after a stop in between; a missing file is done without', async () => {
    const first = await open();
    first.afterStart();
    while ((await missing()) > 12) await setTimeout(5);
    await first.close();
    assert.ok((await missing()) > 0);
    const second = await open();
    second.afterStart();
    while ((await missing()) > 0) await setTimeout(5);
    await second.close();
    const [dosage] = (await app().send('GET /dosage')).body;
    assert.deepEqual([dosage.picture.width, dosage.picture.mk.width], [330, 331]);
    const without = (await cards()).filter((card) => card.image === null);
    assert.deepEqual(
      without.map((card) => card.name.en),
      ['f'],
    );
    const [, team] = (await app().send('GET /about')).body.aboutUsEntries;
    assert.deepEqual(
      team.pictures.map((picture: { width: number }) => picture.width),
      [400, 401],
    );
    const [, sales] = (await app().send('GET /contact-info')).body;
    assert.equal(sales.picture.key, team.pictures[0].key);
    assert.deepEqual(
      [team.pictures[0].alt, team.pictures[1].alt, sales.picture.alt],
      [both('A yard'), both(''), both('')],
    );
  });

  test('what staff have deleted does not come back', async () => {
    await app().db.deleteFrom('products').execute();
    await (await open()).close();
    assert.deepEqual(await app().db.selectFrom('products').select('id').execute(), []);
  });
});
