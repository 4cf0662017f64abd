import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { onEachEngine } from '../test/test-app.ts';

onEachEngine((app) => {
  let ana: string;
  let boris: { token: string; id: string; email: string };
  let admin: string;
  before(async () => {
    ana = (await app().signIn('user')).token;
    boris = await app().signIn('user');
    admin = (await app().signIn('admin')).token;
  });

  const view = { name: 'Late', shared: false, query: 'translation=missing-mk', layout: { density: 'compact' } };
  const save = (token: string, json: object = {}, list = 'history') =>
    app().send(`POST /saved-views/${list}`, { token, json: { ...view, ...json } });
  const names = async (token: string, list = 'history') =>
    (await app().send(`GET /saved-views/${list}`, { token })).body.map(({ name }: { name: string }) => name);
  const change = (token: string, id: string, json: object, version?: number) =>
    app().send(`PATCH /saved-views/history/${id}`, {
      token,
      json,
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    });
  const remove = (token: string, id: string, version?: number) =>
    app().send(`DELETE /saved-views/history/${id}`, {
      token,
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
    });

  test('[E-09] a view is its author’s, until it is shared; then all see it, and its author or an admin changes it', async () => {
    const { status, body: own } = await save(ana);
    assert.deepEqual([status, own.isMine, own.query, own.layout], [201, true, view.query, view.layout]);
    assert.deepEqual([await names(ana), await names(boris.token), await names(ana, 'about')], [['Late'], [], []]);
    assert.equal((await change(boris.token, own._id, { name: 'Mine' })).status, 404);
    assert.equal((await change(admin, own._id, { name: 'Mine' })).status, 404);

    assert.equal((await change(ana, own._id, { shared: true }, 0)).status, 200);
    assert.deepEqual(await names(boris.token), ['Late']);
    assert.equal((await change(boris.token, own._id, { name: 'Mine' })).status, 403);
    assert.equal((await remove(boris.token, own._id)).status, 403);
    assert.equal((await change(admin, own._id, { name: 'Of all' })).body.name, 'Of all');
    assert.equal((await remove(admin, own._id)).status, 200);
    assert.equal((await remove(ana, own._id)).status, 404);
  });

  test('[E-09] of two who change a view at once one gets a conflict; a name is there once, and there are bounds', async () => {
    const { body } = await save(ana, { name: 'One' });
    const both = await Promise.all(['a', 'b'].map((query) => change(ana, body._id, { query }, 0)));
    assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
    const taken = await save(ana, { name: 'One' });
    assert.deepEqual([taken.status, Object.keys(taken.body.fields)], [409, ['name']]);
    assert.equal((await save(boris.token, { name: 'One' })).status, 201);
    for (const wrong of [
      { name: '' },
      { name: 'a'.repeat(61) },
      { query: 'a'.repeat(1001) },
      { layout: { density: 'x' } },
    ])
      assert.equal((await save(ana, wrong)).status, 422, JSON.stringify(wrong));
    for (let n = 0; n < 50; n += 1) await save(ana, { name: `View ${n}` }, 'dosage');
    assert.equal((await save(ana, { name: 'One more' }, 'dosage')).status, 409);
  });

  test('[E-09] of views that are saved under one name at once one is there, and who deletes another one than they saw gets a conflict', async () => {
    const saved = await Promise.all(Array.from({ length: 4 }, () => save(ana, { name: 'Twin' }, 'about')));
    assert.deepEqual(saved.map(({ status }) => status).toSorted(), [201, 409, 409, 409]);
    assert.deepEqual(
      saved.filter(({ status }) => status === 409).map(({ body }) => Object.keys(body.fields)),
      [['name'], ['name'], ['name']],
    );
    const { body } = await save(ana, { name: 'Seen' });
    assert.equal((await change(ana, body._id, { shared: true }, body.__v)).status, 200);
    assert.equal((await remove(ana, body._id, body.__v)).status, 409);
    assert.ok((await names(boris.token)).includes('Seen'));
    assert.equal((await remove(ana, body._id, body.__v + 1)).status, 200);
  });

  test('[E-09] [U-08] when an account goes its own views go too; shared ones stay for the others', async () => {
    await save(boris.token, { name: 'For all', shared: true }, 'products');
    await save(boris.token, { name: 'For me' }, 'products');
    assert.equal((await app().send(`DELETE /users/${boris.id}`, { token: admin })).status, 200);
    const { body } = await app().send('GET /saved-views/products', { token: ana });
    assert.deepEqual(
      body.map(({ name, by }: { name: string; by: unknown }) => [name, by]),
      [['For all', null]],
    );
    assert.deepEqual(
      await app().db.selectFrom('saved_views').select('name').where('name', '=', 'For me').execute(),
      [],
    );
  });

  test('[E-09] nobody but its author takes a shared view from the others without deleting it', async () => {
    const { body } = await save(ana, { name: 'Shared', shared: true }, 'history');
    assert.equal((await change(admin, body._id, { shared: false })).status, 403);
    assert.ok((await names(admin)).includes('Shared'));
    assert.equal((await change(ana, body._id, { shared: false })).status, 200);
  });

  test('[E-09] [S-03] views stand in the order of their names, Macedonian ones as their alphabet has it', async () => {
    const wanted = ['Април', 'Јуни', 'нови 2', 'нови 10', 'aloe', 'Zinc'];
    for (const name of wanted.toReversed()) assert.equal((await save(admin, { name }, 'dosage')).status, 201);
    assert.deepEqual(await names(admin, 'dosage'), wanted);
  });

  test('[E-09] a view keeps no more widths than a list has columns', async () => {
    const widths = Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`c${at}`, 100]));
    assert.equal((await save(ana, { name: 'Wide', layout: { widths } })).status, 422);
  });
});
