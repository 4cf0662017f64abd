import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Row } from '../database/insert-rows.ts';
import { addDemoContent } from '../demo/add-demo-content.ts';
import { demoSource } from '../demo/demo-source.ts';
import { readRows } from '../dump/rows.ts';
import { picture, productForm } from '../test/samples.ts';
import { firstAdmin, onEachEngine } from '../test/test-app.ts';
import { refoldSearch, searchedTables } from './refold-search.ts';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });

  /** As if the rows had been saved by a version with another rule. */
  const saveWithOldRule = async (search: string) => {
    for (const { name } of searchedTables) await app().db.updateTable(name).set({ search }).execute();
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
});
