import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Row } from '../database/insert-rows.ts';
import { addDemoContent } from '../demo/add-demo-content.ts';
import { demoSource } from '../demo/demo-source.ts';
import { readRows } from '../dump/rows.ts';
import { picture, productForm } from '../test/samples.ts';
import { firstAdmin, onEachEngine } from '../test/test-app.ts';
import { derivedColumns } from './derived-columns.ts';
import { refoldSearch, searchedTables } from './refold-search.ts';
import { searchColumn } from './search-text.ts';
import { sortKey } from './sort-key.ts';

test('[K-22] [S-03] a row in the trash that is older than a column of its table has its search and its keys', () => {
  const row = { name_en: 'Patch 7', name_mk: 'Фластер 7' };
  const { search, dosage_sort_en, name_sort_en } = derivedColumns.products(row);
  assert.deepEqual(
    [search, dosage_sort_en, name_sort_en],
    [searchColumn(['Patch 7', 'Фластер 7']), '', sortKey('Patch 7', 'en')],
  );
});

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });

  /** As if the rows had been saved by a version with another rule. */
  const saveWithOldRule = async (search: string) => {
    for (const { name } of searchedTables) {
      const { columns = [] } = (await app().db.introspection.getTables()).find((table) => table.name === name) ?? {};
      const derived = columns.filter((column) => /^search$|_sort(_..)?$/.test(column.name));
      const old = Object.fromEntries(derived.map((column) => [column.name, search]));
      await app().db.updateTable(name).set(old).execute();
    }
    await app().db.updateTable('search_folding').set({ version: 1 }).execute();
  };

  const found = async (typed: string) =>
    (await app().send(`GET /products/CBD%20Products%2FOral?search=${encodeURIComponent(typed)}`)).body.totalCount;

  test('[S-03] folding anew gives every column that a save gives', async () => {
    await addDemoContent(app().db, demoSource, app().app.log);
    assert.equal((await app().send('POST /login', { json: firstAdmin })).status, 200);
    await app().send('POST /login', { json: { ...firstAdmin, password: 'a wrong guess' } });
    const described = { image: await picture(), name: 'Поле', tags: JSON.stringify(['лек', 'range']) };
    assert.equal((await app().send('POST /media', { token, form: described })).status, 201);
    const { body: gone } = await app().send('POST /products', { token, form: productForm() });
    assert.equal((await app().send(`DELETE /products/${gone._id}`, { token })).status, 200);
    const columns = async () => {
      const found: Partial<Record<string, Row[]>> = {};
      for (const table of searchedTables) {
        const rows: Row[] = [];
        for await (const page of readRows(app().db, table)) rows.push(...page);
        found[table.name] = rows;
      }
      return found;
    };
    const saved = await columns();
    for (const [table, rows = []] of Object.entries(saved))
      assert.ok(rows.length > 0 || table === 'contact_messages', table);
    await saveWithOldRule('other');
    assert.ok((await refoldSearch(app().db)) > 0);
    assert.deepEqual(await columns(), saved);
  });

  test('[S-03] rows saved before the rule of the search changed are found after the next start', async () => {
    const form = productForm({ name: { en: 'Sodium 0.9%', mk: 'Bитамин 40 мг' } });
    assert.equal((await app().send('POST /products', { token, form })).status, 201);
    await saveWithOldRule('sodium 0.9%\nbитамин 40 mg');
    assert.equal(await found('Витамин'), 0);
    assert.ok((await refoldSearch(app().db)) > 0);
    for (const typed of ['Витамин', '40мг', '0,9 %']) assert.equal(await found(typed), 1, typed);
    assert.equal(await refoldSearch(app().db), 0);
  });

  test('[S-03] [A-02] rows stand by their amounts, in each language, also those saved or deleted before that was so', async () => {
    const subcategory = 'CBD Products/Cosmetics';
    const amounts = ['7 mg', '2,5 mg', '14mg', '100 mg'];
    for (const amount of amounts) {
      const name = { en: `Patch ${amount}`, mk: `Фластер ${amount}` };
      const form = productForm({ name, dosage: { en: amount, mk: amount }, categoryName: subcategory });
      assert.equal((await app().send('POST /products', { token, form })).status, 201);
    }
    const listed = async (sortBy: string, lang: string, sortOrder = 'asc') => {
      const query = `limit=50&search=patch&sortBy=${sortBy}&sortOrder=${sortOrder}&lang=${lang}`;
      const { body } = await app().send(`GET /products/${encodeURIComponent(subcategory)}?${query}`);
      return body.products.map(({ dosage }: { dosage: { en: string } }) => dosage.en);
    };
    await saveWithOldRule('patch');
    const { body } = await app().send(`GET /products/${encodeURIComponent(subcategory)}?limit=50`);
    const { _id } = body.products.find(({ dosage }: { dosage: { en: string } }) => dosage.en === '14mg');
    assert.equal((await app().send(`DELETE /products/${_id}`, { token })).status, 200);
    await refoldSearch(app().db);
    assert.equal((await app().send(`POST /trash/products/${_id}/restore`, { token })).status, 200);
    const ordered = ['2,5 mg', '7 mg', '14mg', '100 mg'];
    for (const lang of ['en', 'mk'])
      for (const sortBy of ['name', 'dosage']) assert.deepEqual(await listed(sortBy, lang), ordered, sortBy + lang);
    assert.deepEqual(await listed('dosage', 'mk', 'desc'), ordered.toReversed());
  });
});
