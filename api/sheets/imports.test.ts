import assert from 'node:assert/strict';
import { test } from 'node:test';
import { careerBody, productForm } from '../test/samples.ts';
import { onEachEngine, staffPassword } from '../test/test-app.ts';
import { checkSheet } from './import-sheet.ts';
import { changed, csvFile, sheets } from './sheets.fixture.ts';

onEachEngine((app) => {
  const { send, made, exported, check, imported, outcomes, product, token } = sheets(app);

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
    const history = (await send(`GET /edit-history/products/${old._id}`, { token: token() })).body.versions[0];
    assert.deepEqual([history.by.name, history.fields], ['A user', ['name.en', 'name.mk']]);
    const admin = (await app().signIn('admin')).token;
    const [deed] = (await send('GET /activity?action=import', { token: admin })).body.activities;
    assert.deepEqual([deed.entity, deed.details, deed.requestId], ['products', ['2'], body._id]);

    const [listed] = (await send('GET /sheets/products/imports', { token: token() })).body;
    assert.deepEqual([listed._id, listed.count, listed.by.name], [body._id, 2, 'A user']);
    const undo = await send(`POST /sheets/products/imports/${body._id}/undo`, { token: token() });
    assert.deepEqual([undo.status, undo.body], [200, { undone: 2, kept: [] }]);
    assert.deepEqual(
      (await list()).map(({ name }: typeof old) => name),
      [old.name],
    );
    const trash = (await send('GET /trash', { token: token() })).body.items;
    assert.ok(trash.some(({ _id }: typeof old) => _id === fresh._id));
    const again = await send(`POST /sheets/products/imports/${body._id}/undo`, { token: token() });
    assert.deepEqual([again.status, again.body.message], [409, 'This has been undone already.']);
    const left = (await send('GET /sheets/products/imports', { token: token() })).body;
    assert.ok(!left.some(({ _id }: typeof old) => _id === body._id));
    assert.equal((await send('POST /sheets/dosage/imports/none/undo', { token: token() })).status, 404);
  });

  test('[E-08] all or nothing: each refused row says why, and nothing of the others is there', async () => {
    const one = await made('POST /adminCareer', { json: careerBody() });
    const two = await made('POST /adminCareer', { json: careerBody() });
    const gone = await made('POST /adminCareer', { json: careerBody() });
    await send(`DELETE /adminCareer/${gone._id}`, { token: token() });
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
    assert.deepEqual((await send(`GET /adminCareer/${one._id}`, { token: token() })).body, one);

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

  test('[E-08] [K-22] what others have changed since the export stays, and is shown where both have changed it', async () => {
    const one = await made('POST /contact-info', {
      form: { name: { en: 'Base', mk: 'Основа' }, description: { en: '<p>a</p>', mk: '<p>а</p>' } },
    });
    const { table } = await exported('contact-info');
    await send(`PUT /contact-info/${one._id}`, { token: token(), form: { name: { en: 'Theirs' } } });
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
    await send(`PUT /contact-info/${one._id}`, { token: token(), form: { name: { mk: 'Нивно' } } });
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
    const sending = { token: token(), form: { file, plan }, headers: { 'idempotency-key': `import-${one._id}` } };
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
    // The clock of another api, which has made the import before these, is ahead.
    const before = await imported('history', fileOf('Before'), (await check('history', fileOf('Before'))).check.plan);
    const ahead = { id: `f${before.body._id}`, at: new Date(Date.now() + 300_000).toISOString() };
    await app()
      .db.updateTable('activity')
      .set(ahead)
      .where('request_id', '=', before.body._id)
      .where('action', '=', 'import')
      .execute();
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
    const { key } = (await send('POST /api-keys', { token: token(), json })).body;
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
    assert.deepEqual((await send(undo, { token: token() })).body, { undone: 1, kept: [] }, 'it can still be undone');
    const other = (await app().signIn('admin')).token;
    assert.equal((await send(undo, { token: other })).status, 409);
  });
});
