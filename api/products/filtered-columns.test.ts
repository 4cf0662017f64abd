import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type RawBuilder, sql } from 'kysely';
import { productForm } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';
import { refilterProducts } from './filtered-columns.ts';
import { stored } from './product-row.ts';

onEachEngine((app) => {
  let ana: { id: string; token: string };
  let boris: { id: string; token: string };
  before(async () => {
    ana = await app().signIn('user');
    boris = await app().signIn('user');
  });

  const create = async (fields: object = {}) =>
    (await app().send('POST /products', { token: ana.token, form: productForm({ ...fields }) })).body;
  const edit = (id: string, form: Record<string, unknown>, query = '') =>
    app().send(`PUT /products/${id}${query}`, { token: boris.token, form });
  const idsOf = async (query: string) => {
    const path = `/products/${encodeURIComponent('CBD Products/Oral')}?limit=100&${query}`;
    const { body } = await app().send(`GET ${path}`, { token: ana.token });
    assert.equal(body.totalCount, body.products.length);
    return body.products.map(({ _id }: { _id: string }) => _id).toSorted();
  };
  const kept = async (ids: readonly string[]) =>
    app()
      .db.selectFrom('products')
      .select(['created_by', 'updated_by', 'lacks_en', 'lacks_mk', 'filtered_version', 'version'])
      .where('id', 'in', ids)
      .orderBy('position')
      .execute();
  const person = (version: RawBuilder<unknown>) =>
    sql`(select by_id from versions where kind = 'products' and item_id = products.id and versions.version = ${version})`;
  const told = async (ids: readonly string[]) =>
    app()
      .db.selectFrom('products')
      .select([stored.lackOf('en').as('lacks_en'), stored.lackOf('mk').as('lacks_mk')])
      .select([person(sql`0`).as('created_by'), person(sql`products.version`).as('updated_by')])
      .select(['version as filtered_version', 'version'])
      .where('id', 'in', ids)
      .orderBy('position')
      .execute();

  test('[E-09] what products are filtered by is stored as texts and history have it, after every kind of save', async () => {
    const made = [];
    for (const mk of ['Прво', 'Второ', 'Трето', 'Четврто', 'Петто', 'Шесто', 'Седмо'])
      made.push(await create({ name: { en: 'A', mk } }));
    const ids: string[] = made.map(({ _id }) => _id);
    const [, edited, marked, emptied, drafted, moved, undone] = ids as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    await edit(edited, { name: { en: 'Another product' } });
    await edit(marked, { name: { en: 'Other words' } });
    await edit(emptied, { description: { mk: '' } });
    const mark = { language: 'mk', is: 'right' };
    await app().send(`POST /translations/products/${marked}`, { token: ana.token, json: mark });
    await edit(drafted, { name: { en: 'A draft' } }, '?as=draft');
    await app().send('POST /drafts/publication', {
      token: ana.token,
      json: { drafts: [{ entity: 'products', _id: drafted }] },
    });
    const file = Buffer.from(`Id;Name (English)\n${undone};Imported`);
    const { body: sheet } = await app().send('POST /sheets/products/check', { token: boris.token, form: { file } });
    const form = { file, plan: sheet.plan };
    const imported = await app().send('POST /sheets/products/imports', { token: boris.token, form });
    const undo = await app().send(`POST /sheets/products/imports/${imported.body._id}/undo`, { token: ana.token });
    assert.deepEqual(undo.body, { undone: 1, kept: [] });
    const rows = [{ _id: moved, __v: 0 }];
    await app().send('POST /bulk/products', { token: boris.token, json: { rows, change: { form: 'gel' } } });
    await app().send(`DELETE /products/${edited}`, { token: ana.token });
    const back = await app().send(`POST /trash/products/${edited}/restore`, { token: ana.token });
    assert.equal(back.status, 200, JSON.stringify(back.body));
    const rowsOf = async (read: typeof kept | typeof told) => (await read(ids)).map((row) => ({ ...row }));
    const found = (await rowsOf(kept)).map((row) => Object.fromEntries(Object.entries(row).toSorted()));
    const expected = (await rowsOf(told)).map((row) => Object.fromEntries(Object.entries(row).toSorted()));
    assert.deepEqual(found, expected);
    assert.equal(new Set(found.map(({ lacks_mk }) => lacks_mk)).size, 3);
  });

  test('[E-09] lists are filtered the same while an instance of the former version saves, and what it saved is filled in at a start', async () => {
    const [own, other] = [await create(), await create()];
    await edit(other._id, { description: { mk: '' } });
    const queries = [
      `createdBy=${ana.id}`,
      `updatedBy=${ana.id}`,
      `updatedBy=${boris.id}`,
      ...['needed', 'missing-mk', 'missing-en', 'older-mk', 'older-en'].map((state) => `translation=${state}`),
      `createdBy=${ana.id}&translation=missing-mk&createdFrom=2020-01-01`,
    ];
    const all = async () => Promise.all(queries.map(idsOf));
    const touch = () =>
      app()
        .db.updateTable('content_revision')
        .set(({ eb }) => ({ number: eb('number', '+', 1) }))
        .execute();
    const first = await all();
    assert.ok(first[0]?.includes(own._id) && first[4]?.includes(other._id));
    const by = { by_id: boris.id, by_name: 'Boris', request_id: null, changed_before: null };
    // What the former version wrote: nothing of the columns.
    await app().db.updateTable('products').set({ version: 1 }).where('id', '=', own._id).execute();
    await app()
      .db.insertInto('versions')
      .values({ kind: 'products', item_id: own._id, version: 1, at: own.updatedAt, fields: '[]', undo: '{}', ...by })
      .execute();
    await touch();
    const meanwhile = await all();
    assert.deepEqual(meanwhile[2]?.includes(own._id), true);
    assert.deepEqual([meanwhile[0], meanwhile.slice(3)], [first[0], first.slice(3)]);
    assert.equal(await refilterProducts(app().db), 1);
    await touch();
    assert.deepEqual(await all(), meanwhile);
    assert.equal(await refilterProducts(app().db), 0);
  });
});
