import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Trashed } from '@varda/contract/trash';
import type { Kysely } from 'kysely';
import { refoldSearch } from '../content/refold-search.ts';
import { guard } from '../database/engine.ts';
import { up as searchTrash } from '../database/migrations/076-trash-searched.ts';
import { forgetHistory } from '../test/forget-history.ts';
import { aboutForm, careerBody, dosageForm, picture, productForm } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';
import { untilSomebodyWaits } from '../test/until-somebody-waits.ts';
import { versionedEntities } from '../test/versioned-entities.ts';
import { emptyTrash } from './trash.repository.ts';

onEachEngine((app) => {
  let token: string;
  let admin: string;
  before(async () => {
    token = (await app().signIn('user')).token;
    admin = (await app().signIn('admin')).token;
  });

  const trash = async (): Promise<Trashed[]> => (await app().send('GET /trash?limit=100', { token })).body.items;
  const restore = (path: string, id: string) => app().send(`POST /trash/${path}/${id}/restore`, { token });
  const read = async (path: string, id: string) =>
    (await app().send(`GET /edit-history/${path}/${id}`, { token })).body;

  test('[K-22] what is deleted of any kind lies in the trash and comes back as it was, with its history', async () => {
    for (const entity of versionedEntities.filter(({ isTranslated }) => isTranslated)) {
      const made = await entity.create(app(), token);
      const { body: edited } = await entity.edit(app(), token, made._id, entity.change('Second', 'en'));
      const history = await read(entity.path, made._id);
      assert.equal((await app().send(`DELETE /${entity.path}/${made._id}`, { token })).status, 200);
      const [newest] = await trash();
      assert.deepEqual([newest?.entity, newest?._id, newest?.by?.name], [entity.path, made._id, 'A user']);
      assert.ok(newest?.title.en && newest.title.mk, entity.path);
      assert.equal((await app().send(`GET /edit-history/${entity.path}/${made._id}`, { token })).status, 404);

      assert.equal((await restore(entity.path, made._id)).status, 200);
      assert.deepEqual(await read(entity.path, made._id), history);
      const again = await entity.edit(app(), token, made._id, entity.change('Second', 'en'));
      assert.deepEqual(again.body, edited, entity.path);
      assert.equal((await restore(entity.path, made._id)).status, 404);
      assert.equal((await app().send(`DELETE /trash/${entity.path}/${made._id}`, { token: admin })).status, 404);
    }
  });

  test('[K-22] [S-03] the trash is searched in either alphabet, also what lay there before there was a search', async () => {
    const named = async (en: string, mk: string) => {
      const { body } = await app().send('POST /products', { token, form: productForm({ name: { en, mk } }) });
      await app().send(`DELETE /products/${body._id}`, { token });
      return body._id;
    };
    const [third, second, first] = [
      await named('Calming Syrup', 'Сируп за смирување'),
      await named('Calming Tea', 'Чај за смирување'),
      await named('Eye Drops', 'Капки за очи'),
    ];
    const found = async (typed: string, page = '') => {
      const path = `GET /trash?search=${encodeURIComponent(typed)}${page}` as const;
      const { items, totalCount } = (await app().send(path, { token })).body;
      return [totalCount, ...items.map(({ _id }: Trashed) => _id)];
    };
    const check = async () => {
      for (const typed of ['calming', 'СМИРУВАЊЕ', 'smiruvanje'])
        assert.deepEqual(await found(typed), [2, second, third]);
      for (const typed of ['Капки', 'kapki', 'eye капки']) assert.deepEqual(await found(typed), [1, first], typed);
      assert.deepEqual(await found('calming', '&page=2&limit=1'), [2, third]);
      assert.deepEqual(await found('calming капки'), [0]);
    };
    await check();
    await app().db.schema.alterTable('trash').dropColumn('search').execute();
    await searchTrash(app().db as unknown as Kysely<unknown>);
    assert.deepEqual(await found('kapki'), [0]);
    await refoldSearch(app().db);
    await check();
    for (const id of [first, second, third]) await app().send(`DELETE /trash/products/${id}`, { token: admin });
  });

  test('[K-22] [E-04] the trash is narrowed down to a kind, and tells what was off the site when it was deleted', async () => {
    const make = async (call: `POST ${string}`, sending: object) =>
      (await app().send(call, { token, ...sending })).body;
    const { _id: off } = await make('POST /history', { json: { text: { en: '<p>Off</p>', mk: '<p>Вон</p>' } } });
    const { _id: on } = await make('POST /history', { json: { text: { en: '<p>On</p>', mk: '<p>На</p>' } } });
    const { _id: shown } = await make('POST /adminCareer', { json: careerBody({ active: { en: false, mk: true } }) });
    const { _id: hidden } = await make('POST /adminCareer', { json: careerBody({ active: { en: false, mk: false } }) });
    assert.equal((await app().send(`POST /drafts/history/${off}`, { token })).status, 200);
    assert.equal((await app().send(`DELETE /drafts/history/${off}`, { token })).status, 200);
    for (const path of [`history/${on}`, `adminCareer/${shown}`, `adminCareer/${hidden}`])
      assert.equal((await app().send(`DELETE /${path}`, { token })).status, 200);
    const { _id: taken } = await make('POST /adminCareer', { json: careerBody() });
    for (const method of ['POST', 'DELETE'] as const)
      assert.equal((await app().send(`${method} /drafts/adminCareer/${taken}`, { token })).status, 200);

    const told = async (kind: string) => {
      const { items, totalCount } = (await app().send(`GET /trash?entity=${kind}&limit=100`, { token })).body;
      assert.equal(totalCount, items.length);
      assert.ok(items.every(({ entity }: Trashed) => entity === kind));
      return Object.fromEntries(items.map(({ _id, offSite }: Trashed) => [_id, offSite]));
    };
    const [history, careers] = [await told('history'), await told('adminCareer')];
    assert.deepEqual([history[off], history[on]], [true, false]);
    assert.deepEqual([careers[shown], careers[hidden], careers[taken]], [false, true, true]);
    assert.equal((await app().send('GET /trash?entity=users', { token })).status, 400);
    for (const path of [
      `history/${on}`,
      `history/${off}`,
      `adminCareer/${shown}`,
      `adminCareer/${hidden}`,
      `adminCareer/${taken}`,
    ])
      assert.equal((await app().send(`DELETE /trash/${path}`, { token: admin })).status, 200);
  });

  test('[K-22] a row comes back at its old place, at the end of a list that is shorter by then; its pictures have stayed', async () => {
    const category = 'Medicinal Products/OTC';
    const make = async (name: string) =>
      (
        await app().send('POST /products', {
          token,
          form: productForm({ name: { en: name, mk: name }, categoryName: category }),
        })
      ).body;
    const order = async () =>
      (await app().send('GET /products/Medicinal%20Products/OTC?limit=100')).body.products.map(
        (one: { name: { en: string }; position: number }) => `${one.position} ${one.name.en}`,
      );
    const [a, b, c] = [await make('a'), await make('b'), await make('c')];
    const remove = (id: string) => app().send(`DELETE /products/${id}`, { token });
    await remove(b._id);
    assert.deepEqual(await order(), ['1 a', '2 c']);
    await restore('products', b._id);
    assert.deepEqual(await order(), ['1 a', '2 b', '3 c']);
    for (const { _id } of [a, b, c]) await remove(_id);
    await restore('products', c._id);
    await restore('products', a._id);
    assert.deepEqual(await order(), ['1 a', '2 c']);

    const image = await picture(222, 111, '#345678');
    const { body: entry } = await app().send('POST /about', { token, form: aboutForm({ images: image }) });
    await app().send(`DELETE /about/${entry._id}`, { token });
    await app().services.pictures.tidy({ any: true });
    await restore('about', entry._id);
    const { aboutUsEntries } = (await app().send('GET /about')).body;
    assert.deepEqual(aboutUsEntries.at(-1), entry);
    assert.equal((await app().send(`GET ${entry.images[0].slice(4)}` as 'GET /')).status, 200);
  });

  test('[K-22] a delete that waits for an edit takes along what that has written', async () => {
    const { db } = app();
    const { _id } = (await app().send('POST /dosage', { token, form: dosageForm({ image: await picture(320, 240) }) }))
      .body;
    let deletion: Promise<{ status: number }> | undefined;
    await db.transaction().execute(async (tx) => {
      await guard(tx, 'dosage');
      deletion = app().send(`DELETE /dosage/${_id}`, { token });
      await untilSomebodyWaits(tx);
      await tx.updateTable('dosage').set({ name_en: 'Renamed meanwhile' }).where('id', '=', _id).execute();
    });
    assert.equal((await deletion)?.status, 200);
    assert.equal((await trash()).find((one) => one._id === _id)?.title.en, 'Renamed meanwhile');
    assert.equal((await restore('dosage', _id)).status, 200);
    await app().send(`DELETE /dosage/${_id}`, { token });
  });

  test('[K-22] admins delete for good; after TRASH_DAYS it goes by itself, with its history and its pictures', async () => {
    const image = await picture(223, 111, '#765432');
    const { body: made } = await app().send('POST /products', { token, form: productForm({ image }) });
    await app().send(`DELETE /products/${made._id}`, { token });
    const call = `DELETE /trash/products/${made._id}` as const;
    assert.equal((await app().send(call, { token })).status, 403);
    assert.equal((await app().send(`GET ${made.image.slice(4)}` as 'GET /')).status, 200);
    assert.equal((await app().send(call, { token: admin })).status, 200);
    assert.equal((await app().send(`GET ${made.image.slice(4)}` as 'GET /')).status, 404);
    const versions = app().db.selectFrom('versions').selectAll().where('item_id', '=', made._id);
    assert.deepEqual(await versions.execute(), []);

    const { body: other } = await app().send('POST /products', { token, form: productForm() });
    await app().send(`DELETE /products/${other._id}`, { token });
    await emptyTrash(app().db, new Date(Date.now() - 60_000).toISOString());
    assert.ok((await trash()).some(({ _id }) => _id === other._id));
    await emptyTrash(app().db, new Date(Date.now() + 60_000).toISOString());
    assert.deepEqual(await trash(), []);
    await forgetHistory(app());
  });

  test('[K-22] a vacancy comes back although the account of its author is gone', async () => {
    const { id, token: leaving } = await app().signIn('user');
    const entity = versionedEntities.find(({ path }) => path === 'adminCareer');
    const made = await entity?.create(app(), leaving);
    await app().send(`DELETE /adminCareer/${made._id}`, { token });
    await app().send(`DELETE /users/${id}`, { token: admin });
    assert.equal((await restore('adminCareer', made._id)).status, 200);
    const { body } = await app().send(`GET /adminCareer/${made._id}`, { token });
    assert.deepEqual(body.createdBy, { name: 'A user' });
  });
});
