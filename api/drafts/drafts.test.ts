import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import type { Draft, DraftDetails, Hidden } from '@varda/contract/drafts';
import type { Permission } from '@varda/contract/permissions';
import { ruleTexts } from '../http/error-texts.ts';
import { careerBody, pdf, picture, productForm } from '../test/samples.ts';
import { onEachEngine, type Sending, type TestApp } from '../test/test-app.ts';
import { untilSomebodyWaits } from '../test/until-somebody-waits.ts';
import { versionedEntities } from '../test/versioned-entities.ts';

const kinds = versionedEntities.filter(({ isTranslated }) => isTranslated);

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });

  const send = (call: string, sending: Sending = {}) => app().send(call as 'GET /', { token, ...sending });
  const drafts = async (query = ''): Promise<Draft[]> => (await send(`GET /drafts?limit=100${query}`)).body.items;
  const draftOf = async (id: string) => (await drafts()).find(({ _id }) => _id === id);
  // biome-ignore lint/suspicious/noExplicitAny: items of seven kinds, of which a test looks at a few fields
  const details = async (kind: string, id: string): Promise<DraftDetails & { item: any; published: any }> =>
    (await send(`GET /drafts/${kind}/${id}`)).body;
  const publish = (items: readonly { entity: string; _id: string; __v?: number }[], language?: string) =>
    send('POST /drafts/publication', { json: { drafts: items, ...(language && { language }) } });
  const versions = async (kind: string, id: string) => (await send(`GET /edit-history/${kind}/${id}`)).body.versions;
  const published = async (id: string) => (await app().send(`GET /products/product/${id}`)).body;
  const product = async (fields = {}) => (await send('POST /products', { form: productForm(fields) })).body;
  const draftProduct = (id: string, form: Record<string, unknown>, ifMatch?: number) =>
    send(`PUT /products/${id}?as=draft`, {
      form,
      ...(ifMatch !== undefined && { headers: { 'if-match': `"${ifMatch}"` } }),
    });

  for (const entity of kinds)
    test(`[E-01] ${entity.path}: a draft changes nothing of what is published; published, it is an edit as any other`, async () => {
      const made = await entity.create(app(), token);
      const [name = ''] = [...entity.lines, ...entity.rich];
      const both = {
        [name]: {
          ...(entity.change('Drafted', 'en')[name] as object),
          ...(entity.change('Нацрт', 'mk')[name] as object),
        },
      };
      const encoding = ['history', 'adminCareer'].includes(entity.path) ? 'json' : 'form';
      const { status, body } = await send(`PUT /${entity.path}/${made._id}?as=draft`, { [encoding]: both });
      assert.equal(status, 200, JSON.stringify(body));
      assert.match(body[name].en, /Drafted/);
      assert.deepEqual((await details(entity.path, made._id)).published, made);
      assert.equal((await versions(entity.path, made._id)).length, 1);
      const draft = await draftOf(made._id);
      assert.deepEqual([draft?.state, draft?.languages], ['changed', ['en', 'mk']]);

      assert.equal((await publish([{ entity: entity.path, _id: made._id }])).status, 200);
      assert.equal(await draftOf(made._id), undefined);
      const [edit] = await versions(entity.path, made._id);
      assert.deepEqual(
        [edit.version, edit.fields.toSorted(), edit.by.name],
        [1, [`${name}.en`, `${name}.mk`], 'A user'],
      );
    });

  for (const entity of kinds)
    test(`[E-01] ${entity.path}: a new item is drafted, edited, published whole and taken off the site, and comes back with its history`, async () => {
      const creating: TestApp = Object.create(app());
      creating.send = (call, sending) => app().send(`${call}?as=draft` as 'GET /', sending);
      const drafted = await entity.create(creating, token);
      assert.equal((await draftOf(drafted._id))?.state, 'new');
      assert.equal((await send(`GET /edit-history/${entity.path}/${drafted._id}`)).status, 404);
      const edited = await entity.edit(creating, token, drafted._id, entity.change('Written', 'en'));
      assert.equal(edited.status, 200, JSON.stringify(edited.body));
      const answer = await publish([{ entity: entity.path, _id: drafted._id }]);
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      const [{ _id }] = answer.body.items;
      assert.equal(_id, drafted._id);
      assert.equal((await versions(entity.path, _id)).length, 1);
      assert.deepEqual(await drafts(), []);

      await entity.edit(app(), token, _id, entity.change('Second', 'en'));
      const history = await versions(entity.path, _id);
      assert.equal((await send(`POST /drafts/${entity.path}/${_id}`)).status, 200);
      assert.equal((await send(`GET /edit-history/${entity.path}/${_id}`)).status, 404);
      assert.equal((await draftOf(_id))?.state, 'unpublished');
      assert.equal((await publish([{ entity: entity.path, _id }], 'mk')).status, 200);
      assert.deepEqual(await versions(entity.path, _id), history);
      assert.deepEqual(await drafts(), []);
    });

  test('[E-01] one language is published without the other; what has no language goes with the last one', async () => {
    const { _id } = await product();
    const image = await picture(64, 64, '#224466');
    const { body } = await draftProduct(_id, { name: { en: 'Sleep drops', mk: 'Капки за спиење' }, image });
    await app().services.pictures.tidy({ any: true });
    assert.equal((await app().send(`GET ${body.image.slice(4)}` as 'GET /')).status, 200);
    assert.equal((await publish([{ entity: 'products', _id }], 'mk')).status, 200);
    const first = await published(_id);
    assert.deepEqual([first.name, first.picture], [{ en: 'Calm drops', mk: 'Капки за спиење' }, null]);
    assert.deepEqual((await draftOf(_id))?.fields, ['name.en', 'picture']);
    assert.equal((await publish([{ entity: 'products', _id }], 'en')).status, 200);
    const second = await published(_id);
    assert.deepEqual([second.name.en, second.picture.key], ['Sleep drops', body.picture.key]);
    assert.equal(await draftOf(_id), undefined);
  });

  test('[E-01] a draft that has nothing in the language which is published stays as it is; of what remains its writer is told', async () => {
    const [one, two] = [await product(), await product()];
    await draftProduct(one._id, { name: { en: 'English only' } });
    await draftProduct(two._id, { name: { en: 'Both', mk: 'Двата' } });
    const [first, second] = [await draftOf(one._id), await draftOf(two._id)];
    const { token: publisher } = await app().signIn('admin');
    const all = [one, two].map(({ _id }) => ({ entity: 'products', _id }));
    const json = { drafts: all, language: 'mk' };
    const answer = await send('POST /drafts/publication', { token: publisher, json });
    assert.deepEqual([answer.status, answer.body.items], [200, all.slice(1)]);
    assert.deepEqual(await draftOf(one._id), first);
    const rest = await draftOf(two._id);
    assert.deepEqual([rest?.fields, rest?.by, rest?.savedAt], [['name.en'], second?.by, second?.savedAt]);
    assert.equal(rest?.by?.name, 'A user');
    assert.equal((await publish(all)).status, 200);
  });

  test('[E-01] a draft keeps every rule of an edit, and says which language it leaves behind', async () => {
    const { _id } = await product();
    assert.equal((await draftProduct(_id, { name: { en: '' } })).status, 422);
    assert.equal((await draftProduct(_id, { categoryName: 'Nowhere' })).status, 422);
    assert.equal((await draftProduct(_id, { image: Buffer.from('no picture') })).body.fields.image !== undefined, true);
    assert.equal(await draftOf(_id), undefined);
    await draftProduct(_id, { name: { en: 'Sleep drops' } });
    assert.deepEqual((await draftOf(_id))?.lacks, { en: null, mk: 'older' });
    await draftProduct(_id, { name: { en: 'Calm drops' } });
    assert.equal(await draftOf(_id), undefined);
  });

  test('[E-01] [E-05] a draft that begins to show a picture while somebody deletes it is refused', async () => {
    const drafted = (html: string) => ({ json: { text: { en: html, mk: html } } });
    const { _id } = (await send('POST /history?as=draft', drafted('<p>a</p>'))).body;
    const { key } = (await send('POST /media', { form: { image: await picture(9, 7) } })).body;
    const { saving } = await app()
      .db.transaction()
      .execute(async (tx) => {
        // The save waits here after it has tried the edit.
        await tx.updateTable('drafts').set({ title_en: 'a' }).where('item_id', '=', _id).execute();
        const saving = send(`PUT /history/${_id}?as=draft`, drafted(`<p><img src="/api/pictures/${key}/9.webp"></p>`));
        await untilSomebodyWaits(tx);
        await tx.deleteFrom('media').where('id', '=', key).execute();
        await tx.deleteFrom('pictures').where('key', '=', key).execute();
        return { saving };
      });
    const { status, body } = await saving;
    const told = ruleTexts.picture_gone.en;
    assert.deepEqual([status, body.message], [409, told], JSON.stringify(body));
    assert.deepEqual(body.fields, { 'text.en': told, 'text.mk': told });
    assert.equal((await details('history', _id)).item.text.en, '<p>a</p>');
    assert.equal((await send(`DELETE /drafts/history/${_id}`)).status, 200);
  });

  test('[E-01] two people who draft the same item do not lose what the other one wrote', async () => {
    const { _id, __v } = await product();
    const first = await draftProduct(_id, { name: { en: 'One' } }, __v);
    const second = await draftProduct(_id, { dosage: { en: '60 ml' } }, __v);
    assert.deepEqual([second.status, second.body.code, second.body.current.name.en], [409, 'changed_meanwhile', 'One']);
    assert.equal(second.body.current.__v, first.body.__v);
    assert.equal((await draftProduct(_id, { dosage: { en: '60 ml' } }, second.body.current.__v)).status, 200);
    assert.deepEqual((await draftOf(_id))?.fields, ['name.en', 'dosage.en']);
    // The form of the first one shows a draft that is another one by now.
    const late = await send(`PUT /products/${_id}`, {
      form: { name: { en: 'Two' } },
      headers: { 'if-match': `"${first.body.__v}"` },
    });
    assert.deepEqual([late.status, late.body.current.dosage.en], [409, '60 ml']);
    const saved = await send(`PUT /products/${_id}`, {
      form: { name: { en: 'Two' } },
      headers: { 'if-match': `"${late.body.current.__v}"` },
    });
    assert.deepEqual(
      [saved.status, saved.body.name.en, saved.body.dosage.en, saved.body.__v],
      [200, 'Two', '60 ml', __v + 1],
    );
    assert.equal(await draftOf(_id), undefined);
  });

  test('[E-01] a draft that is published from its form is so once, though its answer is lost', async () => {
    const { _id } = await product();
    const { body: drafted } = await draftProduct(_id, { name: { en: 'Once' } });
    const headers = { 'if-match': `"${drafted.__v}"`, 'idempotency-key': crypto.randomUUID() };
    const form = { dosage: { en: '5 ml' } };
    const [first, second] = [
      await send(`PUT /products/${_id}`, { form, headers }),
      await send(`PUT /products/${_id}`, { form, headers }),
    ];
    assert.deepEqual([first.status, first.body.name.en, first.body.__v], [200, 'Once', 1]);
    assert.deepEqual(second.body, first.body);
    const gone = await send(`PUT /products/${_id}`, { form, headers: { 'if-match': `"${drafted.__v}"` } });
    assert.deepEqual([gone.status, gone.body.current.__v], [409, 1]);
  });

  test('[E-01] a new item keeps the id of its draft: a save of a form that shows the draft still is a conflict with the item', async () => {
    const { body: drafted } = await send('POST /products?as=draft', { form: productForm() });
    const { _id, __v } = drafted;
    // Two publish it at the same moment: it is there once.
    const answers = await Promise.all([publish([{ entity: 'products', _id }]), publish([{ entity: 'products', _id }])]);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409]);
    const form = { dosage: { en: '60 ml' } };
    const late = await draftProduct(_id, form, __v);
    assert.deepEqual(
      [late.status, late.body.code, late.body.current._id, late.body.current.__v],
      [409, 'changed_meanwhile', _id, 0],
    );
    const lateToo = await send(`PUT /products/${_id}`, { form, headers: { 'if-match': `"${__v}"` } });
    assert.deepEqual([lateToo.status, lateToo.body.current.__v], [409, 0]);
    assert.equal((await draftProduct(_id, form, 0)).status, 200);
    assert.equal((await draftOf(_id))?.state, 'changed');
    assert.equal((await publish([{ entity: 'products', _id }])).status, 200);
    assert.deepEqual([(await published(_id)).dosage.en, (await versions('products', _id)).length], ['60 ml', 2]);

    const { body: deleted } = await send('POST /products?as=draft', { form: productForm() });
    await publish([{ entity: 'products', _id: deleted._id }]);
    await send(`DELETE /products/${deleted._id}`);
    assert.equal((await draftProduct(deleted._id, form, deleted.__v)).status, 404);
    assert.equal((await send(`POST /trash/products/${deleted._id}/restore`)).status, 200);
    assert.equal((await draftProduct(deleted._id, form, deleted.__v)).status, 409);
  });

  test('[E-01] what was published meanwhile at a path of the draft wants a decision; elsewhere it does not', async () => {
    const { _id } = await product();
    await draftProduct(_id, { name: { en: 'Mine' } });
    await send(`PUT /products/${_id}`, { form: { dosage: { en: '90 ml' } } });
    await send(`PUT /products/${_id}`, { form: { name: { en: 'Theirs' } } });
    const refused = await publish([{ entity: 'products', _id }]);
    assert.deepEqual([refused.status, refused.body.code], [409, 'conflict']);
    assert.match(refused.body.message, /Open the draft and decide/);
    const { item, published: now, base, __v } = await details('products', _id);
    assert.deepEqual(
      [item.name.en, item.dosage.en, now.name.en, base['name.en']],
      ['Mine', '90 ml', 'Theirs', 'Calm drops'],
    );
    const headers = { 'if-match': `"${__v}"` };
    const undecided = await send(`PUT /products/${_id}`, { form: { nothing: '' }, headers });
    assert.equal(undecided.body.code, 'conflict');
    const decided = await send(`PUT /products/${_id}?over=${now.__v}`, { form: { nothing: '' }, headers });
    assert.deepEqual([decided.status, decided.body.name.en, decided.body.dosage.en], [200, 'Mine', '90 ml']);
  });

  test('[E-04] several drafts are published together, or none of them, each with its reason', async () => {
    const [one, two] = [await product(), await product()];
    const vacancy = (await send('POST /adminCareer', { json: careerBody() })).body;
    await draftProduct(one._id, { name: { en: 'Launch one' } });
    await draftProduct(two._id, { name: { en: 'Launch two' } });
    await send(`PUT /adminCareer/${vacancy._id}?as=draft`, {
      json: { vacancy: { en: 'Launcher' }, active: { en: true, mk: false } },
    });
    const all = [
      { entity: 'adminCareer', _id: vacancy._id },
      { entity: 'products', _id: one._id },
      { entity: 'products', _id: two._id },
    ];
    await send(`PUT /products/${two._id}`, { form: { name: { en: 'Changed meanwhile' } } });
    const refused = await publish(all);
    assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [409, ['drafts.2']]);
    assert.equal((await published(one._id)).name.en, 'Calm drops');
    assert.equal((await drafts()).length, 3);

    const { published: now, __v } = await details('products', two._id);
    const form = { name: { en: 'Launch two, again' } };
    await send(`PUT /products/${two._id}?as=draft&over=${now.__v}`, { form, headers: { 'if-match': `"${__v}"` } });
    const key = { 'idempotency-key': crypto.randomUUID() };
    for (const _ of ['sent', 'sent again because its answer was lost']) {
      const { status, body } = await send('POST /drafts/publication', { json: { drafts: all }, headers: key });
      assert.deepEqual([status, body.items], [200, all]);
      assert.deepEqual(
        body.hidden.map(({ title, languages }: Hidden) => [title.en, languages]),
        [['Launcher', ['mk']]],
      );
    }
    assert.deepEqual(await drafts(), []);
    assert.deepEqual(
      [(await published(one._id)).name.en, (await published(two._id)).name.en],
      ['Launch one', 'Launch two, again'],
    );
    assert.equal((await send(`GET /adminCareer/${vacancy._id}`)).body.vacancy.en, 'Launcher');
    assert.equal((await publish(all)).body.code, 'conflict');
  });

  test('[E-01] an unpublished product comes back to its place with what was drafted; discarded, it lies in the trash', async () => {
    const category = 'Medicinal Products/OTC';
    const order = async () =>
      (await send('GET /products/Medicinal%20Products/OTC?limit=100')).body.products.map(
        (row: { name: { en: string } }) => row.name.en,
      );
    const make = async (name: string) => (await product({ name: { en: name, mk: name }, categoryName: category }))._id;
    const [a, b] = [await make('a'), await make('b')];
    await draftProduct(a, { name: { en: 'a2' } });
    assert.equal((await send(`POST /drafts/products/${a}`)).status, 200);
    assert.deepEqual(await order(), ['b']);
    await draftProduct(a, { dosage: { en: '1 l' } });
    const { item, published: now, state, __v } = await details('products', a);
    assert.deepEqual([item.name.en, item.dosage.en, now, state], ['a2', '1 l', null, 'unpublished']);
    assert.deepEqual((await send(`GET /drafts/products?categoryName=${encodeURIComponent(category)}`)).body.drafts, [
      { _id: a, state: 'unpublished', languages: ['en'], __v },
    ]);
    assert.equal((await publish([{ entity: 'products', _id: a }])).status, 200);
    assert.deepEqual(await order(), ['a2', 'b']);
    await send(`POST /drafts/products/${b}`);
    assert.equal((await send(`DELETE /drafts/products/${b}`)).status, 200);
    assert.deepEqual(await drafts(), []);
    assert.equal((await send(`POST /trash/products/${b}/restore`)).status, 200);
    assert.deepEqual(await order(), ['a2', 'b']);
    assert.deepEqual(await drafts(), []);
  });

  test('[E-01] [K-22] what was drafted of an unpublished item lies in the trash with it, and is a draft again when it is restored', async () => {
    const { _id } = await product({ name: { en: 'As it was', mk: 'Како што беше' } });
    await send(`POST /drafts/products/${_id}`);
    const image = await picture(68, 64, '#442266');
    await draftProduct(_id, { name: { en: 'Written since' }, image });
    assert.equal((await send(`DELETE /drafts/products/${_id}`)).status, 200);
    assert.deepEqual(await drafts(), []);
    await app().services.pictures.tidy({ any: true });
    assert.equal((await send(`POST /trash/products/${_id}/restore`)).status, 200);
    assert.equal((await published(_id)).name.en, 'As it was');
    const { state, item } = await details('products', _id);
    assert.deepEqual([state, item.name.en], ['changed', 'Written since']);
    assert.equal((await publish([{ entity: 'products', _id }])).status, 200);
    const { name, image: shown } = await published(_id);
    assert.equal(name.en, 'Written since');
    assert.equal((await app().send(`GET ${shown.slice(4)}` as 'GET /')).status, 200);
    await send(`DELETE /products/${_id}`);
  });

  test('[E-01] to save the draft of an unpublished product does not move its place', async () => {
    const categoryName = 'CBD Products/Topical';
    const make = async () => (await product({ categoryName }))._id as string;
    const [a, b] = [await make(), await make()];
    for (const _id of [b, a]) assert.equal((await send(`POST /drafts/products/${_id}`)).status, 200);
    // Its list is empty by now.
    assert.equal((await draftProduct(b, { dosage: { en: '2 l' } })).status, 200);
    for (const _id of [a, b]) assert.equal((await publish([{ entity: 'products', _id }])).status, 200);
    assert.deepEqual([(await published(a)).position, (await published(b)).position], [1, 2]);
  });

  test('[E-01] an unpublished item keeps the files that it had, whatever its draft has in their place', async () => {
    const tidy = () => app().services.pictures.tidy({ any: true });
    const make = async (own: string) => (await product({ image: await picture(66, 64, own), leafletEn: pdf(own) }))._id;
    const [a, b] = [await make('#664422'), await make('#662244')];
    await draftProduct(a, { image: await picture(67, 64, '#226644') });
    for (const _id of [a, b]) assert.equal((await send(`POST /drafts/products/${_id}`)).status, 200);
    const removed = (await draftProduct(b, { removeImage: 'true', removeLeafletEn: 'true' })).body;
    assert.deepEqual([removed.picture, removed.leaflets.en], [null, null]);
    await tidy();
    const again = await draftProduct(a, { removeImage: 'true' });
    assert.deepEqual([again.status, again.body.picture], [200, null]);
    await tidy();
    assert.equal((await publish([{ entity: 'products', _id: a }])).status, 200);
    assert.equal((await published(a)).picture, null);
    assert.equal((await send(`DELETE /drafts/products/${b}`)).status, 200);
    await tidy();
    assert.equal((await send(`POST /trash/products/${b}/restore`)).status, 200);
    assert.equal((await app().send(`GET ${(await published(b)).image.slice(4)}` as 'GET /')).status, 200);
    assert.equal((await send(`DELETE /drafts/products/${b}`)).status, 200);
  });

  test('[E-01] a draft waits while its item is in the trash, and goes with it for good; a discarded one takes its pictures along', async () => {
    const { _id } = await product();
    const { body } = await draftProduct(_id, { image: await picture(65, 64, '#442266') });
    await send(`DELETE /products/${_id}`);
    assert.equal(await draftOf(_id), undefined);
    assert.equal((await publish([{ entity: 'products', _id }])).status, 409);
    await send(`POST /trash/products/${_id}/restore`);
    assert.equal((await draftOf(_id))?.state, 'changed');
    assert.equal((await send(`DELETE /drafts/products/${_id}`)).status, 200);
    assert.equal((await app().send(`GET ${body.image.slice(4)}` as 'GET /')).status, 404);
    await draftProduct(_id, { name: { en: 'Gone' } });
    await send(`DELETE /products/${_id}`);
    const { token: admin } = await app().signIn('admin');
    await app().send(`DELETE /trash/products/${_id}`, { token: admin });
    assert.deepEqual(await app().db.selectFrom('drafts').selectAll().execute(), []);
  });

  test('[E-01] a draft that moves a product belongs to its new category, and is marked in both lists', async () => {
    const { _id, categoryName } = await product();
    const moved = 'Medicinal Products/OTC';
    const marked = async (list: string) =>
      (await send(`GET /drafts/products?categoryName=${encodeURIComponent(list)}`)).body.drafts.map(
        (mark: { _id: string }) => mark._id,
      );
    await draftProduct(_id, { categoryName: moved, name: { en: 'Moved', mk: 'Преместено' } });
    assert.deepEqual([await marked(categoryName), await marked(moved)], [[_id], [_id]]);
    const ofDraft = async () => {
      const draft = await draftOf(_id);
      return [draft?.area, draft?.categoryName, draft?.fields];
    };
    assert.equal((await publish([{ entity: 'products', _id }], 'en')).status, 200);
    assert.deepEqual(await ofDraft(), ['medicinal-products', moved, ['name.mk', 'categoryName']]);
    await send(`POST /drafts/products/${_id}`);
    assert.deepEqual(await ofDraft(), ['medicinal-products', moved, ['name.mk', 'categoryName']]);
    assert.equal((await publish([{ entity: 'products', _id }])).status, 200);
    assert.equal((await published(_id)).categoryName, moved);
  });

  test('[E-01] [U-04] a draft goes with its product to another category, unless it moves it itself', async () => {
    const [here, there, elsewhere] = ['Medicinal Products/OTC', 'CBD Products/Oral', 'CBD Products/Topical'];
    const [follows, moves] = [await product({ categoryName: here }), await product({ categoryName: here })];
    await draftProduct(follows._id, { name: { en: 'Follows' } });
    await draftProduct(moves._id, { categoryName: elsewhere });
    for (const { _id } of [follows, moves])
      assert.equal((await send(`PUT /products/${_id}`, { form: { categoryName: there } })).status, 200);
    const placeOf = async ({ _id }: { _id: string }) => {
      const draft = await draftOf(_id);
      return [draft?.area, draft?.categoryName];
    };
    assert.deepEqual(await placeOf(follows), ['cbd-products', there]);
    assert.deepEqual(await placeOf(moves), ['cbd-products', elsewhere]);
    for (const { _id } of [follows, moves]) await send(`DELETE /drafts/products/${_id}`);
  });

  test('[E-01] a draft is discarded as it was seen: not what somebody else saved meanwhile, nor an item that was taken off the site', async () => {
    const { _id } = await product();
    const discard = (version: number | undefined, as = token) =>
      send(`DELETE /drafts/products/${_id}`, { token: as, headers: { 'if-match': `"${version}"` } });
    const seen = (await draftProduct(_id, { name: { en: 'One' } })).body.__v;
    const newer = (await draftProduct(_id, { name: { en: 'Two' } })).body.__v;
    const late = await discard(seen);
    assert.deepEqual([late.status, late.body.code], [409, 'conflict']);
    assert.equal((await details('products', _id)).item.name.en, 'Two');
    await send(`POST /drafts/products/${_id}`);
    assert.equal((await discard(newer)).status, 409);
    const { token: writer } = await app().signIn('user', ['cbd-products.delete'] as Permission[]);
    const { __v } = (await draftOf(_id)) as Draft;
    assert.equal((await discard(__v, writer)).status, 403);
    assert.equal((await draftOf(_id))?.__v, __v);
    assert.equal((await discard(__v)).status, 200);
    assert.equal(await draftOf(_id), undefined);
  });

  test('[E-01] who may not publish writes drafts, and nothing that visitors see', async () => {
    const { token: writer } = await app().signIn('user', [
      'cbd-products.publish',
      'pages.publish',
      'vacancies.publish',
    ] as Permission[]);
    const call = async (key: string, sending: Sending = {}) => (await send(key, { token: writer, ...sending })).status;
    const { _id } = await product();
    const form = { name: { en: 'Waits' } };
    assert.equal(await call('POST /products', { form: productForm() }), 403);
    assert.equal(await call(`PUT /products/${_id}`, { form }), 403);
    assert.equal(await call('PATCH /products/reorder', { json: [{ _id, position: 1 }] }), 403);
    assert.equal(await call(`POST /edit-history/products/${_id}/0/restore`, { json: {} }), 403);
    assert.equal(await call(`PUT /products/${_id}?as=draft`, { form }), 200);
    assert.equal(await call('POST /products?as=draft', { form: productForm() }), 201);
    assert.equal(await call('POST /history', { json: { text: { en: '<p>a</p>', mk: '' } } }), 403);
    const vacancy = (await send('POST /adminCareer', { json: careerBody() })).body;
    assert.equal(await call(`PUT /adminCareer/${vacancy._id}?as=draft`, { json: { vacancy: { en: 'Waits' } } }), 200);
    const all = await drafts();
    assert.deepEqual(new Set(all.map(({ by }) => by?.name)), new Set(['A user']));
    const named = all.map(({ entity, _id: id }) => ({ entity, _id: id }));
    for (const draft of all) {
      assert.equal(
        await call('POST /drafts/publication', { json: { drafts: [{ entity: draft.entity, _id: draft._id }] } }),
        403,
      );
      assert.equal(
        await call(`PUT /${draft.entity}/${draft._id}`, {
          [draft.entity === 'products' ? 'form' : 'json']: { nothing: '' },
          headers: { 'if-match': `"${draft.__v}"` },
        }),
        403,
      );
    }
    assert.equal(await call(`POST /drafts/products/${_id}`), 403);
    const hidden = (await send('POST /adminCareer', { json: careerBody() })).body;
    await send(`POST /drafts/adminCareer/${hidden._id}`);
    const headers = { 'if-match': `"${(await draftOf(hidden._id))?.__v}"` };
    assert.equal(await call(`PUT /adminCareer/${hidden._id}`, { json: {}, headers }), 403);
    await send(`DELETE /drafts/adminCareer/${hidden._id}`);
    // Nor of one that is shown in no language, which they may save at once.
    const off = (await send('POST /adminCareer', { json: { ...careerBody(), active: { en: false, mk: false } } })).body;
    const save = `PUT /adminCareer/${off._id}`;
    assert.equal(await call(save, { json: { vacancy: { en: 'Saved' } } }), 200);
    assert.equal(await call(`${save}?as=draft`, { json: { vacancy: { en: 'Drafted' } } }), 200);
    const { __v } = (await draftOf(off._id)) as Draft;
    const drafted = [{ entity: 'adminCareer', _id: off._id, __v }];
    assert.equal(await call('POST /drafts/publication', { json: { drafts: drafted } }), 403);
    assert.equal(await call(save, { json: { vacancy: { en: 'More' } }, headers: { 'if-match': `"${__v}"` } }), 403);
    assert.equal((await send(`DELETE /drafts/adminCareer/${off._id}`)).status, 200);
    // Who may publish need not be allowed to write.
    const { token: publisher } = await app().signIn('user', ['cbd-products.write', 'vacancies.write'] as Permission[]);
    assert.equal((await send('POST /drafts/publication', { token: publisher, json: { drafts: named } })).status, 200);
    assert.equal((await published(_id)).name.en, 'Waits');
  });

  test('[E-01] drafts of areas that an account does not see are not listed', async () => {
    const { _id } = await product();
    await draftProduct(_id, { name: { en: 'Hidden' } });
    const { token: blind } = await app().signIn('user', ['cbd-products.see'] as Permission[]);
    const page = (await send('GET /drafts', { token: blind })).body;
    assert.deepEqual([page.items, page.totalCount, page.people], [[], 0, []]);
    assert.deepEqual((await send('GET /drafts/products', { token: blind })).body.drafts, []);
    assert.equal((await send(`GET /drafts/products/${_id}`, { token: blind })).status, 403);
    await send(`DELETE /drafts/products/${_id}`);
  });

  test('[E-01] legal pages have drafts too, and are always on the site', async () => {
    await send('PUT /legal-pages/privacy?as=draft', { json: { title: { en: 'Your privacy' } } });
    assert.equal((await draftOf('privacy'))?.title.en, 'Your privacy');
    assert.equal((await send('POST /drafts/legal-pages/privacy')).status, 409);
    assert.equal((await publish([{ entity: 'legal-pages', _id: 'privacy' }], 'en')).status, 200);
    const { token: admin } = await app().signIn('admin');
    const { activities } = (await app().send('GET /activity?item=privacy', { token: admin })).body;
    assert.deepEqual(
      activities.map(({ action }: { action: string }) => action),
      ['edit', 'save_draft'],
    );
  });
});
