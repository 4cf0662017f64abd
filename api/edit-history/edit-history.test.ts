import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { editedKinds } from '@varda/contract/edited-kinds';
import { type Endpoint, endpoints } from '@varda/contract/endpoints';
import { byProgram } from '../activity/activity.repository.ts';
import { importProducts } from '../products/import/import-products.ts';
import { seeded } from '../test/random.ts';
import { aboutForm, pdf, picture, productForm } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';
import { versionedEntities } from '../test/versioned-entities.ts';

test('[K-21] whatever an edit names its version for has a history; accounts, pictures and schedules have the activity log', () => {
  const edited = Object.entries<Endpoint>(endpoints).flatMap(([key, { versioned }]) =>
    versioned && key.startsWith('PUT ') ? [key.split('/')[1]] : [],
  );
  assert.deepEqual(edited.toSorted(), [...editedKinds, 'users', 'media', 'schedules'].toSorted());
});

const content = versionedEntities.filter(({ isTranslated }) => isTranslated);

onEachEngine((app, engine) => {
  let token: string;
  let ana: string;
  before(async () => {
    ({ token, id: ana } = await app().signIn('user'));
  });

  const list = async (path: string, id: string, query = '') =>
    (await app().send(`GET /edit-history/${path}/${id}${query}`, { token })).body;
  const version = async (path: string, id: string, number: number) =>
    (await app().send(`GET /edit-history/${path}/${id}/${number}`, { token })).body;
  const restore = (path: string, id: string, number: number, json: object = {}, headers = {}) =>
    app().send(`POST /edit-history/${path}/${id}/${number}/restore`, { token, json, headers });

  test('[K-21] every save of every entity is a version: who, when, which fields; any of them is shown and restored', async () => {
    for (const entity of content) {
      const made = await entity.create(app(), token);
      const name = entity.lines[0] ?? entity.rich[0] ?? '';
      await entity.edit(app(), token, made._id, entity.change('Second', 'en'));
      await entity.edit(app(), token, made._id, entity.change('Трета', 'mk'));
      const unchanged = await entity.edit(app(), token, made._id, entity.change('Трета', 'mk'));
      assert.equal(unchanged.body.__v, 2);

      const { versions, totalCount } = await list(entity.path, made._id);
      assert.equal(totalCount, 3, entity.path);
      assert.deepEqual(
        versions.map((one: { version: number; fields: string[] }) => [one.version, one.fields]),
        [
          [2, [`${name}.mk`]],
          [1, [`${name}.en`]],
          [0, []],
        ],
      );
      for (const { by, at } of versions) {
        assert.deepEqual(by, { _id: ana, name: 'A user' });
        assert.ok(Math.abs(Date.parse(at) - Date.now()) < 60_000);
      }

      const first = await version(entity.path, made._id, 0);
      assert.equal(first.before, null);
      assert.equal(first.content[`${name}.en`], made[name].en);
      assert.equal(first.current[`${name}.mk`], unchanged.body[name].mk);
      const second = await version(entity.path, made._id, 1);
      assert.deepEqual(second.before, first.content);
      assert.equal(second.content[`${name}.mk`], made[name].mk);

      // One language, one field, everything; each is a save of its own.
      const back = await restore(entity.path, made._id, 0, { language: 'mk' });
      assert.deepEqual([back.status, back.body.__v], [200, 3]);
      const third = await version(entity.path, made._id, 3);
      assert.deepEqual(
        [third.fields, third.content[`${name}.mk`], third.content[`${name}.en`]],
        [[`${name}.mk`], made[name].mk, unchanged.body[name].en],
      );
      assert.equal((await restore(entity.path, made._id, 2, { fields: [`${name}.mk`] })).body.__v, 4);
      const whole = await restore(entity.path, made._id, 0, {}, { 'if-match': '"4"' });
      assert.deepEqual([whole.status, whole.body.__v], [200, 5]);
      assert.deepEqual((await version(entity.path, made._id, 5)).content, first.content);
      assert.equal((await restore(entity.path, made._id, 0)).body.__v, 5, 'nothing to restore is no save');
    }
  });

  test('[K-23] of everything with a form it is shown who made it and who saved it last; of what is gone, nothing', async () => {
    const admin = (await app().signIn('admin')).token;
    const stampsOf = async (path: string, ids: string[]) =>
      (await app().send(`GET /stamps/${path}?ids=${ids}`, { token })).body.stamps;
    const stamps = async (path: string, id: string) => (await stampsOf(path, [id]))[id];
    for (const entity of content) {
      const { _id: id } = await entity.create(app(), token);
      const made = { createdBy: { name: 'A user' }, updatedBy: { name: 'A user' } };
      assert.deepEqual(await stamps(entity.path, id), made);
      await entity.edit(app(), admin, id, entity.change('Other', 'en'));
      assert.deepEqual(await stamps(entity.path, id), { ...made, updatedBy: { name: 'A admin' } }, entity.path);
    }
    const account = { name: 'Mila', email: 'mila.stamps@varda-pharm.example', password: 'seven tall giraffes' };
    const { _id: mila } = (await app().send('POST /register', { token: admin, json: account })).body;
    const own = (await app().send('POST /login', { json: account })).body.token;
    const admins = { name: 'A admin' };
    assert.deepEqual(await stamps('users', mila), { createdBy: admins, updatedBy: admins });
    const json = { currentPassword: account.password, newPassword: 'eight tall giraffes' };
    await app().send('PUT /password', { token: own, json });
    assert.deepEqual(await stamps('users', mila), { createdBy: admins, updatedBy: { name: 'Mila' } });
    assert.deepEqual(Object.keys(await stampsOf('users', [mila, 'none'])), [mila]);
    assert.deepEqual(await stampsOf('dosage', ['deleted', 'none']), {});
  });

  test('[K-21] [A-13] a restore that was decided about another version is refused; a version that is not there is 404', async () => {
    const [entity] = content;
    const made = await entity?.create(app(), token);
    await entity?.edit(app(), token, made._id, entity.change('Second', 'en'));
    const refused = await restore('dosage', made._id, 0, {}, { 'if-match': '"0"' });
    assert.deepEqual([refused.status, refused.body.code, refused.body.current.__v], [409, 'changed_meanwhile', 1]);
    for (const [path, status] of [
      [`dosage/${made._id}/7`, 404],
      [`dosage/${made._id}/x`, 400],
      ['dosage/none/0', 404],
      [`users/${made._id}/0`, 400],
      ['legal-pages/none', 404],
    ] as const)
      assert.equal((await app().send(`GET /edit-history/${path}`, { token })).status, status, path);
    assert.equal((await app().send(`GET /edit-history/dosage/${made._id}`)).status, 401);
    assert.equal((await restore('dosage', made._id, 0, { language: 'de' })).status, 422);
  });

  test('[K-21] [V-06] a version without a text in a language is restored, which no edit may empty', async () => {
    const json = { text: { en: '<p>Founded</p>', mk: '' } };
    const { body: entry } = await app().send('POST /history', { token, json });
    const put = (mk: string) => app().send(`PUT /history/${entry._id}`, { token, json: { text: { mk } } });
    assert.equal((await put('<p>Основана</p>')).status, 200);
    assert.equal((await put('')).status, 422);
    assert.equal((await restore('history', entry._id, 0)).status, 200);
    assert.equal((await version('history', entry._id, 2)).content['text.mk'], '');
  });

  test('[K-21] legal pages, which were there before anybody edited them', async () => {
    const edit = (en: string) =>
      app().send('PUT /legal-pages/privacy', { token, json: { text: { en: `<p>${en}</p>` } } });
    assert.equal((await list('legal-pages', 'privacy')).versions[0].by, null);
    await edit('We keep nothing.');
    await edit('We keep little.');
    const { versions } = await list('legal-pages', 'privacy');
    assert.deepEqual(
      versions.map((one: { by: object | null }) => one.by === null),
      [false, false, true],
    );
    assert.equal((await restore('legal-pages', 'privacy', 1, { fields: ['text'] })).status, 200);
    assert.equal((await version('legal-pages', 'privacy', 3)).content['text.en'], '<p>We keep nothing.</p>');
  });

  test('[K-21] [K-22] pictures and leaflets of an earlier version stay as long as it does, and come back with it', async () => {
    const image = await picture(333, 200, '#224466');
    const form = productForm({ image, imageAlt: { en: 'A box', mk: 'Кутија' }, leafletEn: pdf('kept') });
    const { body: made } = await app().send('POST /products', { token, form });
    const other = { image: await picture(333, 201), removeLeafletEn: 'true', imageAlt: { en: '', mk: '' } };
    await app().send(`PUT /products/${made._id}`, { token, form: { ...other, categoryName: 'Herbal Products' } });
    await app().services.pictures.tidy({ any: true });
    assert.equal((await app().send(`GET ${made.image.slice(4)}` as 'GET /')).status, 200);
    const back = await restore('products', made._id, 0);
    assert.equal(back.status, 200);
    const { body: now } = await app().send(`GET /products/product/${made._id}`);
    assert.deepEqual([now.picture, now.leaflets, now.categoryName], [made.picture, made.leaflets, 'CBD Products/Oral']);

    const pictures = [await picture(200, 210), await picture(200, 220)];
    const { body: entry } = await app().send('POST /about', { token, form: aboutForm({ images: pictures }) });
    const [first, second] = entry.pictures;
    await app().send(`PUT /about/${entry._id}`, {
      token,
      form: {
        removeImages: JSON.stringify([first.key]),
        arrangement: JSON.stringify([{ key: second.key, alt: { en: 'A yard', mk: '' } }]),
      },
    });
    assert.equal((await restore('about', entry._id, 0)).status, 200);
    assert.deepEqual((await version('about', entry._id, 2)).content.pictures, entry.pictures);

    // What is kept for long enough goes, with the pictures that only it shows.
    await app().db.deleteFrom('versions').execute();
    await app().services.pictures.tidy({ any: true });
    assert.equal((await app().send(`GET ${made.image.slice(4)}` as 'GET /')).status, 200);
    const stored: string[] = [];
    for await (const key of app().services.pictures.store.keys()) stored.push(key);
    assert.ok(stored.includes(made.leaflets.en.key));
    assert.deepEqual(await app().db.selectFrom('version_files').selectAll().execute(), []);
  });

  // What is stored of a version is decided before an engine is asked.
  if (engine === 'sqlite')
    test('[K-21] 100 edits of two places of a text take at most 1.5 times its own size; each of them can be shown', async () => {
      const random = seeded(52);
      const word = () => 'хемија доза таблета примена лекар содржина упатство'.split(' ')[random.below(7)] ?? '';
      const words = Array.from({ length: 2_500 }, word);
      const html = () => `<p>${words.join(' ')}</p>`;
      const { body: made } = await app().send('POST /history', { token, json: { text: { mk: html() } } });
      const said = [html()];
      for (let edit = 0; edit < 100; edit += 1) {
        for (const place of ['прва', 'втора']) words[random.below(words.length)] = `${place}${edit}`;
        said.push(html());
        await app().send(`PUT /history/${made._id}`, { token, json: { text: { mk: html() } } });
      }
      const rows = await app().db.selectFrom('versions').selectAll().where('item_id', '=', made._id).execute();
      const stored = Buffer.byteLength(rows.map((row) => Object.values(row).join('')).join(''));
      const share = stored / Buffer.byteLength(html());
      assert.ok(share <= 1.5, `${share}`);
      for (const number of [0, 1, 50, 99])
        assert.equal((await version('history', made._id, number)).content['text.mk'], said[number]);
      const page = await list('history', made._id, '?page=11&limit=10');
      assert.deepEqual([page.versions.length, page.versions[0].version, page.totalCount], [1, 0, 101]);
    });

  test('[K-21] what was changed past the api is no reason to tell what is wrong', async () => {
    const { body: made } = await app().send('POST /history', {
      token,
      json: { text: { en: `<p>${'a '.repeat(90)}</p>` } },
    });
    const edit = (text: string) => app().send(`PUT /history/${made._id}`, { token, json: { text: { en: text } } });
    await edit(`<p>${'a '.repeat(45)}b ${'a '.repeat(44)}</p>`);
    await app().db.updateTable('history').set({ text_en: '<p>by hand</p>' }).where('id', '=', made._id).execute();
    assert.equal((await app().send(`GET /edit-history/history/${made._id}/0`, { token })).status, 404);
    assert.equal((await list('history', made._id)).totalCount, 2);
  });

  test('[K-21] [K-24] [K-03] an import makes the versions of its rows with them, and tells of itself once', async () => {
    const leafCategory = (await app().db.selectFrom('shelves').select('id').executeTakeFirstOrThrow()).id;
    const products = Array.from({ length: 600 }, (_, index) => {
      const both = { en: `Imported ${index}`, mk: '' };
      return { leafCategory, name: both, dosage: both, description: both, form: null };
    });
    assert.equal(await importProducts(app().db, products, byProgram, () => {}), 600);
    const missing = await app()
      .db.selectFrom('products')
      .select('id')
      .where('name_en', 'like', 'Imported %')
      .where('id', 'not in', (rows) => rows.selectFrom('versions').select('item_id').where('kind', '=', 'products'))
      .execute();
    assert.deepEqual(missing, []);
    const { token } = await app().signIn('admin');
    const told = (await app().send('GET /activity?action=import', { token })).body.activities;
    assert.deepEqual([told.length, told[0].details, told[0].by.name], [1, ['600'], byProgram.name]);
  });
});
