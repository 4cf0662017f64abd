import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { sheetBounds } from '@varda/contract/sheet-options';
import { leafCategoriesNamed } from '../catalogue/catalogue.repository.ts';
import { changeCollection } from '../content/content-revision.ts';
import { insertProducts } from '../products/products.repository.ts';
import { aboutForm, careerBody, dosageForm, picture, productForm } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';
import { exportedRows } from './exported-rows.ts';
import { changed, csvFile, sheets, sheetXml, xlsxFile } from './sheets.fixture.ts';

onEachEngine((app) => {
  const { send, made, exported, check, imported, product, token } = sheets(app);

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
      await send(`DELETE /products/${one._id}`, { token: token() });
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
    await send(`DELETE /products/${one._id}`, { token: token() });
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
    await send(`DELETE /adminCareer/${_id}`, { token: token() });
  });

  test('[E-08] a list of thousands of rows that was exported is imported again; what changes too much at once is refused', async (t) => {
    const { db } = app();
    const leafCategories = await leafCategoriesNamed(db, 'CBD Products/Topical');
    const texts = { description: { en: '', mk: '' }, dosage: { en: '1', mk: '1' }, picture: null };
    const named = (name: string) => ({ ...texts, name: { en: name, mk: name } });
    const products = Array.from({ length: 2_001 }, (_, n) => named(`Many ${n}`));
    await db.transaction().execute((tx) => insertProducts(tx, leafCategories[0]?.id ?? '', products));
    const { table, answer } = await exported('products', 'csv', '&category=CBD Products/Topical&search=many');
    const { status, check: told, body } = await check('products', answer.bytes);
    assert.deepEqual([status, told.counts?.unchanged], [200, 2_001], JSON.stringify(body).slice(0, 300));

    t.mock.property(sheetBounds, 'rowsChanged', 2 as never);
    const [headings = [], ...rows] = table;
    const file = (count: number) => csvFile([headings, ...rows.slice(0, count).map((row) => row.with(2, 'Changed'))]);
    assert.equal((await check('products', file(2))).check.counts.changed, 2);
    // New ones are counted before any is tried: these would all be refused.
    const untried = csvFile([headings, ...rows.slice(0, 3).map((row) => row.with(0, '').with(2, ''))]);
    for (const tooMany of [file(3), untried]) {
      const refused = await check('products', tooMany);
      assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [422, ['file']]);
      assert.match(refused.body.message, /new or changed/);
    }
    await db.deleteFrom('products').where('search', 'like', 'many %').execute();
  });

  test('[E-08] what a filter and a sort leave is exported, all pages of it', async () => {
    // More than are read at a time.
    const names = Array.from({ length: 1_003 }, (_, n) => `Filtered ${String(n).padStart(4, '0')}`);
    const texts = { description: { en: '', mk: '' }, dosage: { en: '1', mk: '1' }, picture: null };
    await changeCollection(app().db, 'products', (tx) =>
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
      assert.equal((await send(`GET /sheets/products/export?${query}`, { token: token() })).status, 400, query);
    assert.equal((await send('GET /sheets/products/export?format=csv', { token: token() })).status, 404);
  });

  test('[E-08] an export that takes its time has each product once, also while others delete and move some', async () => {
    const { db } = app();
    const leafCategories = await leafCategoriesNamed(db, 'CBD Products/Topical');
    const leafCategory = leafCategories[0]?.id ?? '';
    const { description, dosage, name } = difficult;
    const product = { name, dosage, description };
    await db.transaction().execute((tx) => insertProducts(tx, leafCategory, Array(501).fill(product)));
    const query = { category: 'topical' };
    const all = async () => Readable.from(exportedRows(db, 'products', query, leafCategories)).toArray();
    const ids = (rows: readonly object[]) => rows.map((row) => (row as { _id: string })._id);
    const before = ids(await all());
    const [first = '', second = ''] = before;
    const rows = exportedRows(db, 'products', query, leafCategories);
    const met = [(await rows.next()).value];
    await send(`DELETE /products/${first}`, { token: token() });
    await send('PATCH /products/reorder', { token: token(), json: [{ _id: second, position: before.length - 1 }] });
    met.push(...(await Readable.from(rows).toArray()));
    assert.deepEqual(ids(met), before);
    await db.deleteFrom('products').where('shelf_id', '=', leafCategory).execute();
  });

  test('[E-08] [U-08] exports of accounts and messages stand in the activity log', async () => {
    const admin = (await app().signIn('admin')).token;
    for (const list of ['users', 'contact-messages', 'history']) await exported(list);
    const told = (await send('GET /activity?action=export&limit=100', { token: admin })).body.activities;
    const entities = new Set(told.map(({ entity }: { entity: string }) => entity));
    assert.deepEqual([...entities].toSorted(), ['contact-messages', 'users']);
  });
});
