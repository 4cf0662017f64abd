import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guard } from '../database/engine.ts';
import { aboutForm, productForm } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';
import { untilSomebodyWaits } from '../test/until-somebody-waits.ts';
import { csvFile, sheets } from './sheets.fixture.ts';

onEachEngine((app) => {
  const { send, made, check, imported, product, token } = sheets(app);

  test('[E-08] an undo leaves what somebody has changed or deleted since, and says so', async () => {
    const entries = [];
    for (const word of ['One', 'Two', 'Three'])
      entries.push(await made('POST /history', { json: { text: { en: `<p>${word}</p>`, mk: '' } } }));
    const [one, two, three] = entries;
    const file = csvFile([['Id', 'text_en'], ...entries.map(({ _id }, n) => [_id, `<p>Import ${n}</p>`])]);
    const { check: told } = await check('history', file);
    const { body } = await imported('history', file, told.plan);
    await send(`PUT /history/${two._id}`, { token: token(), json: { text: { en: '<p>By hand</p>' } } });
    await send(`DELETE /history/${three._id}`, { token: token() });
    const undo = (await send(`POST /sheets/history/imports/${body._id}/undo`, { token: token() })).body;
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
    assert.equal((await send(`PUT /history/${drafted?._id}?as=draft`, { token: token(), json })).status, 200);
    const undo = (await send(`POST /sheets/history/imports/${body._id}/undo`, { token: token() })).body;
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
        undo = send(`POST /sheets/history/imports/${body._id}/undo`, { token: token() });
        await untilSomebodyWaits(tx);
        await tx.updateTable('history').set({ version: 1 }).where('id', '=', _id).execute();
      });
    assert.equal((await undo)?.status, 409);
    assert.equal((await send('GET /history')).body.at(-1)._id, _id);
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
    assert.deepEqual((await send(undo, { token: token() })).body, { undone: 1, kept: [] });
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
      const now = async () => (await send(`GET /edit-history/${kind}/${id}/0`, { token: token() })).body.current;
      const before = await now();
      const file = csvFile([
        ['Id', ...Object.keys(cells)],
        [id, ...Object.values(cells)],
      ]);
      const { check: told } = await check(kind, file);
      const { body } = await imported(kind, file, told.plan);
      assert.notDeepEqual(await now(), before);
      const undo = await send(`POST /sheets/${kind}/imports/${body._id}/undo`, { token: token() });
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
    await send(`PUT /history/${entry._id}`, { token: token(), json: { text: { en: '<p>By hand</p>' } } });
    const undo = await send(`POST /sheets/history/imports/${body._id}/undo`, { token: token() });
    assert.deepEqual(
      [undo.status, undo.body.message],
      [409, 'All rows have been changed since then. Nothing was undone.'],
    );
    const [last] = (await send('GET /sheets/history/imports', { token: token() })).body;
    assert.equal(last._id, body._id);
  });
});
