import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { ApiClient } from '../../../e2e/fixtures/api-client.ts';
import type { Hands } from './hands.ts';

/** One of the ten tasks: from the overview, signed in, to what the api says of it. */
interface Task {
  name: string;
  /** What is there before somebody sits down; nothing of it is counted. */
  prepare?: (api: ApiClient) => Promise<void>;
  perform: (hands: Hands) => Promise<void>;
  /** Throws where the task has not been done. */
  verify: (api: ApiClient) => Promise<void>;
}

const subcategory = { path: 'Dietary Supplements/GALAPRO', id: 'galapro', title: 'GALAPRO' };

/** Products of a test of the import, by one file. */
async function addProducts(api: ApiClient, name: string, count: number): Promise<void> {
  const heading = 'name_en;name_mk;dosage_en;dosage_mk;description_en;description_mk';
  const rows = Array.from(
    { length: count },
    (_, n) => `${name} ${n};Стар ${n};${n} mg;${n} мг;As it was;Како што беше`,
  );
  const body = new FormData();
  body.set('file', new Blob([[heading, ...rows].join('\n')]), 'new.csv');
  body.set('category', subcategory.path);
  const params = { entity: 'products' } as const;
  body.set('plan', (await api.call('POST /sheets/:entity/check', { params, body })).plan);
  await api.call('POST /sheets/:entity/imports', { params, body });
}

async function productsNamed(api: ApiClient, search: string) {
  const query = { search, limit: 100 };
  return (await api.call('GET /products/:categoryId', { params: { categoryId: subcategory.id }, query })).products;
}

const vacancy: Task = {
  name: 'create a vacancy',
  async perform(hands) {
    const { page } = hands;
    await hands.open('Vacancies');
    await hands.click(page.getByRole('button', { name: 'Create Vacancy' }));
    const form = page.getByRole('dialog', { name: 'Create Vacancy' });
    await hands.writeFirst(form.getByRole('textbox', { name: /^Title EN/ }), 'Analyst in quality control');
    for (const [label, words] of [
      ['Title MK', 'Аналитичар во контрола на квалитет'],
      ['Short description EN', 'You test what leaves our plant.'],
      ['Short description MK', 'Го испитувате она што излегува од погонот.'],
      ['Description EN', 'Full time, in Skopje.'],
      ['Description MK', 'Полно работно време, во Скопје.'],
    ] as const)
      await hands.write(form.getByRole('textbox', { name: new RegExp(`^${label}`) }), words);
    await hands.click(form.getByRole('button', { name: 'Create' }));
    await page.getByText('Vacancy created successfully!').waitFor();
  },
  async verify(api) {
    const { careers } = await api.call('GET /adminCareer', { query: { search: 'Analyst in quality' } });
    assert.equal(careers[0]?.description.mk, '<p>Полно работно време, во Скопје.</p>');
  },
};

const translation: Task = {
  name: 'translate ten products',
  prepare: async (api) => {
    await addProducts(api, 'Written', 10);
    for (const { _id: id, name } of await productsNamed(api, 'Written')) {
      const body = new FormData();
      body.append('name', JSON.stringify({ en: name.en.replace('Written', 'Translated') }));
      await api.call('PUT /products/:id', { params: { id }, body });
    }
  },
  async perform(hands) {
    const { page } = hands;
    await hands.open(subcategory.title);
    await hands.click(page.getByRole('button', { name: 'Needs translation' }));
    hands.effort.clicks += 2;
    await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('10');
    const edits = page.getByRole('button', { name: /^Edit: Translated / });
    await edits.nth(9).waitFor();
    await hands.click(edits.first());
    const form = page.getByRole('dialog', { name: 'Edit Product' });
    for (let place = 0; place < 10; place += 1) {
      await hands.writeFirst(form.getByRole('textbox', { name: /^Name MK/ }), `Превод ${place}`, `Стар ${place}`);
      await hands.click(form.getByRole('button', { name: 'Save', exact: true }));
    }
    await form.waitFor({ state: 'hidden' });
  },
  async verify(api) {
    const products = await productsNamed(api, 'Translated');
    assert.equal(products.filter(({ name }) => name.mk.startsWith('Превод ')).length, 10);
  },
};

const undo: Task = {
  name: 'undo a delete',
  // What others have deleted before says nothing of this task.
  prepare: async (api) => {
    const { items } = await api.call('GET /trash');
    for (const { entity, _id: id } of items)
      if (entity === 'dosage') await api.call('DELETE /trash/:entity/:id', { params: { entity, id } });
  },
  async perform(hands) {
    const { page } = hands;
    await hands.open('Dosage');
    await hands.click(page.getByRole('button', { name: /^Delete: / }).first());
    await hands.click(page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }));
    await hands.click(page.getByRole('alert').getByRole('button', { name: 'Undo' }));
    await page.getByText('It is back where it was.').first().waitFor();
  },
  async verify(api) {
    const { items } = await api.call('GET /trash');
    assert.deepEqual(
      items.filter(({ entity }) => entity === 'dosage'),
      [],
    );
  },
};

const lastWeek: Task = {
  name: 'bring last week’s text back',
  prepare: async (api) => {
    for (const title of ['Last week’s title', 'Today’s title']) {
      const body = new FormData();
      body.append('title', JSON.stringify({ en: title }));
      await api.call('PUT /site-content/:id', { params: { id: 'hero-cbd' }, body });
    }
  },
  async perform(hands) {
    const { page } = hands;
    await hands.open('Slides');
    await page.getByRole('button', { name: 'Move: CBD Products' }).waitFor();
    await hands.click(page.getByRole('button', { name: 'Edit: CBD Products' }));
    await hands.click(page.getByRole('dialog').getByRole('button', { name: 'History', exact: true }));
    const panel = page.getByRole('dialog', { name: 'History' });
    await hands.click(panel.getByRole('navigation', { name: 'Versions' }).getByRole('button').nth(1));
    await hands.click(panel.getByRole('button', { name: 'Restore this version' }));
    await hands.click(page.getByRole('dialog', { name: 'Restore?' }).getByRole('button', { name: 'Restore' }));
    await page.getByText('The version is restored.').waitFor();
  },
  async verify(api) {
    const { texts } = await api.call('GET /site-content', { query: { lang: 'en' } });
    assert.equal(texts?.['hero-cbd.title'], 'Last week’s title');
  },
};

const sheet: Task = {
  name: 'export, change and import 100 rows',
  prepare: (api) => addProducts(api, 'Sheet', 100),
  async perform(hands) {
    const { page } = hands;
    await hands.open(subcategory.title);
    await hands.write(page.getByRole('searchbox').or(page.getByPlaceholder('Search')).last(), 'Sheet');
    await page
      .getByRole('button', { name: /^Edit: Sheet / })
      .first()
      .waitFor();
    await hands.click(page.getByRole('button', { name: 'Export, import' }));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      hands.click(page.getByRole('menuitem', { name: 'Export as CSV file' })),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    // The work in the spreadsheet is the same for every system.
    const buffer = Buffer.from(text.replaceAll('As it was', 'As the sheet has it'));
    await hands.click(page.getByRole('button', { name: 'Export, import' }));
    await hands.click(page.getByRole('menuitem', { name: 'Import from a file…' }));
    const dialog = page.getByRole('dialog', { name: 'Import from a file' });
    const file = { name: 'changed.csv', mimeType: 'text/csv', buffer };
    await hands.chooseFile(dialog.locator('input[type=file]'), file);
    await hands.click(dialog.getByRole('button', { name: 'Import 100 rows' }));
    await dialog.getByText('Imported. New: 0, changed: 100.').waitFor();
  },
  async verify(api) {
    const products = await productsNamed(api, 'Sheet');
    assert.equal(products.filter(({ description }) => description.en.includes('As the sheet has it')).length, 100);
  },
};

const hero: Task = {
  name: 'change the hero',
  async perform(hands) {
    const { page } = hands;
    await hands.open('Slides');
    await page.getByRole('button', { name: 'Move: Varda Pharm' }).waitFor();
    await hands.click(page.getByRole('button', { name: 'Edit: Varda Pharm' }));
    const form = page.getByRole('dialog', { name: 'Edit Site Content' });
    const title = form.getByRole('textbox', { name: /^Title EN/ });
    await title.waitFor();
    await hands.writeFirst(title, 'Health, first of all', await title.inputValue());
    await hands.click(form.getByRole('button', { name: 'Save', exact: true }));
    await page.getByText('Site content updated successfully!').waitFor();
  },
  async verify(api) {
    const { texts } = await api.call('GET /site-content', { query: { lang: 'en' } });
    assert.equal(texts?.['hero-company.title'], 'Health, first of all');
  },
};

const launched = ['first', 'second', 'third'].map((word) => `The ${word} chapter of the launch`);

const launch: Task = {
  name: 'schedule a launch',
  prepare: async (api) => {
    for (const text of launched) {
      const { _id: id } = await api.call('POST /history', {
        body: { text: { en: `<p>${text}</p>`, mk: '<p>Поглавје</p>' } },
      });
      const change = { text: { en: `<p>${text}, written anew</p>` } };
      await api.call('PUT /history/:id', { params: { id }, query: { as: 'draft' }, body: change });
    }
  },
  async perform(hands) {
    const { page } = hands;
    await hands.open('Drafts');
    for (const text of launched)
      await hands.click(page.getByRole('checkbox', { name: `Select: ${text}, written anew` }));
    await hands.click(page.getByRole('button', { name: 'Schedule 3 selected together…' }));
    const dialog = page.getByRole('dialog', { name: 'Schedule 3 items together' });
    await hands.write(dialog.getByRole('textbox', { name: 'Name of the launch' }), 'Launch');
    await hands.enterDate(dialog.getByLabel('Date'), '2050-12-03');
    await hands.click(dialog.getByRole('button', { name: 'Schedule', exact: true }));
    await page.getByText('It is scheduled for 3 Dec 2050, 08:00.').waitFor();
  },
  async verify(api) {
    const { items } = await api.call('GET /schedules', { query: { state: 'waiting' } });
    const release = items.find(({ name }) => name === 'Launch');
    assert.equal(release?.at, '2050-12-03T07:00:00.000Z');
    assert.equal(release.items.length, launched.length);
  },
};

const onPhone: Task = {
  name: 'preview on a phone',
  async perform(hands) {
    const { page } = hands;
    await hands.open('About us');
    await hands.click(page.getByRole('button', { name: /^Edit: / }).first());
    const form = page.getByRole('dialog', { name: 'Edit About Us' });
    await hands.click(form.getByRole('button', { name: 'Preview', exact: true }));
    await hands.click(form.getByText('Phone', { exact: true }));
    const page390 = form.locator('iframe[data-shown]');
    await page390.contentFrame().getByRole('heading', { level: 1 }).waitFor();
    assert.equal(await page390.evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.innerWidth), 390);
  },
  // Nothing is saved: what was seen is asserted where it is seen.
  async verify() {},
};

const whereUsed: Task = {
  name: 'find where a picture is used',
  prepare: async (api) => {
    const { media } = await api.call('GET /media', { query: { limit: 100 } });
    const [onSite] = media.filter(({ uses }) => uses.live > 0);
    assert.ok(onSite, 'No picture is on the site');
    const { key } = onSite;
    await api.call('PUT /media/:key', { params: { key }, body: { name: 'Wanted picture' } });
  },
  async perform(hands) {
    const { page } = hands;
    await hands.open('Media');
    await hands.write(page.getByRole('searchbox'), 'Wanted picture');
    const media = page.getByRole('list', { name: 'Media' });
    await media.getByRole('listitem').nth(1).waitFor({ state: 'detached' });
    await hands.click(media.getByRole('button', { name: /^Wanted picture/ }));
    await page
      .getByRole('dialog')
      .getByRole('region', { name: 'Where it is' })
      .getByText('On the site')
      .first()
      .waitFor();
  },
  async verify() {},
};

/** A picture of one colour, as a file. */
async function pictureFile(background: string) {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: `${background}.png`, mimeType: 'image/png', buffer };
}

const replacement: Task = {
  name: 'replace one picture on three pages',
  prepare: async (api) => {
    const file = await pictureFile('tomato');
    const body = new FormData();
    body.set('image', new Blob([file.buffer], { type: file.mimeType }), file.name);
    body.set('name', 'Former picture');
    const { key } = await api.call('POST /media', { body });
    for (const page of ['first', 'second', 'third']) {
      const entry = new FormData();
      entry.set('name', JSON.stringify({ en: `On the ${page} page`, mk: 'На страница' }));
      entry.set('text', JSON.stringify({ en: '<p>Text</p>', mk: '<p>Текст</p>' }));
      entry.set('image', key);
      await api.call('POST /dosage', { body: entry });
    }
  },
  async perform(hands) {
    const { page } = hands;
    await hands.open('Media');
    await hands.write(page.getByRole('searchbox'), 'Former picture');
    const media = page.getByRole('list', { name: 'Media' });
    await media.getByRole('listitem').nth(1).waitFor({ state: 'detached' });
    await hands.click(media.getByRole('button', { name: /^Former picture/ }));
    await hands.click(page.getByRole('dialog', { name: 'Picture', exact: true }).getByText('Replace everywhere'));
    const question = page.getByRole('dialog', { name: 'Replace the picture everywhere' });
    await question.getByText('It is replaced in 3 places').waitFor();
    await hands.chooseFile(question.locator('input[type=file]'), await pictureFile('teal'));
    await hands.click(question.getByRole('button', { name: 'Replace', exact: true }));
    await page.getByText('Replaced in 3 places.').waitFor();
  },
  async verify(api) {
    // The new one, which has the name too, comes first.
    const { media } = await api.call('GET /media', { query: { search: 'Former picture' } });
    assert.deepEqual(
      media.map(({ uses }) => uses.live),
      [3, 0],
    );
  },
};

export const tasks: readonly Task[] = [
  vacancy,
  translation,
  undo,
  lastWeek,
  launch,
  onPhone,
  whereUsed,
  replacement,
  sheet,
  hero,
];
