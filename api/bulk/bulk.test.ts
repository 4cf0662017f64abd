import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import type { Permission } from '@varda/contract/permissions';
import { careerBody, picture, productForm } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';

interface Row {
  _id: string;
  __v: number;
}

onEachEngine((app) => {
  let token: string;
  before(async () => {
    ({ token } = await app().signIn('user'));
  });

  const vacancy = async (fields: object = {}) =>
    (await app().send('POST /adminCareer', { token, json: careerBody({ ...fields }) })).body;
  const product = async (fields: object = {}) =>
    (await app().send('POST /products', { token, form: productForm({ ...fields }) })).body;
  const read = async (kind: string, { _id }: Row) =>
    (await app().send(`GET ${kind === 'products' ? '/products/product' : '/adminCareer'}/${_id}`, { token })).body;
  const change = (kind: string, rows: readonly Row[], json: object, as = token) =>
    app().send(`POST /bulk/${kind}`, {
      token: as,
      json: { rows: rows.map(({ _id, __v }) => ({ _id, __v })), ...json },
    });
  const outcomes = ({ body }: { body: { rows: { outcome: string }[] } }) => body.rows.map(({ outcome }) => outcome);

  test('[E-09] many vacancies change at once by the edits of their forms; one press undoes it but for later changes', async () => {
    const rows = [await vacancy(), await vacancy(), await vacancy({ department: { en: 'Sales' } })];
    const wanted = { change: { department: { en: 'Sales' }, active: { mk: false } } };
    const dry = await change('adminCareer', rows, { ...wanted, dryRun: true });
    assert.deepEqual([dry.status, outcomes(dry)], [200, ['changed', 'changed', 'changed']]);
    assert.deepEqual(await read('adminCareer', rows[0]), rows[0]);
    const onlyDepartment = await change('adminCareer', rows, { change: { department: { en: 'Sales' } }, dryRun: true });
    assert.deepEqual(outcomes(onlyDepartment), ['changed', 'changed', 'unchanged']);

    const made = await change('adminCareer', rows, wanted);
    assert.equal(made.status, 200, JSON.stringify(made.body));
    const now = await read('adminCareer', rows[0]);
    assert.deepEqual(
      [now.department, now.active, now.__v],
      [{ en: 'Sales', mk: 'Продажба' }, { en: true, mk: false }, 1],
    );
    const { versions } = (await app().send(`GET /edit-history/adminCareer/${rows[0]._id}`, { token })).body;
    assert.deepEqual(versions[0].fields.toSorted(), ['active.mk', 'department']);
    const { token: admin } = await app().signIn('admin');
    const { activities } = (await app().send('GET /activity?action=bulk_edit', { token: admin })).body;
    assert.deepEqual([activities[0].entity, activities[0].details], ['adminCareer', ['3']]);

    const later = { vacancy: { en: 'Changed later' } };
    await app().send(`PUT /adminCareer/${rows[1]._id}`, { token, json: later });
    const undo = () => app().send(`POST /bulk/adminCareer/${made.body._id}/undo`, { token });
    const { status, body } = await undo();
    assert.deepEqual([status, body.undone, body.kept.length], [200, 2, 1]);
    assert.equal(body.kept[0].title.en, 'Changed later');
    assert.deepEqual((await read('adminCareer', rows[0])).department, rows[0].department);
    assert.equal((await undo()).status, 409);
    assert.equal((await app().send(`POST /sheets/adminCareer/imports/${made.body._id}/undo`, { token })).status, 404);
  });

  test('[E-09] a change that is sent twice under one key is made once, and the second answer undoes it too', async () => {
    const row = await vacancy();
    const json = { rows: [{ _id: row._id, __v: row.__v }], change: { department: { en: 'Sales' } } };
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => app().send('POST /bulk/adminCareer', { token, headers, json });
    const first = await send();
    const again = await send();
    assert.deepEqual([first.status, again.status, again.body], [200, 200, first.body]);
    const { status, body } = await app().send(`POST /bulk/adminCareer/${again.body._id}/undo`, { token });
    assert.deepEqual([status, body.undone], [200, 1]);
  });

  test('[E-09] if one row was changed meanwhile or is gone, none is changed, and each such row is named', async () => {
    const rows = [await product(), await product(), await product()];
    await app().send(`PUT /products/${rows[1]._id}`, { token, form: { name: { en: 'Other' } } });
    await app().send(`DELETE /products/${rows[2]._id}`, { token });
    const wanted = { change: { form: 'drops' } };
    assert.deepEqual(outcomes(await change('products', rows, { ...wanted, dryRun: true })), [
      'changed',
      'refused',
      'refused',
    ]);
    const { status, body } = await change('products', rows, wanted);
    assert.deepEqual([status, body.code, Object.keys(body.fields)], [409, 'conflict', ['rows.1', 'rows.2']]);
    assert.match(body.fields['rows.1'], /in the meantime/);
    assert.equal((await read('products', rows[0])).form, null);
    const [first] = rows;
    await change('products', [first], wanted);
    assert.deepEqual([(await read('products', first)).form, (await read('products', first)).__v], ['drops', 1]);
  });

  test('[E-09] two who change the same rows at once: one of them gets a conflict', async () => {
    const rows = [await product(), await product()];
    const answers = await Promise.all(['drops', 'gel'].map((form) => change('products', rows, { change: { form } })));
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
    const forms = await Promise.all(rows.map(async (row) => (await read('products', row)).form));
    assert.equal(new Set(forms).size, 1);
  });

  test('[E-09] products move to the end of another subcategory in the order of the call, and come back to their places', async () => {
    const path = 'Herbal Products';
    const named = (n: number) => product({ name: { en: `M${n}`, mk: `М${n}` } });
    const rows = [await named(1), await named(2)];
    await named(3);
    const list = async (of: string) =>
      (await app().send(`GET /products/${encodeURIComponent(of)}?limit=100`, { token })).body.products;
    const idsOf = async (of: string) => (await list(of)).map(({ _id }: Row) => _id);
    const placesOf = async (of: string) => (await list(of)).map(({ position }: { position: number }) => position);
    const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const from = 'CBD Products/Oral';
    const before = await idsOf(from);
    const made = await change('products', rows, { change: { categoryName: path } });
    assert.equal(made.status, 200, JSON.stringify(made.body));
    const there = await list(path);
    assert.deepEqual(
      there.slice(-2).map(({ _id }: Row) => _id),
      rows.map(({ _id }) => _id),
    );
    assert.deepEqual(await placesOf(path), upTo(there.length));
    assert.deepEqual(await placesOf(from), upTo(before.length - rows.length));
    await app().send(`POST /bulk/products/${made.body._id}/undo`, { token });
    assert.deepEqual(await idsOf(from), before);
    assert.deepEqual(
      [await placesOf(from), await placesOf(path)],
      [upTo(before.length), upTo(there.length - rows.length)],
    );
    const unknown = await change('products', [await product()], { change: { categoryName: 'Nowhere' } });
    assert.equal(unknown.status, 409);
  });

  test('[E-09] alternative texts name their rows; those that there are stay where that is wanted', async () => {
    const image = await picture(9, 9);
    const rows = [
      await product({ image }),
      await product({ image, imageAlt: { en: 'A bottle', mk: '' } }),
      await product({ name: { en: 'None', mk: 'Нема' } }),
    ];
    const wanted = { change: { imageAlt: { en: 'Pack of {name}', mk: '{name}' } }, keepsAlt: true };
    assert.deepEqual(outcomes(await change('products', rows, wanted)), ['changed', 'changed', 'unchanged']);
    const alts = await Promise.all(rows.map(async (row) => (await read('products', row)).picture?.alt));
    assert.deepEqual(alts, [
      { en: 'Pack of Calm drops', mk: 'Капки за смирување' },
      { en: 'A bottle', mk: 'Капки за смирување' },
      undefined,
    ]);
    const long = await change('products', [await product({ image })], {
      change: { imageAlt: { en: '{name}'.repeat(40) } },
    });
    assert.equal(long.status, 409, JSON.stringify(long.body));
  });

  test('[E-09] [U-04] nobody changes many rows that they could not change one by one', async () => {
    const { token: limited } = await app().signIn('user', ['vacancies.publish', 'cbd-products.write'] as Permission[]);
    const [open, hidden] = [await vacancy(), await vacancy({ active: false })];
    const wanted = { change: { department: { en: 'Finance' } } };
    assert.equal((await change('adminCareer', [hidden], wanted, limited)).status, 200);
    assert.equal((await change('adminCareer', [open], wanted, limited)).status, 409);
    assert.deepEqual((await read('adminCareer', open)).department, open.department);
    assert.equal((await change('products', [await product()], { change: { form: 'gel' } }, limited)).status, 403);
    const herbal = await product({ categoryName: 'Herbal Products' });
    const moved = await change('products', [herbal], { change: { categoryName: 'CBD Products/Oral' } }, limited);
    assert.equal(moved.status, 409);
  });

  test('[E-09] what is nothing of the rows, no change, a row twice and too many rows are refused by name', async () => {
    const row = await vacancy();
    const refused = async (rows: Row[], json: object) => {
      const { status, body } = await change('adminCareer', rows, json);
      return [status, ...Object.keys(body.fields ?? {})];
    };
    assert.deepEqual(await refused([row], { change: { form: 'gel' } }), [422, 'change.form']);
    assert.deepEqual(await refused([row], { change: {} }), [422, 'change']);
    assert.deepEqual(await refused([row, row], { change: { active: { en: false } } }), [422, 'rows']);
    assert.deepEqual(await refused([], { change: { active: { en: false } } }), [422, 'rows']);
    const many = Array.from({ length: 201 }, (_, at) => ({ _id: `r${at}`, __v: 0 }));
    const tooMany = await change('adminCareer', many, { change: { active: { en: false } } });
    assert.deepEqual([tooMany.status, tooMany.body.fields], [422, { rows: 'Choose at most 200.' }]);
  });
});
