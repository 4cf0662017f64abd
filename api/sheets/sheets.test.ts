import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { before, test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { largestUploadBytes } from '@varda/contract/bounds';
import type { SheetFormat } from '@varda/contract/sheet-options';
import { sheetBounds } from '@varda/contract/sheet-options';
import type { SheetCheck } from '@varda/contract/sheets';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { subcategoriesNamed } from '../catalogue/catalogue.repository.ts';
import { changePart } from '../content/content-revision.ts';
import { guard } from '../database/engine.ts';
import { insertProducts } from '../products/products.repository.ts';
import { aboutForm, careerBody, dosageForm, picture, productForm } from '../test/samples.ts';
import { onEachEngine, staffPassword } from '../test/test-app.ts';
import { untilSomebodyWaits } from '../test/until-somebody-waits.ts';
import { csvRecords, decodeText } from './csv-reader.ts';
import { exportedRows } from './exported-rows.ts';
import { checkSheet } from './import-sheet.ts';

type Table = string[][];

/** A table as somebody saves it. */
const csvFile = (table: Table, separator = ';') =>
  Buffer.from(
    `\u{FEFF}${table.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n')}`,
  );
const xlsxFile = async (table: (string | number | Date)[][], more: object = {}) => {
  const rows = table.map((row) => row.map((cell) => (typeof cell === 'string' ? escaped(cell) : cell)));
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows, ...more }] }));
};
/** As Excel does it. */
const escaped = (text: string) => text.replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');

async function tableIn(bytes: Buffer, format: SheetFormat): Promise<Table> {
  if (format === 'csv') return csvRecords(decodeText(bytes)).map(({ record }) => record);
  const { sheets } = await readXlsx(bytes);
  return (sheets[0]?.rows ?? []).map((row) => row.map((cell) => String(cell ?? '')));
}

/** The first sheet of a workbook as it stands in the file. */
function sheetXml(workbook: Buffer): string {
  const name = 'xl/worksheets/sheet1.xml';
  const at = workbook.indexOf(name);
  assert.ok(at > 0);
  return inflateRawSync(workbook.subarray(at + name.length + workbook.readUInt16LE(at - 2))).toString();
}

/** The table with another text where a heading and the row of an id meet. */
function changed(table: Table, changes: readonly (readonly [id: string, heading: string, text: string])[]): Table {
  const copy = table.map((row) => [...row]);
  for (const [id, heading, text] of changes) {
    const row = copy.find(([first]) => first === id);
    const column = copy[0]?.indexOf(heading) ?? -1;
    assert.ok(row && column >= 0, `${id} ${heading}`);
    row[column] = text;
  }
  return copy;
}

onEachEngine((app) => {
  const send: ReturnType<typeof app>['send'] = (call, sending) => app().send(call, sending);
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });

  const made = async (call: `POST ${string}`, sending: object) => {
    const { status, body } = await send(call, { token, ...sending });
    assert.equal(status, 201, JSON.stringify(body));
    return body;
  };
  const exported = async (list: string, format: SheetFormat = 'csv', query = '') => {
    const answer = await send(`GET /sheets/${list}/export?format=${format}${query}`, { token });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return { table: await tableIn(answer.bytes, format), answer };
  };
  const check = async (list: string, file: Buffer, form: object = {}, by = token) => {
    const { status, body } = await send(`POST /sheets/${list}/check`, { token: by, form: { file, ...form } });
    return { status, body, check: body as SheetCheck };
  };
  const imported = (list: string, file: Buffer, plan: string, form: object = {}, by = token) =>
    send(`POST /sheets/${list}/imports`, { token: by, form: { file, plan, ...form } });
  const outcomes = ({ rows }: SheetCheck) => rows.map(({ row, outcome }) => [row, outcome]);
  const product = async (id: string) => (await send(`GET /products/product/${id}`)).body;

  const difficult = {
    name: { en: "'=1+1", mk: '=HYPERLINK("http://x","Ж")' },
    dosage: { en: '-20 mg; "two", _x0041_', mk: '@SUM(1) ＝2' },
    description: { en: '<p>a</p>\n<p>b — 𝔘 &amp; © _x000D_</p>', mk: '<p>+жаба</p><ul><li>1</li></ul>' },
  };

  for (const format of ['csv', 'xlsx'] as const)
    test(`[E-08] a list as ${format} comes back as it was: nothing is a formula, and nothing changes`, async () => {
      const one = await made('POST /products', {
        form: productForm({ ...difficult, form: 'drops', categoryName: 'CBD Products/Topical' }),
      });
      const { table, answer } = await exported('products', format, '&category=CBD Products/Topical');
      const row = table.find(([id]) => id === one._id) as string[];
      assert.ok(
        row.every((cell) => !/^[=+\-@\t\r]/.test(cell)),
        row.join('|'),
      );
      assert.ok(row.includes("''=1+1"));
      assert.match(
        String(answer.headers['content-disposition']),
        new RegExp(`attachment; filename="products\\.${format}"`),
      );
      assert.equal(answer.headers['cache-control'], 'no-store');
      if (format === 'csv')
        assert.ok(answer.bytes.toString('utf8').startsWith('\u{FEFF}Id;Version;Name (English);Name (Mac'));

      const unchanged = await check('products', answer.bytes);
      assert.equal(unchanged.status, 200, JSON.stringify(unchanged.body));
      assert.equal(unchanged.check.counts.unchanged, table.length - 1, JSON.stringify(unchanged.check.rows));

      const texts = [
        [one._id, 'Name (Macedonian)', "'=2+2"],
        [one._id, 'Packaging / Dosage (English)', '10 ml'],
      ] as const;
      const file = format === 'csv' ? csvFile(changed(table, texts)) : await xlsxFile(changed(table, texts));
      const { check: told } = await check('products', file);
      const [mine] = told.rows.filter(({ outcome }) => outcome !== 'unchanged');
      assert.deepEqual([mine?.outcome, mine?.fields], ['changed', ['name.mk', 'dosage.en']]);
      assert.deepEqual(await product(one._id), one, 'a check changes nothing');
      const done = await imported('products', file, told.plan);
      assert.equal(done.status, 201, JSON.stringify(done.body));
      assert.deepEqual(done.body.counts, { ...told.counts });
      const after = await product(one._id);
      assert.deepEqual(
        { ...after, ...{ changedAt: one.changedAt, updatedAt: one.updatedAt } },
        { ...one, __v: 1, name: { ...one.name, mk: '=2+2' }, dosage: { ...one.dosage, en: '10 ml' } },
      );
      await send(`DELETE /products/${one._id}`, { token });
    });

  test('[E-08] characters that XML cannot hold leave the workbook whole, and come back', async () => {
    const odd = 'a\u000bb\u0001\u001f\ufffe\uffff_x000B_ 𝔘';
    const one = await made('POST /products', {
      form: productForm({ name: { en: odd, mk: odd }, categoryName: 'CBD Products/Topical' }),
    });
    const { table, answer } = await exported('products', 'xlsx', '&category=CBD Products/Topical');
    assert.ok(table.find(([id]) => id === one._id)?.includes(odd));
    // `Char` of XML 1.0: what a strict reader, such as Excel, refuses the file for. The reader of `tableIn` takes all.
    assert.match(sheetXml(answer.bytes), /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]+$/u);
    assert.equal((await check('products', answer.bytes)).check.counts.unchanged, table.length - 1);
    await send(`DELETE /products/${one._id}`, { token });
  });

  test('[E-08] every kind comes back unchanged in both languages of the headings, and users are exported only', async () => {
    await made('POST /dosage', { form: dosageForm({ image: await picture() }) });
    await made('POST /about', { form: aboutForm() });
    await made('POST /history', { json: { text: { en: '<p>Only English</p>', mk: '' } } });
    await made('POST /contact-info', {
      form: { name: { en: 'A', mk: 'А' }, description: { en: '<p>a</p>', mk: '<p>а</p>' } },
    });
    await made('POST /adminCareer', {
      json: careerBody({ department: { en: 'Sales' }, active: { en: true, mk: false } }),
    });
    for (const kind of ['dosage', 'about', 'history', 'contact-info', 'adminCareer', 'legal-pages'])
      for (const lang of ['en', 'mk'] as const) {
        const { answer, table } = await exported(kind, 'xlsx', `&lang=${lang}`);
        assert.ok(table.length > 1, kind);
        const { check: told, body } = await check(kind, answer.bytes);
        assert.equal(told.counts?.unchanged, table.length - 1, `${kind} ${JSON.stringify(body)}`);
      }
    const { table } = await exported('users');
    assert.deepEqual(table[0], ['Id', 'Name', 'Email', 'Role', 'Created', 'Updated']);
    // A person has another word for the name than a thing has.
    assert.equal((await exported('users', 'csv', '&lang=mk')).table[0]?.[1], 'Име');
    assert.equal((await exported('contact-messages', 'csv', '&lang=mk')).table[0]?.[1], 'Испраќач');
    assert.equal((await check('users', csvFile([['Name'], ['A']]))).status, 400);
  });

  test('[E-08] headings and cells are in the language of the file, and are read in either', async () => {
    const long = `<p>${'ж'.repeat(40_000)}</p>`;
    const { _id } = await made('POST /adminCareer', {
      json: careerBody({ description: { en: long, mk: long }, active: { en: true, mk: false } }),
    });
    const names = {
      en: ['On the site (English)', 'On the site (Macedonian)', 'Type of employment', 'Description (English)'],
      mk: ['На сајтот (англиски)', 'На сајтот (македонски)', 'Вид на вработување', 'Опис (англиски)'],
    };
    const cells = {
      en: ['yes', 'no', '', '⟦ too long for a cell ⟧'],
      mk: ['да', 'не', '', '⟦ предолго за ќелија ⟧'],
    };
    for (const lang of ['en', 'mk'] as const) {
      const { table, answer } = await exported('adminCareer', 'csv', `&lang=${lang}`);
      const row = table.find(([id]) => id === _id);
      assert.deepEqual(
        names[lang].map((name) => row?.[table[0]?.indexOf(name) ?? -1]),
        cells[lang],
      );
      assert.equal((await check('adminCareer', answer.bytes)).check.counts.unchanged, table.length - 1);
    }
    await send(`DELETE /adminCareer/${_id}`, { token });
  });

  test('[E-08] a list of thousands of rows that was exported is imported again; what changes too much at once is refused', async (t) => {
    const { db } = app();
    const subcategories = await subcategoriesNamed(db, 'CBD Products/Topical');
    const texts = { description: { en: '', mk: '' }, dosage: { en: '1', mk: '1' }, picture: null };
    const named = (name: string) => ({ ...texts, name: { en: name, mk: name } });
    const products = Array.from({ length: 2_001 }, (_, n) => named(`Many ${n}`));
    await db.transaction().execute((tx) => insertProducts(tx, subcategories[0]?.id ?? '', products));
    const { table, answer } = await exported('products', 'csv', '&category=CBD Products/Topical&search=many');
    const { status, check: told, body } = await check('products', answer.bytes);
    assert.deepEqual([status, told.counts?.unchanged], [200, 2_001], JSON.stringify(body).slice(0, 300));

    t.mock.property(sheetBounds, 'rowsChanged', 2 as never);
    const [headings = [], ...rows] = table;
    const file = (count: number) => csvFile([headings, ...rows.slice(0, count).map((row) => row.with(2, 'Changed'))]);
    assert.equal((await check('products', file(2))).check.counts.changed, 2);
    const refused = await check('products', file(3));
    assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [422, ['file']]);
    assert.match(refused.body.message, /new or changed/);
    await db.deleteFrom('products').where('search', 'like', 'many %').execute();
  });

  test('[E-08] what a filter and a sort leave is exported, all pages of it', async () => {
    // More than are read at a time.
    const names = Array.from({ length: 1_003 }, (_, n) => `Filtered ${String(n).padStart(4, '0')}`);
    const texts = { description: { en: '', mk: '' }, dosage: { en: '1', mk: '1' }, picture: null };
    await changePart(app().db, 'products', (tx) =>
      insertProducts(
        tx,
        'herbal-products',
        names.toReversed().map((name) => ({ ...texts, name: { en: name, mk: name } })),
      ),
    );
    await made('POST /products', { form: productForm({ categoryName: 'Herbal Products' }) });
    const { table } = await exported(
      'products',
      'csv',
      '&category=herbal-products&search=filtered&sortBy=name&sortOrder=asc&page=2&limit=5',
    );
    assert.deepEqual(
      table.slice(1).map((row) => row[2]),
      names,
    );
    for (const query of ['format=pdf', 'format=csv&sortBy=password&category=otc'])
      assert.equal((await send(`GET /sheets/products/export?${query}`, { token })).status, 400, query);
    assert.equal((await send('GET /sheets/products/export?format=csv', { token })).status, 404);
  });

  test('[E-08] new rows and changes go in together, and one press takes all of it back', async () => {
    const old = await made('POST /products', { form: productForm({ categoryName: 'CBD Products/Cosmetics' }) });
    const file = csvFile(
      [
        [
          'Id',
          'name_en',
          'Назив (македонски)',
          'Packaging / Dosage (English)',
          'dosage_mk',
          'description_en',
          'description_mk',
          'Note',
        ],
        [old._id, 'New name', 'Нов назив', '30 ml', '30 мл', '<p>Calms.</p>', '<p>Смирува.</p>', 'n'],
        ['', 'Made by import', 'Од увоз', '1', '1', 'First\n\nВера <vera@varda.mk>', '<p>а</p>', ''],
        ['', '', '', '', '', '', '', ''],
      ],
      ',',
    );
    const { check: told } = await check('products', file, { category: 'CBD Products/Cosmetics' });
    assert.deepEqual(outcomes(told), [
      [2, 'changed'],
      [3, 'new'],
    ]);
    assert.deepEqual(
      told.columns.map(({ key }) => key),
      ['_id', 'name.en', 'name.mk', 'dosage.en', 'dosage.mk', 'description.en', 'description.mk', ''],
    );
    assert.equal(told.rows[1]?.title.mk, 'Од увоз');
    const { body } = await imported('products', file, told.plan, { category: 'CBD Products/Cosmetics' });
    assert.deepEqual(body.counts, { new: 1, changed: 1, unchanged: 0, refused: 0 });
    const list = async () => (await send('GET /products/cosmetics?limit=100')).body.products;
    const [, fresh] = await list();
    assert.deepEqual(fresh.description.en, '<p>First</p><p>Вера &lt;vera@varda.mk&gt;</p>');
    assert.equal((await product(old._id)).name.mk, 'Нов назив');
    const history = (await send(`GET /edit-history/products/${old._id}`, { token })).body.versions[0];
    assert.deepEqual([history.by.name, history.fields], ['A user', ['name.en', 'name.mk']]);
    const admin = (await app().signIn('admin')).token;
    const [deed] = (await send('GET /activity?action=import', { token: admin })).body.activities;
    assert.deepEqual([deed.entity, deed.details, deed.requestId], ['products', ['2'], body._id]);

    const [listed] = (await send('GET /sheets/products/imports', { token })).body;
    assert.deepEqual([listed._id, listed.count, listed.by.name], [body._id, 2, 'A user']);
    const undo = await send(`POST /sheets/products/imports/${body._id}/undo`, { token });
    assert.deepEqual([undo.status, undo.body], [200, { undone: 2, kept: [] }]);
    assert.deepEqual(
      (await list()).map(({ name }: typeof old) => name),
      [old.name],
    );
    const trash = (await send('GET /trash', { token })).body.items;
    assert.ok(trash.some(({ _id }: typeof old) => _id === fresh._id));
    const again = await send(`POST /sheets/products/imports/${body._id}/undo`, { token });
    assert.deepEqual([again.status, again.body.message], [409, 'This has been undone already.']);
    const left = (await send('GET /sheets/products/imports', { token })).body;
    assert.ok(!left.some(({ _id }: typeof old) => _id === body._id));
    assert.equal((await send('POST /sheets/dosage/imports/none/undo', { token })).status, 404);
  });

  test('[E-08] an undo leaves what somebody has changed or deleted since, and says so', async () => {
    const entries = [];
    for (const word of ['One', 'Two', 'Three'])
      entries.push(await made('POST /history', { json: { text: { en: `<p>${word}</p>`, mk: '' } } }));
    const [one, two, three] = entries;
    const file = csvFile([['Id', 'text_en'], ...entries.map(({ _id }, n) => [_id, `<p>Import ${n}</p>`])]);
    const { check: told } = await check('history', file);
    const { body } = await imported('history', file, told.plan);
    await send(`PUT /history/${two._id}`, { token, json: { text: { en: '<p>By hand</p>' } } });
    await send(`DELETE /history/${three._id}`, { token });
    const undo = (await send(`POST /sheets/history/imports/${body._id}/undo`, { token })).body;
    assert.equal(undo.undone, 1);
    const reason = 'It has been changed since then, and stays as it is.';
    assert.deepEqual(
      undo.kept
        .map((each: { title: { en: string }; reason: { en: string } }) => [each.title.en, each.reason.en])
        .toSorted(),
      [
        ['By hand', reason],
        ['Import 2', reason],
      ],
    );
    const texts = new Map((await send('GET /history')).body.map(({ _id, text }: typeof one) => [_id, text.en]));
    assert.deepEqual([texts.get(one._id), texts.get(two._id)], ['<p>One</p>', '<p>By hand</p>']);
    const { changedAt } = (await send('GET /history')).body.find(({ _id }: typeof one) => _id === one._id);
    assert.deepEqual(changedAt, one.changedAt, 'no translation is older than it was');
  });

  test('[E-08] [E-01] an undo leaves a new row of which somebody has written a draft', async () => {
    const file = csvFile([
      ['text_en', 'text_mk'],
      ['<p>Plain</p>', ''],
      ['<p>Drafted</p>', ''],
    ]);
    const { body } = await imported('history', file, (await check('history', file)).check.plan);
    const entries = (await send('GET /history')).body as { _id: string; text: { en: string } }[];
    const drafted = entries.find(({ text }) => text.en === '<p>Drafted</p>');
    const json = { text: { mk: '<p>Нацрт</p>' } };
    assert.equal((await send(`PUT /history/${drafted?._id}?as=draft`, { token, json })).status, 200);
    const undo = (await send(`POST /sheets/history/imports/${body._id}/undo`, { token })).body;
    assert.deepEqual([undo.undone, undo.kept.length], [1, 1]);
    const left = (await send('GET /history')).body.map(({ _id }: { _id: string }) => _id);
    assert.ok(left.includes(drafted?._id));
    assert.equal(left.length, entries.length - 1);
  });

  test('[E-08] an undo that waits for an edit leaves the row as that has written it', async () => {
    const file = csvFile([
      ['Id', 'text.en', 'text.mk'],
      ['', '<p>Imported</p>', '<p>Внесено</p>'],
    ]);
    const { body } = await imported('history', file, (await check('history', file)).check.plan);
    const { _id } = (await send('GET /history')).body.at(-1);
    let undo: ReturnType<typeof send> | undefined;
    await app()
      .db.transaction()
      .execute(async (tx) => {
        await guard(tx, 'history');
        undo = send(`POST /sheets/history/imports/${body._id}/undo`, { token });
        await untilSomebodyWaits(tx);
        await tx.updateTable('history').set({ version: 1 }).where('id', '=', _id).execute();
      });
    assert.equal((await undo)?.status, 409);
    assert.equal((await send('GET /history')).body.at(-1)._id, _id);
  });

  test('[E-08] all or nothing: each refused row says why, and nothing of the others is there', async () => {
    const one = await made('POST /adminCareer', { json: careerBody() });
    const two = await made('POST /adminCareer', { json: careerBody() });
    const gone = await made('POST /adminCareer', { json: careerBody() });
    await send(`DELETE /adminCareer/${gone._id}`, { token });
    const heading = [
      'Id',
      'vacancy.en',
      'Department (English)',
      'On the site (English)',
      'Short description (Macedonian)',
    ];
    const same = ['Analyst', 'Graphic Design', 'yes', 'Мери.'];
    const file = csvFile([
      heading,
      [one._id, 'Chemist', 'Sales', 'не', 'Мери.'],
      [two._id, '', 'Nowhere', 'maybe', 'а'.repeat(2_001)],
      [one._id, ...same],
      ['nobody', ...same],
      [gone._id, ...same],
      ['', ...same],
    ]);
    const { check: told } = await check('adminCareer', file);
    assert.deepEqual(
      told.rows.map(({ outcome }) => outcome),
      ['changed', ...Array(5).fill('refused')],
    );
    assert.deepEqual(told.rows[0]?.fields, ['vacancy.en', 'department.en', 'active.en']);
    const reasons = told.rows.map(({ reasons }) => reasons.map(({ en }) => en));
    assert.deepEqual(reasons[1], ['On the site (English): Must be yes or no.']);
    assert.deepEqual(reasons[2], ['Id: Another row above has the same id.']);
    assert.deepEqual(reasons[3], ['Id: There is no item of this id.']);
    assert.deepEqual(reasons[4], ['Id: This item lies in the trash. Restore it first.']);
    assert.deepEqual(told.rows[5]?.reasons[0], {
      en: 'Title (Macedonian): Required field',
      mk: 'Наслов (македонски): Задолжително поле',
    });
    const refused = await imported('adminCareer', file, told.plan);
    assert.deepEqual(
      [refused.status, refused.body.message],
      [422, 'Some rows cannot be imported. Nothing was changed.'],
    );
    assert.deepEqual((await send(`GET /adminCareer/${one._id}`, { token })).body, one);

    const wrong = csvFile([heading, [two._id, '', 'Nowhere', 'да', 'а'.repeat(2_001)]]);
    const fields = (await check('adminCareer', wrong)).check.rows[0]?.reasons.map(({ en }) => en);
    assert.deepEqual(fields?.toSorted(), [
      'Department (English): There is no such department.',
      'Short description (Macedonian): Use at most 2000 characters.',
      'Title (English): Required field',
    ]);
    const image = csvFile([
      ['name_en', 'name_mk', 'text_en', 'text_mk'],
      ['a', 'а', 'a', 'а'],
    ]);
    assert.match((await check('dosage', image)).check.rows[0]?.reasons[0]?.en ?? '', /Create it in the list/);
  });

  test('[E-08] [K-22] what others have changed since the export is kept, and told where both have changed it', async () => {
    const one = await made('POST /contact-info', {
      form: { name: { en: 'Base', mk: 'Основа' }, description: { en: '<p>a</p>', mk: '<p>а</p>' } },
    });
    const { table } = await exported('contact-info');
    await send(`PUT /contact-info/${one._id}`, { token, form: { name: { en: 'Theirs' } } });
    const mine = csvFile(changed(table, [[one._id, 'Name (Macedonian)', 'Мое']]));
    const { check: told } = await check('contact-info', mine);
    assert.deepEqual(told.rows.find(({ outcome }) => outcome === 'changed')?.fields, ['name.mk']);
    const both = csvFile(changed(table, [[one._id, 'Name (English)', 'Mine']]));
    const [conflict] = (await check('contact-info', both)).check.rows.filter(({ outcome }) => outcome === 'refused');
    assert.equal(
      conflict?.reasons[0]?.en,
      'Name (English): Somebody has changed this since the file was made. Export the list again.',
    );
    // Changed again between the check and the import: what was told is not what would be done.
    await send(`PUT /contact-info/${one._id}`, { token, form: { name: { mk: 'Нивно' } } });
    const late = await imported('contact-info', mine, told.plan);
    assert.deepEqual(
      [late.status, late.body.message],
      [409, 'Something has been changed since this was checked. Check the file again.'],
    );
    const { name } = (await send('GET /contact-info')).body.find(({ _id }: typeof one) => _id === one._id);
    assert.deepEqual(name, { en: 'Theirs', mk: 'Нивно' });
  });

  test('[E-08] of two imports at the same moment one is made, and a request that comes twice is one import', async () => {
    const one = await made('POST /history', { json: { text: { en: '<p>Start</p>', mk: '' } } });
    const files = ['A', 'B'].map((word) =>
      csvFile([
        ['Id', 'text.en'],
        [one._id, `<p>${word}</p>`],
      ]),
    );
    const plans: string[] = [];
    for (const file of files) plans.push((await check('history', file)).check.plan);
    const answers = await Promise.all(files.map((file, n) => imported('history', file, plans[n] ?? '')));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409]);
    const file = csvFile([
      ['text.en', 'text.mk'],
      ['<p>Once</p>', '<p>Еднаш</p>'],
    ]);
    const { plan } = (await check('history', file)).check;
    const sending = { token, form: { file, plan }, headers: { 'idempotency-key': `import-${one._id}` } };
    const first = await send('POST /sheets/history/imports', sending);
    const second = await send('POST /sheets/history/imports', sending);
    assert.deepEqual([second.status, second.body], [201, first.body]);
    const once = (await send('GET /history?search=once')).body;
    assert.equal(once.length, 1);
  });

  test('[E-08] of two people who import the same new rows one is told to check again, and so is who sends another file', async () => {
    const fileOf = (word: string) =>
      csvFile([
        ['text.en', 'text.mk'],
        [`<p>${word}</p>`, `<p>Ред</p>`],
      ]);
    const file = fileOf('Shared');
    const plans = [(await check('history', file)).check.plan, (await check('history', file)).check.plan] as const;
    assert.equal((await imported('history', fileOf('Other'), plans[0])).status, 409);
    assert.equal((await imported('history', file, plans[0])).status, 201);
    assert.equal((await imported('history', file, plans[1])).status, 409);
    assert.equal((await send('GET /history?search=shared')).body.length, 1);
  });

  test('[E-08] a check that nobody waits for any more ends at the next row', async () => {
    const task = {
      kind: 'history',
      columns: [],
      category: undefined,
      session: {} as never,
    } as const;
    const rows = [2, 3, 4].map((number) => ({ number, cells: ['x'] }));
    const waiting = [true, false];
    const isWanted = () => waiting.shift() ?? false;
    const content = {
      db: app().db,
      pictures: { removeUnused: async () => {} },
      kinds: { history: () => ({}) },
    } as never;
    const told = await checkSheet(content, task, { headings: ['Note'], rows }, { mapping: [''], isWanted });
    assert.equal(told.rows.length, 1);
  });

  test('[E-08] the mapping can be changed, and names no column twice', async () => {
    const file = csvFile([
      ['What', 'Што', 'Date'],
      ['<p>Mapped</p>', '<p>Мапирано</p>', '1'],
    ]);
    const { check: guessed } = await check('history', file);
    assert.deepEqual(
      guessed.columns.map(({ key, sample }) => [key, sample]),
      [
        ['', '<p>Mapped</p>'],
        ['', '<p>Мапирано</p>'],
        ['', '1'],
      ],
    );
    assert.deepEqual(
      guessed.rows.map(({ outcome }) => outcome),
      ['refused'],
    );
    assert.deepEqual(
      guessed.keys.map(({ key }) => key),
      ['_id', '__v', 'text.en', 'text.mk'],
    );
    const { check: mapped } = await check('history', file, { mapping: JSON.stringify(['text.en', 'text.mk', '']) });
    assert.deepEqual(outcomes(mapped), [[2, 'new']]);
    for (const mapping of [['text.en', 'text.en'], ['createdAt'], ['nothing']]) {
      const { status, body } = await check('history', file, { mapping: JSON.stringify(mapping) });
      assert.deepEqual([status, Object.keys(body.fields)], [422, ['mapping']]);
    }
  });

  test('[E-08] files that are too large, broken, or of another encoding are refused by what is wrong with them', async () => {
    const zeros = Buffer.alloc(70 * 1024 * 1024);
    const bomb = await xlsxFile([['text.en'], ['x']], {});
    const refusals: [name: string, file: Buffer, status: number, text: RegExp][] = [
      ['Windows-1251', Buffer.from([0xcd, 0xe0, 0xe7, 0xe8, 0xe2, 0x0a, 0xc0]), 422, /cannot be read/],
      ['no text', Buffer.from('a\0b\n1'), 422, /cannot be read/],
      ['empty', Buffer.from('  \n'), 422, /no rows/],
      ['headings alone', csvFile([['text.en']]), 422, /no rows/],
      ['an open quote', Buffer.from('text.en\n"never closed'), 422, /whole CSV/],
      ['no workbook', Buffer.from('PK\u0003\u0004 and so on'), 422, /whole CSV/],
      ['half a workbook', bomb.subarray(0, bomb.length / 2), 422, /whole CSV/],
      ['a bomb', declaring(bomb, 3 * 1024 ** 3), 422, /whole CSV/],
      ['a bomb that does not say so', declaring(bomb, 0), 422, /whole CSV/],
      ['a second directory', behindZip64(bomb, bomb), 422, /whole CSV/],
      [
        'merged cells',
        await xlsxFile(
          [
            ['text.en', 'text.mk'],
            ['x', 'y'],
          ],
          { merges: [{ startRow: 1, endRow: 1, startCol: 0, endCol: 1 }] },
        ),
        422,
        /merged/,
      ],
      [
        'too many rows',
        csvFile([['text.en'], ...Array.from({ length: sheetBounds.rows + 1 }, () => ['x'])]),
        422,
        /more than 10000 rows/,
      ],
      [
        'too many rows of a workbook',
        await xlsxFile([['text.en'], ...Array.from({ length: sheetBounds.rows + 1 }, () => ['x'])]),
        422,
        /more than 10000 rows/,
      ],
      ['too many columns', csvFile([Array(101).fill('x'), Array(101).fill('y')]), 422, /more than 100 columns/],
      ['too large', zeros.subarray(0, largestUploadBytes + 1), 413, /larger than 15/],
    ];
    for (const [name, file, status, text] of refusals) {
      const answer = await check('history', file);
      assert.equal(answer.status, status, name);
      assert.match(answer.body.fields.file, text, name);
    }
    const utf16 = Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from('text.en\ttext.mk\n<p>Tab</p>\t<p>Таб</p>', 'utf16le'),
    ]);
    assert.deepEqual(outcomes((await check('history', utf16)).check), [[2, 'new']]);
  });

  test('[E-08] rows of which nothing is left but their format are none, and a workbook of any number of them ends', async () => {
    const blank = (count: number) => Array.from({ length: count }, () => ['', '']);
    const few = [['text.en', 'text.mk'], ...blank(3), ['<p>x</p>', '<p>а</p>'], ...blank(sheetBounds.rows + 100)];
    const formatted = (table: Table) => {
      const cells = table.flatMap((row, y) =>
        row.flatMap((cell, x) =>
          cell === '' ? [[`${y},${x}`, { value: null, style: { numFmt: '@' } }] as const] : [],
        ),
      );
      const rows = table.map((row) => row.map((cell) => (cell === '' ? null : cell)));
      return writeXlsx({ sheets: [{ name: 'A', rows, cells: new Map(cells) }] }).then(Buffer.from);
    };
    for (const file of [csvFile(few), await formatted(few)]) {
      const { check: told, body } = await check('history', file);
      assert.deepEqual(outcomes(told), [[5, 'new']], JSON.stringify(body));
    }
    const many = [...few, ...blank(sheetBounds.rowsRead)];
    for (const file of [csvFile(many), await formatted(many)])
      assert.match((await check('history', file)).body.fields.file, /Delete empty rows/);
  });

  test('[E-08] a file that was saved without Cyrillic letters is refused row by row, and what is stored already is not', async () => {
    const text = { en: '<p>Founded</p>', mk: '<p>Основана во 1992, 500 mg?</p>' };
    const one = await made('POST /history', { json: { text } });
    const odd = await made('POST /history', { json: { text: { en: '<p>Odd</p>', mk: '<p>??</p>' } } });
    const { table } = await exported('history');
    const heading = table[0]?.find((each) => each.includes('Macedonian')) as string;
    const lossy = table.map((row, index) => (index === 0 ? row : row.map((cell) => cell.replace(/[^\0-\xff]/g, '?'))));
    const blank = (en: string, mk: string) => {
      const cells: Record<string, string> = { 'Text (English)': en, [heading]: mk };
      return (table[0] ?? []).map((each) => cells[each] ?? '');
    };
    lossy.push(blank('<p>New</p>', '<p>??? 10 ml</p>'), blank('<p>New</p>', '<p>Нов??</p>'));
    const { check: told } = await check('history', csvFile(lossy));
    const rowOf = (id: string) => told.rows[table.findIndex(([each]) => each === id) - 1];
    const [lost, kept] = told.rows.slice(-2);
    for (const row of [rowOf(one._id), lost]) {
      assert.equal(row?.outcome, 'refused');
      assert.match(row?.reasons[0]?.en ?? '', /Macedonian.*letters were lost/);
    }
    assert.deepEqual([rowOf(odd._id)?.outcome, kept?.outcome], ['unchanged', 'new'], JSON.stringify(told.rows));
  });

  test('[E-08] cells that a spreadsheet has not worked out, or that stand beside the columns, refuse their row alone', async () => {
    const one = await made('POST /history', { json: { text: { en: '<p>Stays</p>', mk: '<p>Останува</p>' } } });
    const cells = new Map<string, object>([
      ['1,1', { formula: 'A1', value: null }],
      ['2,1', { value: '#REF!', type: 'error' }],
      ['3,1', { formula: 'CONCATENATE("<p>","a","</p>")', formulaResult: '<p>a</p>' }],
    ]);
    const rows = ['Id', one._id, '', ''].map((id, n) => [
      id,
      n === 0 ? 'text.en' : null,
      n === 0 ? 'text.mk' : '<p>а</p>',
    ]);
    const workbook = Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows, cells }] }));
    const { check: told } = await check('history', workbook);
    const text = /^Text \(English\): The cell holds an error/;
    assert.deepEqual(
      told.rows.map(({ outcome, reasons }) => [outcome, reasons.map(({ en }) => text.test(en))]),
      [
        ['refused', [true]],
        ['refused', [true]],
        ['new', []],
      ],
    );
    const short = Buffer.from(`Id;text.en;text.mk\n${one._id};<p>Cut; short</p>;<p>а</p>\n;<p>New</p>`);
    const { rows: shifted } = (await check('history', short)).check;
    assert.match(shifted[0]?.reasons[0]?.en ?? '', /^This row has more cells than there are headings/);
    const { check: left } = await check('history', Buffer.from(`Id;text.en;text.mk\n${one._id};<p>Other</p>\n`));
    assert.deepEqual(left.rows[0]?.fields, ['text.en'], 'what the file leaves out is not emptied');
    const invalid = await xlsxFile([
      ['Id', 'text.en'],
      [new Date(0), '<p>b</p>'],
      [` ${one._id}`, '<p>c</p>'],
      [one._id, '<p>d</p>'],
      ['', '⟦ too long for a cell ⟧'],
    ]);
    assert.deepEqual(
      (await check('history', invalid)).check.rows.map(({ outcome, reasons }) => [
        outcome,
        reasons[0]?.en.slice(0, 35),
      ]),
      [
        ['refused', 'Id: The spreadsheet has made a date'],
        ['changed', undefined],
        ['refused', 'Id: Another row above has the same '],
        ['refused', 'Text (English): The text was too lo'],
      ],
    );
  });

  test('[E-08] numbers are texts, dates are refused, and a text that no cell holds stays', async () => {
    const long = `<p>${'ж'.repeat(40_000)}</p>`;
    const one = await made('POST /products', {
      form: productForm({ description: { en: long, mk: long }, categoryName: 'CBD Products/Oral' }),
    });
    const { table } = await exported('products', 'xlsx', '&category=oral');
    const row = table.find(([id]) => id === one._id);
    assert.ok(row?.includes('⟦ too long for a cell ⟧'));
    const file = await xlsxFile(changed(table, [[one._id, 'Packaging / Dosage (English)', '7']]));
    const { check: told } = await check('products', file);
    assert.deepEqual(
      told.rows.filter(({ outcome }) => outcome !== 'unchanged').map(({ fields }) => fields),
      [['dosage.en']],
    );
    await imported('products', file, told.plan);
    const after = await product(one._id);
    assert.deepEqual([after.dosage.en, after.description.mk], ['7', long]);
    const mixed = await xlsxFile([
      ['Id', 'dosage_en', 'dosage_mk'],
      [one._id, 12, new Date(Date.UTC(2026, 1, 1))],
    ]);
    const [refused] = (await check('products', mixed)).check.rows;
    assert.match(refused?.reasons[0]?.en ?? '', /^Packaging \/ Dosage \(Macedonian\): The spreadsheet has made a date/);
    const fresh = await xlsxFile([
      ['text_en', 'text_mk'],
      ['<p>a</p>', new Date(0)],
    ]);
    assert.equal((await check('history', fresh)).check.counts.refused, 1);
    const number = await xlsxFile([
      ['Id', 'dosage_en'],
      [one._id, 0.1 + 0.2],
    ]);
    await imported('products', number, (await check('products', number)).check.plan);
    assert.equal((await product(one._id)).dosage.en, '0.3');
  });

  test('[E-08] a number that a spreadsheet shows in another way than it is stored is refused, and no row gets another text', async () => {
    const formats = ['0%', '0.00', '#,##0', '0 "mg"', '0', '@', 'General', undefined] as const;
    const cells = new Map(
      formats.map((numFmt, n) => [`${n + 1},0`, { value: n + 0.05, ...(numFmt && { style: { numFmt } }) }]),
    );
    cells.set('9,0', { value: 12, style: { numFmt: '0' } });
    const rows = [['text.en', 'text.mk'], ...Array.from({ length: 9 }, () => [null, '<p>а</p>'])];
    const { check: told } = await check(
      'history',
      Buffer.from(await writeXlsx({ sheets: [{ name: 'A', rows, cells }] })),
    );
    assert.deepEqual(
      told.rows.map(({ outcome, reasons }) => (outcome === 'refused' ? reasons[0]?.en.slice(0, 44) : outcome)),
      [...Array(5).fill('Text (English): The spreadsheet shows this n'), ...Array(4).fill('new')],
    );
  });

  test('[E-08] [U-04] who may not see, write, publish or delete somewhere neither exports, imports nor undoes there', async () => {
    const blind = (await app().signIn('user', ['cbd-products.see', 'contacts.see'])).token;
    for (const list of [
      'products/export?format=csv&category=oral',
      'contact-messages/export?format=csv',
      'contact-info/imports',
    ])
      assert.equal((await send(`GET /sheets/${list}`, { token: blind })).status, 403, list);
    assert.equal((await check('contact-info', csvFile([['a'], ['b']]), {}, blind)).status, 403);
    assert.equal((await send('GET /sheets/products/export?format=csv&category=oral')).status, 401);

    const one = await made('POST /products', { form: productForm({ categoryName: 'CBD Products/Oral' }) });
    const reader = (await app().signIn('user', ['cbd-products.write', 'pictures.write'])).token;
    const file = csvFile([
      ['Id', 'name_en', 'category'],
      [one._id, 'Other', 'CBD Products/Oral'],
    ]);
    assert.deepEqual(
      (await check('products', file, {}, reader)).check.rows[0]?.reasons.map(({ en }) => en),
      ['Your account may not do this. An administrator can change that.'],
    );
    const moving = (await app().signIn('user', ['herbal-products.write'])).token;
    const away = csvFile([
      ['Id', 'category'],
      [one._id, 'Herbal Products'],
    ]);
    assert.equal((await check('products', away, {}, moving)).check.counts.refused, 1);
    assert.equal((await check('products', away)).check.counts.changed, 1);
    const inBoth = (value: string) => [value, value];
    const fresh = csvFile([
      ['name_en', 'name_mk', 'dosage_en', 'dosage_mk', 'description_en', 'description_mk', 'category'],
      [...inBoth('New'), ...inBoth('1'), ...inBoth('<p>a</p>'), 'Herbal Products'],
    ]);
    assert.equal((await check('products', fresh, {}, moving)).check.counts.refused, 1);
    assert.equal((await check('products', fresh, {}, reader)).check.counts.new, 1);

    const careers = (await app().signIn('user', ['vacancies.publish'])).token;
    const vacancy = await made('POST /adminCareer', { json: careerBody() });
    const switched = csvFile([
      ['Id', 'vacancy.en'],
      [vacancy._id, 'Hidden'],
    ]);
    assert.equal((await check('adminCareer', switched, {}, careers)).check.counts.refused, 1);
    const hidden = (word: string) =>
      csvFile([
        [
          'vacancy_en',
          'vacancy_mk',
          'shortDescription_en',
          'shortDescription_mk',
          'description_en',
          'description_mk',
          'active_en',
          'active_mk',
        ],
        [...inBoth('New'), ...inBoth('Short'), ...inBoth('<p>a</p>'), ...inBoth(word)],
      ]);
    assert.equal((await check('adminCareer', hidden('yes'), {}, careers)).check.counts.refused, 1);
    assert.equal((await check('adminCareer', hidden('no'), {}, careers)).check.counts.new, 1);

    const json = { name: 'ERP', scope: 'read', currentPassword: staffPassword };
    const { key } = (await send('POST /api-keys', { token, json })).body;
    assert.equal((await send('GET /sheets/history/export?format=csv', { token: key })).status, 200);
    assert.equal((await check('history', csvFile([['text.en'], ['x']]), {}, key)).status, 403);

    const keeper = (await app().signIn('user', ['pages.delete'])).token;
    const entry = csvFile([
      ['text.en', 'text.mk'],
      ['<p>Kept</p>', '<p>Останува</p>'],
    ]);
    const { plan } = (await check('history', entry, {}, keeper)).check;
    const { body } = await imported('history', entry, plan, {}, keeper);
    const undo = `POST /sheets/history/imports/${body._id}/undo` as const;
    assert.equal((await send(undo, { token: keeper })).status, 403);
    assert.deepEqual((await send(undo, { token })).body, { undone: 1, kept: [] }, 'it can still be undone');
    const other = (await app().signIn('admin')).token;
    assert.equal((await send(undo, { token: other })).status, 409);
  });

  test('[E-08] the undo of a move between categories brings the product back, where the account may write', async () => {
    const one = await made('POST /products', { form: productForm({ categoryName: 'CBD Products/Oral' }) });
    const file = csvFile([
      ['Id', 'category'],
      [one._id, 'Herbal Products'],
    ]);
    const { body } = await imported('products', file, (await check('products', file)).check.plan);
    assert.equal((await product(one._id)).categoryName, 'Herbal Products');
    const undo = `POST /sheets/products/imports/${body._id}/undo` as const;
    for (const forbidden of ['herbal-products.write', 'cbd-products.write'] as const)
      assert.equal((await send(undo, { token: (await app().signIn('user', [forbidden])).token })).status, 403);
    assert.deepEqual((await send(undo, { token })).body, { undone: 1, kept: [] });
    assert.equal((await product(one._id)).categoryName, 'CBD Products/Oral');
  });

  test('[E-08] [V-06] an undo empties again what an import has filled in, also where an edit by hand may not', async () => {
    const entry = await made('POST /history', { json: { text: { en: '<p>Filled in</p>', mk: '' } } });
    const about = await made('POST /about', { form: aboutForm() });
    // Entries of former systems have a text in one language alone.
    await app().db.updateTable('about').set({ name_mk: '', text_mk: '' }).where('id', '=', about._id).execute();
    for (const [kind, id, cells] of [
      ['history', entry._id, { 'text.mk': '<p>Пополнето</p>' }],
      ['about', about._id, { 'name.mk': 'Нашата мисија', 'text.mk': '<p>Да помагаме.</p>' }],
    ] as const) {
      const now = async () => (await send(`GET /edit-history/${kind}/${id}/0`, { token })).body.current;
      const before = await now();
      const file = csvFile([
        ['Id', ...Object.keys(cells)],
        [id, ...Object.values(cells)],
      ]);
      const { check: told } = await check(kind, file);
      const { body } = await imported(kind, file, told.plan);
      assert.notDeepEqual(await now(), before);
      const undo = await send(`POST /sheets/${kind}/imports/${body._id}/undo`, { token });
      assert.deepEqual(undo.body, { undone: 1, kept: [] });
      assert.deepEqual(await now(), before);
    }
  });

  test('[E-08] an import of which every row was changed since is not undone, and stays in the list', async () => {
    const entry = await made('POST /history', { json: { text: { en: '<p>First</p>', mk: '' } } });
    const file = csvFile([
      ['Id', 'text.en'],
      [entry._id, '<p>Imported</p>'],
    ]);
    const { body } = await imported('history', file, (await check('history', file)).check.plan);
    await send(`PUT /history/${entry._id}`, { token, json: { text: { en: '<p>By hand</p>' } } });
    const undo = await send(`POST /sheets/history/imports/${body._id}/undo`, { token });
    assert.deepEqual(
      [undo.status, undo.body.message],
      [409, 'All rows have been changed since then. Nothing was undone.'],
    );
    const [last] = (await send('GET /sheets/history/imports', { token })).body;
    assert.equal(last._id, body._id);
  });

  test('[E-08] an export that takes its time has each product once, also while others delete and move some', async () => {
    const { db } = app();
    const subcategories = await subcategoriesNamed(db, 'CBD Products/Topical');
    const subcategory = subcategories[0]?.id ?? '';
    const { description, dosage, name } = difficult;
    const product = { name, dosage, description };
    await db.transaction().execute((tx) => insertProducts(tx, subcategory, Array(501).fill(product)));
    const query = { category: 'topical' };
    const all = async () => Readable.from(exportedRows(db, 'products', query, subcategories)).toArray();
    const ids = (rows: readonly object[]) => rows.map((row) => (row as { _id: string })._id);
    const before = ids(await all());
    const [first = '', second = ''] = before;
    const rows = exportedRows(db, 'products', query, subcategories);
    const met = [(await rows.next()).value];
    await send(`DELETE /products/${first}`, { token });
    await send('PATCH /products/reorder', { token, json: [{ _id: second, position: before.length - 1 }] });
    met.push(...(await Readable.from(rows).toArray()));
    assert.deepEqual(ids(met), before);
    await db.deleteFrom('products').where('shelf_id', '=', subcategory).execute();
  });

  test('[E-08] [U-08] exports of accounts and messages are told in the activity log', async () => {
    const admin = (await app().signIn('admin')).token;
    for (const list of ['users', 'contact-messages', 'history']) await exported(list);
    const told = (await send('GET /activity?action=export&limit=100', { token: admin })).body.activities;
    const entities = new Set(told.map(({ entity }: { entity: string }) => entity));
    assert.deepEqual([...entities].toSorted(), ['contact-messages', 'users']);
  });
});

/** A workbook whose directory says of each entry that it unpacks to so many bytes. */
function declaring(file: Buffer, size: number): Buffer {
  const copy = Buffer.from(file);
  for (let at = copy.indexOf('PK\u0001\u0002'); at >= 0; at = copy.indexOf('PK\u0001\u0002', at + 1))
    copy.writeUInt32LE(size, at + 24);
  return copy;
}

/** A workbook as it stands, whose end leads readers of ZIP64 to another one behind it. */
function behindZip64(first: Buffer, second: Buffer): Buffer {
  const end = (file: Buffer) => file.subarray(-22);
  const record = Buffer.alloc(56);
  record.write('PK\u0006\u0006', 'latin1');
  record.writeBigUInt64LE(BigInt(end(second).readUInt16LE(10)), 32);
  record.writeBigUInt64LE(BigInt(end(second).readUInt32LE(12)), 40);
  record.writeBigUInt64LE(BigInt(first.length + end(second).readUInt32LE(16)), 48);
  const locator = Buffer.alloc(20);
  locator.write('PK\u0006\u0007', 'latin1');
  locator.writeBigUInt64LE(BigInt(first.length + second.length), 8);
  const last = Buffer.from(end(first));
  // The size of the directory, which no reader needs.
  last.writeUInt32LE(0xffffffff, 12);
  return Buffer.concat([first, second, record, locator, last]);
}
