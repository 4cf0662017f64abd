import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { before, test } from 'node:test';
import { languages, noText } from '@varda/contract/language';
import type { Trashed } from '@varda/contract/trash';
import { noteTextPictures } from '../content/text-pictures.ts';
import { editablesOf } from '../drafts/edits-of-kinds.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { lockPicture } from '../pictures/pictures.repository.ts';
import { forgetHistory } from '../test/forget-history.ts';
import { aboutForm, dosageForm, pdf, picture, productForm } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';
import { untilSomebodyWaits } from '../test/until-somebody-waits.ts';
import { emptyTrash, isInTrash, moveToTrash } from '../trash/trash.repository.ts';
import { fillMedia } from './fill-media.ts';
import { addMedia } from './name-media.ts';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });
  const admin = async () => (await app().signIn('admin')).token;
  const upload = async (image: Buffer, fields: Record<string, unknown> = {}) =>
    (await app().send('POST /media', { token, form: { image, ...fields } })).body;
  const list = async (query = '') => (await app().send(`GET /media?limit=100${query}`, { token })).body;
  const keysIn = async (query = '') => (await list(query)).media.map(({ key }: { key: string }) => key);
  const details = async (key: string) => (await app().send(`GET /media/${key}`, { token })).body;
  const change = (key: string, json: object, version?: number) =>
    app().send(`PUT /media/${key}`, {
      token,
      json,
      ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
    });
  const isThere = async (key: string) => Boolean(await app().services.pictures.store.read(key, '320.webp'));

  test('[E-05] what is uploaded to the library stays, though nothing shows it, and says who put it there', async () => {
    const { status, body } = await app().send('POST /media', {
      token,
      form: { image: await picture(320, 201), name: 'Теренот.jpg', tags: ['Range', ' range ', 'Поле  зелено'] },
    });
    assert.equal(status, 201);
    assert.deepEqual([body.name, body.tags], ['Теренот.jpg', ['range', 'поле зелено']]);
    assert.ok(body.size > 0);
    await app().services.pictures.tidy();
    await app().services.pictures.removeUnused([body.key]);
    assert.ok(await isThere(body.key));
    const shown = await details(body.key);
    assert.deepEqual([shown.places, shown.unseen], [[], 0]);
    const { stamps } = (await app().send(`GET /stamps/media?ids=${body.key}`, { token })).body;
    assert.equal(stamps[body.key].createdBy.name, 'A user');
    const again = await upload(await picture(320, 201), { tags: JSON.stringify(['other']) });
    assert.deepEqual([again.key, again.name, again.tags], [body.key, body.name, ['range', 'поле зелено', 'other']]);
  });

  test('[E-05] a picture that is uploaded again gets each tag once, and no more than a picture may have', async () => {
    const image = await picture(320, 237);
    const tags = (from: number) => JSON.stringify(Array.from({ length: 15 }, (_, n) => `tag ${from + n}`));
    await upload(image, { tags: tags(1) });
    assert.equal((await upload(image, { tags: tags(1) })).tags.length, 15);
    const { key, tags: all } = await upload(image, { tags: tags(11) });
    assert.deepEqual([all.length, all.at(-1)], [20, 'tag 20']);
    assert.equal((await change(key, { tags: all })).status, 200);
    const counts = (await app().send('GET /media/tags', { token })).body;
    assert.equal(counts.find(({ tag }: { tag: string }) => tag === 'tag 1').count, 1);
  });

  test('[E-05] the library has what forms have uploaded, by the name and the text of what shows it', async () => {
    const form = dosageForm({ image: await picture(320, 202), imageAlt: { en: 'A bottle', mk: 'Шише' } });
    const { body } = await app().send('POST /dosage', { token, form });
    const { media } = await list();
    const own = media.find(({ key }: { key: string }) => key === body.picture.key);
    assert.deepEqual([own.name, own.alt, own.tags], ['Drops', { en: 'A bottle', mk: 'Шише' }, []]);
    assert.deepEqual(own.uses, { live: 1, drafts: 0, earlier: 0, lacking: 0 });
    // It goes with what shows it, as before.
    await app().send(`DELETE /dosage/${body._id}`, { token });
    await forgetHistory(app());
    assert.ok(!(await isThere(own.key)));
    assert.ok(!(await keysIn()).includes(own.key));
  });

  test('[E-05] one who describes a picture keeps it', async () => {
    const { body } = await app().send('POST /dosage', { token, form: dosageForm({ image: await picture(320, 203) }) });
    await list();
    await change(body.picture.key, { tags: ['kept'] });
    await app().send(`DELETE /dosage/${body._id}`, { token });
    await forgetHistory(app());
    assert.ok(await isThere(body.picture.key));
  });

  test('[E-05] search reads names, texts and tags in either alphabet; tags and filters narrow the list down', async () => {
    const one = await upload(await picture(320, 204), { name: 'Oils.png', tags: ['масла', '100%'] });
    const other = await upload(await picture(320, 205), { name: 'Plain' });
    await change(one.key, { alt: { en: 'Seven bottles', mk: 'Седум шишиња' } });
    assert.deepEqual(await keysIn('&search=oils'), [one.key]);
    assert.deepEqual(await keysIn('&search=sedum'), [one.key]);
    assert.deepEqual(await keysIn('&search=maslo'), []);
    assert.deepEqual(await keysIn('&search=masla'), [one.key]);
    assert.deepEqual(await keysIn(`&tag=${encodeURIComponent('масла')}`), [one.key]);
    assert.deepEqual(await keysIn(`&tag=${encodeURIComponent('100%')}`), [one.key]);
    assert.deepEqual(await keysIn('&tag=10'), []);
    const lacking = await keysIn('&only=lacks-alt');
    assert.deepEqual([lacking.includes(one.key), lacking.includes(other.key)], [false, true]);
    const tags = (await app().send('GET /media/tags', { token })).body;
    assert.ok(tags.some(({ tag, count }: { tag: string; count: number }) => tag === 'масла' && count === 1));
    const shown = (await app().send('POST /dosage', { token, form: dosageForm({ image: await picture(320, 206) }) }))
      .body;
    const unused = await keysIn('&only=unused');
    assert.deepEqual([unused.includes(one.key), unused.includes(shown.picture.key)], [true, false]);
    assert.equal((await list('&only=unused')).totalCount, unused.length);
    assert.deepEqual(await keysIn(`&tag=${encodeURIComponent('Масла')}`), [one.key]);
  });

  test('[E-05] [S-03] pictures stand in the order of their names as people count, whatever their case and alphabet', async () => {
    const names = ['Ана', 'Јована', 'aloe', 'pack 7', 'pack 14', 'Zinc'];
    for (const [index, name] of names.toReversed().entries())
      await upload(await picture(300 + index, 20), { name: `Sorted ${name}` });
    const sorted = await list('&search=sorted&sortBy=name');
    assert.deepEqual(
      sorted.media.map(({ name }: { name: string }) => name),
      names.map((name) => `Sorted ${name}`),
    );
  });

  test('[E-05] where a picture is: on the site, in texts, in drafts, in earlier versions, in the trash', async () => {
    const image = await picture(320, 207);
    const { key } = await upload(image, { name: 'Everywhere' });
    const send = (call: string, form: object) => app().send(call as 'GET /', { token, form: { ...form } });
    const live = (await send('POST /products', productForm({ image }))).body._id;
    const drafted = (await send('POST /products', productForm())).body._id;
    await send(`PUT /products/${drafted}?as=draft`, { image });
    const earlier = (await send('POST /products', productForm({ image }))).body._id;
    await send(`PUT /products/${earlier}`, { removeImage: 'true' });
    const gone = (await send('POST /products', productForm({ image }))).body._id;
    await app().send(`DELETE /products/${gone}`, { token });
    const html = `<p>Text <img src="/api/pictures/${key}/320.webp" alt=""></p>`;
    const made = await send('POST /about', aboutForm({ 'text[en]': html, 'text[mk]': html, images: image }));
    assert.equal(made.status, 201, JSON.stringify(made.body));
    const text = made.body._id;
    const { places, unseen, uses } = await details(key);
    const states = new Map(places.map(({ _id, state }: { _id: string; state: string }) => [_id, state]));
    assert.deepEqual(
      [live, drafted, earlier, gone, text].map((one) => states.get(one)),
      ['live', 'draft', 'version', 'trash', 'live'],
    );
    assert.deepEqual([places.length, unseen, uses], [5, 0, { live: 2, drafts: 1, earlier: 2, lacking: 2 }]);
    assert.equal(places[0].categoryName ?? places[1].categoryName, 'CBD Products/Oral');
    // Who does not see an area is told only that there is something.
    const limited = await app().signIn('user', ['cbd-products.see']);
    const { body } = await app().send(`GET /media/${key}`, { token: limited.token });
    assert.deepEqual([body.places.length, body.unseen], [1, 4]);
  });

  test('[E-05] two people who describe one picture do not overwrite each other', async () => {
    const { key, __v } = await upload(await picture(320, 208), { name: 'First' });
    assert.equal((await change(key, { name: 'Second' }, __v)).status, 200);
    const { status, body } = await change(key, { name: 'Third' }, __v);
    assert.deepEqual([status, body.code, body.current.name], [409, 'changed_meanwhile', 'Second']);
    assert.equal((await change(key, { name: '' })).status, 422);
    assert.equal((await change('0'.repeat(32), { name: 'x' })).status, 404);
    const { activities } = (
      await app().send(`GET /activity?item=${key}`, { token: (await app().signIn('admin')).token })
    ).body;
    assert.deepEqual(
      activities.map(({ action, details }: { action: string; details: string[] }) => [action, details]),
      [
        ['edit', ['name']],
        ['create', []],
      ],
    );
  });

  test('[E-05] the point that stays to be seen is answered wherever the picture is, and is no edit of that', async () => {
    const image = await picture(320, 209);
    const { body } = await app().send('POST /products', { token, form: productForm({ image }) });
    assert.equal('focus' in body.picture, false);
    const { key } = body.picture;
    await list();
    assert.equal((await change(key, { focus: { x: 101, y: 0 } })).status, 422);
    assert.deepEqual((await change(key, { focus: { x: 20, y: 75 } })).body.focus, { x: 20, y: 75 });
    const read = async () => (await app().send(`GET /products/product/${body._id}`)).body;
    assert.deepEqual([(await read()).picture.focus, (await read()).__v], [{ x: 20, y: 75 }, 0]);
    await app().send(`PUT /products/${body._id}`, { token, form: { name: { en: 'Renamed' } } });
    const history = (await app().send(`GET /edit-history/products/${body._id}`, { token })).body;
    assert.deepEqual(history.versions[0].fields, ['name.en']);
    await change(key, { focus: null });
    assert.equal('focus' in (await read()).picture, false);
  });

  test('[E-05] what is in use is not deleted; what is not goes to the trash', async () => {
    const image = await picture(320, 210);
    const { key } = await upload(image);
    const { body } = await app().send('POST /products', { token, form: productForm({ image }) });
    const remove = () => app().send(`DELETE /media/${key}`, { token });
    const refused = await remove();
    assert.deepEqual([refused.status, refused.body.code], [409, 'conflict']);
    await app().send(`PUT /products/${body._id}`, { token, form: { removeImage: 'true' } });
    assert.match((await remove()).body.message, /Earlier versions/);
    await forgetHistory(app());
    assert.ok(await isThere(key));
    // A save is about to show it.
    await app().services.pictures.using(key, async () => assert.equal((await remove()).status, 409));
    const deleted = await remove();
    assert.deepEqual([deleted.status, deleted.body], [200, { done: true }]);
    assert.equal((await app().send(`GET /media/${key}`, { token })).status, 404);
    assert.equal((await remove()).status, 404);
    assert.ok(await isInTrash(app().db, 'media', key));
  });

  test('[E-05] [K-22] a text does not begin to show a picture that somebody deletes at the same time, whoever comes first', async () => {
    const [first, second] = [await upload(await picture(320, 251)), await upload(await picture(320, 252))];
    const html = (key: string) => `<p>a</p><img src="/api/pictures/${key}/320.webp" alt="">`;
    const text = (key: string) => ({ en: html(key), mk: html(key) });
    const { db } = app();
    const remove = (key: string) => app().send(`DELETE /media/${key}`, { token });
    const { showing } = await db.transaction().execute(async (tx) => {
      await lockPicture(tx, first.key);
      const showing = app().send('POST /history', { token, json: { text: text(first.key) } });
      await untilSomebodyWaits(tx);
      await moveToTrash(tx, 'media', { read: async () => ({ ...first, name: noText }), by: null });
      return { showing };
    });
    const { status, body } = await showing;
    assert.deepEqual([status, body.message], [409, ruleTexts.picture_gone.en], JSON.stringify(body));

    const { _id } = (await app().send('POST /history', { token, json: { text: { en: '<p>a</p>', mk: '<p>a</p>' } } }))
      .body;
    const { removing } = await db.transaction().execute(async (tx) => {
      await noteTextPictures(tx, _id, text(second.key));
      const removing = remove(second.key);
      await untilSomebodyWaits(tx);
      return { removing };
    });
    assert.deepEqual([(await removing).status, await isInTrash(db, 'media', second.key)], [409, false]);
    await app().send(`DELETE /history/${_id}`, { token });
  });

  const trashOf = async (key: string): Promise<Trashed | undefined> => {
    const { items } = (await app().send('GET /trash?entity=media&limit=100', { token })).body;
    return items.find(({ _id }: Trashed) => _id === key);
  };
  const restore = (key: string, as = token) => app().send(`POST /trash/media/${key}/restore`, { token: as });

  test('[E-05] [K-01] [K-22] a picture in the trash keeps its files, is chosen for nothing, and comes back with all that was said of it', async () => {
    const { key } = await upload(await picture(320, 243), { name: 'Поле.jpg', tags: JSON.stringify(['range']) });
    await change(key, { alt: { en: 'A field', mk: 'Поле' }, focus: { x: 20, y: 75 } });
    const [before, order] = [await details(key), await keysIn()];
    const stamps = async () => (await app().send(`GET /stamps/media?ids=${key}`, { token })).body.stamps[key].createdBy;
    const uploader = await stamps();
    assert.equal((await app().send(`DELETE /media/${key}`, { token })).status, 200);
    const { pictures } = app().services;
    await pictures.tidy({ any: true });
    await fillMedia(app().db, pictures.store, editablesOf(app().db, pictures));
    assert.ok(!(await keysIn()).includes(key));
    const { title, by, area, offSite } = (await trashOf(key)) ?? {};
    assert.deepEqual([title, by?.name], [{ en: 'Поле.jpg', mk: 'Поле.jpg' }, 'A user']);
    assert.deepEqual([area, offSite], ['pictures', false]);
    const found = (await app().send('GET /trash?search=pole&entity=media', { token })).body.items;
    assert.ok(found.some(({ _id }: Trashed) => _id === key));
    assert.equal((await app().send(`GET /pictures/${key}/320.webp` as 'GET /')).status, 200);

    const form = dosageForm({ image: key });
    assert.equal((await app().send('POST /dosage', { token, form })).status, 422);
    const html = `<p>Text</p><img src="/api/pictures/${key}/320.webp" alt="">`;
    const text = { en: html, mk: html };
    assert.equal((await app().send('POST /history', { token, json: { text } })).status, 409);

    const limited = (await app().signIn('user', ['pictures.write'])).token;
    assert.equal((await restore(key, limited)).status, 403);
    // So a version that knows no pictures in the trash leaves it.
    await addMedia(app().db, { key, size: null, created_at: before.createdAt });
    assert.equal((await restore(key)).status, 200);
    assert.deepEqual([await details(key), await keysIn(), await stamps()], [before, order, uploader]);
    await pictures.tidy({ any: true });
    assert.ok(await isThere(key));
    assert.equal((await restore(key)).status, 404);
    const { activities: activity } = (await app().send(`GET /activity?item=${key}`, { token: await admin() })).body;
    assert.deepEqual(
      activity.map(({ action }: { action: string }) => action),
      ['restore', 'delete', 'edit', 'create'],
    );
  });

  test('[E-05] [K-22] a picture that only something deleted has had stays once it was deleted itself and is restored', async () => {
    const form = dosageForm({ image: await picture(320, 244) });
    const made = (await app().send('POST /dosage', { token, form })).body;
    const { key } = made.picture;
    await app().send(`DELETE /dosage/${made._id}`, { token });
    assert.match((await app().send(`DELETE /media/${key}`, { token })).body.message, /Earlier versions/);
    await app().db.deleteFrom('trash').where('item_id', '=', made._id).execute();
    assert.equal((await app().send(`DELETE /media/${key}`, { token })).status, 200);
    assert.equal((await restore(key)).status, 200);
    await app().services.pictures.tidy({ any: true });
    assert.ok(await isThere(key));
  });

  test('[E-05] [K-22] a picture that is uploaded again comes back from the trash as it was, and with no save that fails', async () => {
    const image = await picture(320, 245);
    const { key } = await upload(image, { name: 'Once' });
    await change(key, { alt: { en: 'A field', mk: 'Поле' } });
    await app().send(`DELETE /media/${key}`, { token });
    const again = await upload(image, { name: 'Again' });
    assert.deepEqual([again.key, again.name, again.alt], [key, 'Once', { en: 'A field', mk: 'Поле' }]);
    assert.equal(await trashOf(key), undefined);
    assert.equal((await app().send(`DELETE /media/${key}`, { token })).status, 200);
    const logged = async () => {
      const { activities } = (await app().send(`GET /activity?item=${key}`, { token: await admin() })).body;
      return activities.map(({ action, by }: { action: string; by: { name: string } }) => `${action} ${by.name}`);
    };
    assert.deepEqual((await logged()).slice(0, 2), ['delete A user', 'restore A user']);
    const refused = dosageForm({ image, name: { en: '', mk: '' } });
    const created = dosageForm({ image });
    const form = dosageForm({ image: await picture(320, 249) });
    const { body: entry } = await app().send('POST /dosage', { token, form });
    const conflicting = { token, form: { image }, headers: { 'if-match': '"99"' } };
    assert.equal((await app().send('POST /dosage', { token, form: refused })).status, 422);
    assert.equal((await app().send(`PUT /dosage/${entry._id}`, conflicting)).status, 409);
    const preview = 'p'.repeat(43);
    const file = await app().send(`POST /preview-files?preview=${preview}`, { token, form: { image } });
    assert.deepEqual([file.status, file.body], [201, { key }]);
    for (const shown of [image, key]) {
      const previewed = { token, form: { image: shown } };
      const looked = await app().send(`PUT /dosage/${entry._id}?as=preview&preview=${preview}`, previewed);
      assert.equal(looked.status, 200, JSON.stringify(looked.body));
    }
    const seen = await app().send('GET /dosage', { headers: { 'x-preview': preview } });
    assert.match(JSON.stringify(seen.body), new RegExp(key));
    assert.ok(await trashOf(key), 'who looks at a preview changes nothing');
    assert.equal((await logged())[0], 'delete A user');
    const { body: made } = await app().send('POST /dosage', { token, form: created });
    assert.equal(made.picture.key, key);
    assert.equal(await trashOf(key), undefined);
    assert.equal((await details(key)).name, 'Once');
    for (const { _id } of [entry, made]) await app().send(`DELETE /dosage/${_id}`, { token });
  });

  test('[E-05] [K-01] [K-22] admins delete a picture for good, and TRASH_DAYS end it: its files go to the trash of the storage', async () => {
    const keys: string[] = [];
    for (const height of [246, 247]) keys.push((await upload(await picture(320, height))).key);
    const [first = '', second = ''] = keys;
    for (const key of keys) await app().send(`DELETE /media/${key}`, { token });
    assert.equal((await app().send(`DELETE /trash/media/${first}`, { token })).status, 403);
    assert.equal((await app().send(`DELETE /trash/media/${first}`, { token: await admin() })).status, 200);
    assert.ok(!(await isThere(first)));
    assert.equal((await app().send(`GET /pictures/${first}/320.webp` as 'GET /')).status, 404);
    await emptyTrash(app().db, new Date(Date.now() + 60_000).toISOString());
    await app().services.pictures.tidy({ any: true });
    assert.ok(!(await isThere(second)));
    const trashed: string[] = [];
    for await (const one of app().services.pictures.store.trashed()) trashed.push(one.key);
    for (const key of keys) {
      assert.ok(trashed.includes(key));
      assert.equal((await restore(key)).status, 404);
    }
  });

  test('[E-05] an upload that waits for its text, or is in a preview alone, is not deleted, and the reason says so in both languages', async () => {
    const { key } = await post('POST /pictures', { image: await picture(320, 241) });
    const preview = randomBytes(32).toString('base64url');
    const { key: previewed } = await post(`POST /preview-files?preview=${preview}`, { image: await picture(320, 242) });
    const unused = await keysIn('&only=unused');
    for (const one of [key, previewed]) {
      assert.ok(unused.includes(one));
      for (const language of languages) {
        const headers = { 'accept-language': language };
        const { status, body } = await app().send(`DELETE /media/${one}`, { token, headers });
        assert.deepEqual([status, body.message], [409, ruleTexts.picture_waits[language]]);
      }
    }
    await app().db.deleteFrom('picture_claims').where('picture', '=', key).execute();
    await app().db.deleteFrom('preview_files').where('file_key', '=', previewed).execute();
    for (const one of [key, previewed]) assert.equal((await app().send(`DELETE /media/${one}`, { token })).status, 200);
  });

  test('[E-05] every form takes a picture of the library by its key; the key of what is no picture is refused by name', async () => {
    const { key } = await upload(await picture(320, 212), { name: 'For all' });
    const { key: other } = await upload(await picture(320, 213));
    // Who may not upload may choose what is there.
    const limited = (await app().signIn('user', ['pictures.write'])).token;
    const send = (call: string, form: object) =>
      app().send(call as 'GET /', { token: limited, form: form as Record<string, unknown> });
    const product = await send('POST /products', productForm({ image: key, imageMk: other }));
    assert.deepEqual([product.body.picture.key, product.body.picture.mk.key], [key, other]);
    const drafted = await send(`PUT /products/${product.body._id}?as=draft`, { image: other });
    assert.equal(drafted.body.picture.key, other);
    const contact = { name: { en: 'a', mk: 'а' }, description: { en: '<p>a</p>', mk: '<p>а</p>' }, image: key };
    assert.equal((await send('POST /contact-info', contact)).body.picture.key, key);
    assert.equal((await send('PUT /site-content/hero-herbal', { image: key })).body.picture.key, key);
    const arrangement = JSON.stringify([{ file: 1 }, { file: 0, alt: { en: 'Second' } }]);
    const about = await app().send('POST /about', {
      token,
      form: aboutForm({ images: [await picture(320, 214), key], arrangement }),
    });
    assert.equal(about.status, 201, JSON.stringify(about.body));
    assert.deepEqual(
      about.body.pictures.map((one: { key: string; alt: { en: string } }) => [one.key === key, one.alt.en]),
      [
        [true, ''],
        [false, 'Second'],
      ],
    );
    const withLeaflet = await app().send('POST /products', { token, form: productForm({ leafletEn: pdf('a key') }) });
    for (const wrong of ['0'.repeat(32), withLeaflet.body.leaflets.en.key, 'no key at all']) {
      const refused = await send('POST /products', productForm({ image: wrong }));
      assert.deepEqual([refused.status, Object.keys(refused.body.fields)], [422, ['image']], wrong);
    }
  });

  const seenIn = async (key: string) =>
    (await details(key)).places
      .filter(({ state }: { state: string }) => state === 'live' || state === 'draft')
      .map(({ state, entity, _id, __v }: Record<string, unknown>) => ({ state, entity, _id, __v }));
  const replace = (key: string, by: string, places: unknown, by_token = token) =>
    app().send(`POST /media/${key}/replace`, { token: by_token, json: { by, places } });
  const post = async (call: string, form: object) => {
    const { status, body } = await app().send(call as 'GET /', { token, form: { ...form } });
    assert.ok(status < 300, JSON.stringify(body));
    return body;
  };

  test('[E-05] a picture is replaced everywhere on the site and in drafts at once, what history holds stays, and one press takes it back', async () => {
    const image = await picture(320, 220);
    const { key } = await upload(image, { name: 'Old' });
    await change(key, { alt: { en: 'A field', mk: 'Поле' } });
    const { key: by } = await upload(await picture(640, 221), { name: 'New' });
    const imageAlt = { en: 'On this pack', mk: '' };
    const live = (await post('POST /products', productForm({ image, imageAlt })))._id;
    const inMacedonian = (await post('POST /products', productForm({ image: await picture(8, 8), imageMk: key })))._id;
    const drafted = (await post('POST /products', productForm({ name: { en: 'Published meanwhile', mk: 'Објавено' } })))
      ._id;
    await post(`PUT /products/${drafted}?as=draft`, { image: key });
    await post(`PUT /products/${live}?as=draft`, { name: { en: 'Drafted' }, imageAlt: { mk: 'Нацрт' } });
    const fresh = (await post('POST /products?as=draft', productForm({ image: key })))._id;
    const earlier = (await post('POST /products', productForm({ image: key })))._id;
    await post(`PUT /products/${earlier}`, { removeImage: 'true' });
    const html = `<p>Text</p><img src="/api/pictures/${key}/320.webp" alt="In the text">`;
    const about = await post('POST /about', aboutForm({ 'text[en]': html, 'text[mk]': html, images: [key, by] }));
    const off = (await post('POST /about', aboutForm({ 'text[en]': html, 'text[mk]': html, images: [key] })))._id;
    assert.equal((await app().send(`POST /drafts/about/${off}`, { token })).status, 200);
    const places = await seenIn(key);
    assert.equal(places.length, 7, JSON.stringify(places));

    const { status, body } = await replace(key, by, places);
    assert.deepEqual([status, body.replaced], [200, 7], JSON.stringify(body));
    const shown = async (id: string) => (await app().send(`GET /products/product/${id}`)).body;
    assert.deepEqual((await shown(live)).picture, {
      ...(await shown(live)).picture,
      key: by,
      alt: imageAlt,
      width: 640,
    });
    assert.equal((await shown(inMacedonian)).picture.mk.key, by);
    const draftOf = async (kind: string, id: string) => (await app().send(`GET /drafts/${kind}/${id}`, { token })).body;
    assert.equal((await draftOf('products', drafted)).item.picture.key, by);
    assert.equal((await draftOf('products', fresh)).item.picture.key, by);
    const { item: renamed } = await draftOf('products', live);
    assert.deepEqual([renamed.name.en, renamed.picture.key, renamed.picture.alt.mk], ['Drafted', by, 'Нацрт']);
    const entries = (await app().send('GET /about')).body.aboutUsEntries;
    const entry = entries.find(({ _id }: { _id: string }) => _id === about._id);
    assert.deepEqual(
      entry.pictures.map((one: { key: string }) => one.key),
      [by],
    );
    assert.match(
      entry.text.en,
      new RegExp(`${by}/640.webp" srcset="[^"]*${by}/640.webp 640w.* alt="In the text" width="640"`),
    );
    assert.doesNotMatch(entry.text.en + entry.text.mk, new RegExp(key));
    assert.match((await draftOf('about', off)).item.text.mk, new RegExp(`${by}/640.webp`));
    assert.deepEqual(await seenIn(key), []);
    assert.deepEqual((await details(by)).alt, { en: 'A field', mk: 'Поле' });

    // Nothing that is only in drafts, or was replaced, is tidied away.
    await app().services.pictures.tidy();
    assert.deepEqual([await isThere(key), await isThere(by)], [true, true]);
    // A draft is published with the new picture and without a conflict.
    const { __v } = await draftOf('products', drafted);
    const published = await app().send('POST /drafts/publication', {
      token,
      json: { drafts: [{ entity: 'products', _id: drafted, __v }] },
    });
    assert.equal(published.status, 200, JSON.stringify(published.body));
    assert.equal((await shown(drafted)).picture.key, by);
    // A restore brings the old one back.
    const { versions } = (await app().send(`GET /edit-history/products/${earlier}`, { token })).body;
    const restored = await app().send(`POST /edit-history/products/${earlier}/${versions.at(-1).version}/restore`, {
      token,
      json: {},
    });
    assert.equal(restored.status, 200);
    assert.equal((await shown(earlier)).picture.key, key);

    const undo = () => app().send(`POST /media/${key}/replace/${body._id}/undo`, { token });
    const undone = await undo();
    assert.equal(undone.status, 200, JSON.stringify(undone.body));
    // What was published meanwhile keeps the new picture, and is named.
    const { en: reason } = undone.body.kept[0].reason;
    assert.deepEqual([undone.body.undone, undone.body.kept.length, reason], [6, 1, ruleTexts.published_since.en]);
    assert.equal(undone.body.kept[0].title.en, 'Published meanwhile');
    assert.equal((await shown(drafted)).picture.key, by);
    assert.equal((await shown(live)).picture.key, key);
    assert.equal((await draftOf('products', fresh)).item.picture.key, key);
    assert.equal((await draftOf('products', live)).item.picture.key, key);
    assert.deepEqual(
      (await app().send('GET /about')).body.aboutUsEntries
        .find(({ _id }: { _id: string }) => _id === about._id)
        .pictures.map((one: { key: string }) => one.key),
      [key, by],
    );
    assert.equal((await undo()).status, 409);
    await app().send(`DELETE /about/${about._id}`, { token });
  });

  test('[E-05] drafts that had both pictures keep the new one at an undo, and are named; a draft in the trash is not in the way', async () => {
    const { key } = await upload(await picture(320, 234));
    const { key: by } = await upload(await picture(320, 235));
    const one = (await post('POST /products', productForm({ image: key })))._id;
    const both = (await post('POST /about?as=draft', aboutForm({ images: [key, by] })))._id;
    const trashed = (await post('POST /products', productForm()))._id;
    await post(`PUT /products/${trashed}?as=draft`, { image: key });
    assert.equal((await app().send(`DELETE /products/${trashed}`, { token })).status, 200);
    const { places, uses } = await details(key);
    assert.deepEqual(
      places.map(({ _id, state }: { _id: string; state: string }) => [_id, state]),
      [
        [one, 'live'],
        [both, 'draft'],
        [trashed, 'trash'],
      ],
    );
    assert.deepEqual(uses, { live: 1, drafts: 1, earlier: 1, lacking: uses.lacking });
    const { status, body } = await replace(key, by, await seenIn(key));
    assert.deepEqual([status, body.replaced], [200, 2], JSON.stringify(body));
    const undone = await app().send(`POST /media/${key}/replace/${body._id}/undo`, { token });
    assert.deepEqual(
      [undone.body.undone, undone.body.kept.map(({ reason }: { reason: { en: string } }) => reason.en)],
      [1, [ruleTexts.showed_both.en]],
    );
    const { item } = (await app().send(`GET /drafts/about/${both}`, { token })).body;
    assert.deepEqual(
      item.pictures.map((shown: { key: string }) => shown.key),
      [by],
    );
  });

  test('[E-05] an undo takes the alternative texts back that the replacement has filled, unless somebody has changed them since', async () => {
    const { key } = await upload(await picture(320, 238));
    await change(key, { alt: { en: 'Box of drops', mk: 'Кутија' } });
    await post('POST /products', productForm({ image: key }));
    const undoneAfter = async (by: string, work: () => Promise<unknown>) => {
      const { body } = await replace(key, by, await seenIn(key));
      await work();
      const { status } = await app().send(`POST /media/${key}/replace/${body._id}/undo`, { token });
      assert.equal(status, 200);
      return (await details(by)).alt;
    };
    const { key: wrong } = await upload(await picture(320, 239));
    const filled = () => details(wrong).then(({ alt }) => assert.deepEqual(alt, { en: 'Box of drops', mk: 'Кутија' }));
    assert.deepEqual(await undoneAfter(wrong, filled), { en: '', mk: '' });
    assert.ok((await keysIn('&only=lacks-alt')).includes(wrong));
    const written = () => change(wrong, { alt: { mk: 'Шише' } });
    assert.deepEqual(await undoneAfter(wrong, written), { en: '', mk: 'Шише' });
    // A text of its own stays, also where it is the same.
    const { key: own } = await upload(await picture(320, 240));
    await change(own, { alt: { en: 'Box of drops', mk: '' } });
    assert.deepEqual(await undoneAfter(own, async () => {}), { en: 'Box of drops', mk: '' });
  });

  test('[E-05] places that have changed meanwhile, or that the account may not change, leave everything as it was', async () => {
    const image = await picture(320, 222);
    const { key } = await upload(image);
    const { key: by } = await upload(await picture(320, 223));
    const live = await post('POST /products', productForm({ image }));
    const guide = await post('POST /dosage', dosageForm({ image: key }));
    const places = await seenIn(key);
    await post(`PUT /products/${live._id}`, { name: { en: 'Renamed' } });
    const late = await replace(key, by, places);
    assert.deepEqual([late.status, late.body.code], [409, 'conflict']);
    const limited = (await app().signIn('user', ['cbd-products.see', 'pages.publish'])).token;
    const refused = await replace(key, by, await seenIn(key), limited);
    assert.equal(refused.status, 403);
    assert.match(refused.body.message, /CBD Products, Pages|Pages, CBD Products/);
    for (const wrong of [key, '0'.repeat(32), 'no key'])
      assert.equal((await replace(key, wrong, await seenIn(key))).status, 422, wrong);
    assert.equal((await replace('0'.repeat(32), by, [])).status, 404);
    assert.equal((await app().send(`POST /media/${key}/replace/none/undo`, { token })).status, 404);
    assert.equal((await app().send(`GET /products/product/${live._id}`)).body.picture.key, key);
    assert.equal((await details(key)).uses.live, 2);
    await app().send(`DELETE /dosage/${guide._id}`, { token });
  });

  test('[E-05] a link within a text to the file of a picture leads to a file of the one that replaces it', async () => {
    const { key } = await upload(await picture(350, 230), { name: 'Linked' });
    const { key: by } = await upload(await picture(640, 231), { name: 'Other widths' });
    const link = (one: string, width: number) => `<a href="/api/pictures/${one}/${width}.webp"`;
    const html = `<p>${link(key, 350)}>Large</a></p><img src="/api/pictures/${key}/350.webp" alt="A">`;
    const { _id } = await post('POST /about', aboutForm({ 'text[en]': html, 'text[mk]': html }));
    assert.equal((await replace(key, by, await seenIn(key))).status, 200);
    const { aboutUsEntries } = (await app().send('GET /about')).body;
    const { text } = aboutUsEntries.find((entry: { _id: string }) => entry._id === _id);
    for (const given of [text.en, text.mk]) {
      assert.ok(given.includes(link(by, 640)), given);
      assert.match(given, new RegExp(`srcset="/api/pictures/${by}/320.webp 320w, /api/pictures/${by}/640.webp 640w"`));
      assert.doesNotMatch(given, new RegExp(key));
    }
    assert.equal((await app().send(`GET /pictures/${by}/640.webp` as 'GET /')).status, 200);
    await app().send(`DELETE /about/${_id}`, { token });
  });

  test('[E-05] a new item that was published between a replacement and its undo is named, one that was discarded is not', async () => {
    const { key } = await upload(await picture(320, 226));
    const { key: by } = await upload(await picture(320, 227));
    const live = await post('POST /products', productForm({ image: key }));
    const named = (en: string) => productForm({ image: key, name: { en, mk: en } });
    const fresh = await post('POST /products?as=draft', named('Fresh'));
    const dropped = await post('POST /products?as=draft', named('Dropped'));
    const { body } = await replace(key, by, await seenIn(key));
    const { __v } = (await app().send(`GET /drafts/products/${fresh._id}`, { token })).body;
    const json = { drafts: [{ entity: 'products', _id: fresh._id, __v }] };
    assert.equal((await app().send('POST /drafts/publication', { token, json })).status, 200);
    assert.equal((await app().send(`DELETE /drafts/products/${dropped._id}`, { token })).status, 200);
    const undone = (await app().send(`POST /media/${key}/replace/${body._id}/undo`, { token })).body;
    assert.deepEqual(
      [undone.undone, undone.kept.map(({ title }: { title: { en: string } }) => title.en)],
      [1, ['Fresh']],
    );
    assert.equal((await app().send(`GET /products/product/${live._id}`)).body.picture.key, key);
  });

  test('[E-05] [U-04] the library names pictures of items and of texts when they are published first, and keeps the name', async () => {
    const image = await picture(320, 228);
    const form = productForm({
      image,
      name: { en: 'Secret launch', mk: 'Тајно' },
      imageAlt: { en: 'Drafted', mk: '' },
    });
    const draft = await post('POST /products?as=draft', form);
    const facts = async (key: string) => {
      const { name, alt, size } = await details(key);
      return [name, alt.en, size > 0];
    };
    // Accounts that may not see the product see its picture in the library.
    assert.deepEqual(await facts(draft.picture.key), ['', '', true]);
    assert.deepEqual(await keysIn('&search=secret'), []);
    const { __v } = (await app().send(`GET /drafts/products/${draft._id}`, { token })).body;
    const json = { drafts: [{ entity: 'products', _id: draft._id, __v }] };
    assert.equal((await app().send('POST /drafts/publication', { token, json })).status, 200);
    assert.deepEqual(await facts(draft.picture.key), ['Secret launch', 'Drafted', true]);
    // So is a picture that a draft gives to what is there.
    const edit = await post(`PUT /products/${draft._id}?as=draft`, { image: await picture(320, 236) });
    assert.deepEqual(await facts(edit.picture.key), ['', '', true]);
    const changed = (await app().send(`GET /drafts/products/${draft._id}`, { token })).body;
    const again = { drafts: [{ entity: 'products', _id: draft._id, __v: changed.__v }] };
    assert.equal((await app().send('POST /drafts/publication', { token, json: again })).status, 200);
    assert.deepEqual(await facts(edit.picture.key), ['Secret launch', 'Drafted', true]);
    const { key } = await post('POST /pictures', { image: await picture(320, 229) });
    assert.deepEqual(await facts(key), ['', '', true]);
    const html = `<p>Text</p><img src="/api/pictures/${key}/320.webp" alt="">`;
    const entry = await post('POST /about', aboutForm({ 'text[en]': html, 'text[mk]': html }));
    const [name] = await facts(key);
    assert.notEqual(name, '');
    await post('POST /products', productForm({ image: key, name: { en: 'Later', mk: 'Подоцна' } }));
    assert.deepEqual(await facts(key), [name, '', true]);
    await app().send(`DELETE /about/${entry._id}`, { token });
  });

  test('[E-05] what an older version has taken in comes into the library at a start, by the name of what shows it', async () => {
    const image = await picture(320, 230);
    const { picture: shown } = await post('POST /products', productForm({ image }));
    const own = () =>
      app().db.selectFrom('media').select(['name', 'size']).where('id', '=', shown.key).executeTakeFirst();
    await app().db.deleteFrom('media').where('id', '=', shown.key).execute();
    const { pictures } = app().services;
    const fill = () => fillMedia(app().db, pictures.store, editablesOf(app().db, pictures));
    // Several processes do so at the same time.
    await Promise.all([fill(), fill()]);
    const { name, size } = (await own()) ?? {};
    assert.deepEqual([name, Number(size) > 0], ['Calm drops', true]);
    assert.ok((await keysIn('&search=calm')).includes(shown.key));
  });

  test('[E-05] a picture whose library has its text, and a place on the site has not, lacks one there', async () => {
    const { key } = await upload(await picture(320, 231), { name: 'Described' });
    const { key: mk } = await upload(await picture(320, 232), { name: 'Described too' });
    for (const one of [key, mk]) await change(one, { alt: { en: 'Text', mk: 'Текст' } });
    const lacking = async (one: string) => {
      const { uses, places } = await details(one);
      const isListed = (await keysIn('&only=lacks-alt')).includes(one);
      return [isListed, uses.lacking, places.map(({ lacksAlt }: { lacksAlt: string[] }) => lacksAlt.join())];
    };
    assert.deepEqual(await lacking(key), [false, 0, []]);
    const { _id } = await post('POST /products', productForm({ image: key, imageAlt: { en: 'On a pack', mk: '' } }));
    assert.deepEqual(await lacking(key), [true, 1, ['mk']]);
    // Readers of Macedonian see the other picture, and hear the text in Macedonian for it.
    await post(`PUT /products/${_id}`, { imageMk: mk });
    assert.deepEqual(
      [await lacking(key), await lacking(mk)],
      [
        [false, 0, ['']],
        [true, 1, ['mk']],
      ],
    );
    await post(`PUT /products/${_id}`, { imageAlt: { mk: 'На пакување' } });
    assert.deepEqual(await lacking(mk), [false, 0, ['']]);
    const html = `<p>Text</p><img src="/api/pictures/${key}/320.webp" alt="">`;
    const entry = await post('POST /about', aboutForm({ 'text[en]': html, 'text[mk]': html, images: [key] }));
    const inAbout = (await details(key)).places.filter(({ entity }: { entity: string }) => entity === 'about');
    assert.deepEqual(
      inAbout.map(({ lacksAlt }: { lacksAlt: string[] }) => lacksAlt),
      [['en', 'mk']],
    );
    assert.equal((await details(key)).uses.live, 2);
    await app().send(`DELETE /about/${entry._id}`, { token });
  });

  test('[E-05] a picture within a text lacks its alternative text there, in each language apart', async () => {
    const { key } = await upload(await picture(320, 233), { name: 'Within a text' });
    await change(key, { alt: { en: 'Text', mk: 'Текст' } });
    const lacking = async () => {
      const { uses, places } = await details(key);
      return [
        (await keysIn('&only=lacks-alt')).includes(key),
        uses.lacking,
        places.map(({ lacksAlt }: { lacksAlt: string[] }) => lacksAlt),
      ];
    };
    const html = (...alts: string[]) =>
      alts.map((alt) => `<p>Text <img src="/api/pictures/${key}/320.webp" alt="${alt}"></p>`).join('');
    const save = async (call: string, text: object) => {
      const { status, body } = await app().send(call as 'GET /', { token, json: { text } });
      assert.ok(status < 300, JSON.stringify(body));
      return body;
    };
    const entry = await save('POST /history', { en: html('A field'), mk: html('Поле', '') });
    assert.deepEqual(await lacking(), [true, 1, [['mk']]]);
    await save(`PUT /history/${entry._id}`, { mk: html('Поле', 'Поле') });
    assert.deepEqual(await lacking(), [false, 0, [[]]]);
    await save(`PUT /history/${entry._id}`, { en: html('') });
    assert.deepEqual(await lacking(), [true, 1, [['en']]]);
    await app().send(`DELETE /history/${entry._id}`, { token });
  });

  test('[E-05] what was scheduled of a draft is published with the picture that has replaced the other one', async () => {
    const { key } = await upload(await picture(320, 224));
    const { key: by } = await upload(await picture(320, 225));
    const { _id } = await post('POST /products', productForm());
    const draft = await post(`PUT /products/${_id}?as=draft`, { image: key });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const items = [{ entity: 'products', _id, action: 'publish', language: null, draftVersion: draft.__v }];
    const made = await app().send('POST /schedules', { token, json: { at, items } });
    assert.equal(made.status, 201, JSON.stringify(made.body));
    assert.equal((await replace(key, by, await seenIn(key))).status, 200);
    const row = await app()
      .db.selectFrom('schedule_items')
      .innerJoin('drafts', 'drafts.item_id', 'schedule_items.item_id')
      .select(['draft_version', 'drafts.version'])
      .where('schedule_items.item_id', '=', _id)
      .executeTakeFirstOrThrow();
    assert.equal(row.draft_version, row.version);
  });

  test('[E-05] a part of a picture becomes a picture of its own, and the whole one stays', async () => {
    const { key } = await upload(await picture(2000, 1000), { name: 'Wide', tags: JSON.stringify(['range']) });
    await change(key, { alt: { en: 'Wide', mk: 'Широко' } });
    const crop = (json: object) => app().send(`POST /media/${key}/crop`, { token, json });
    const { status, body } = await crop({ left: 500, top: 0, width: 1000, height: 1000 });
    assert.equal(status, 201, JSON.stringify(body));
    // Pictures are kept at 1600 pixels at most: of 2000, half is 800.
    assert.deepEqual([body.width, body.height, body.name, body.tags], [800, 800, 'Wide', ['range']]);
    assert.deepEqual(body.alt, { en: 'Wide', mk: 'Широко' });
    assert.ok(await isThere(key));
    assert.ok(await isThere(body.key));
    for (const wrong of [
      { left: 1500, top: 0, width: 501, height: 10 },
      { left: 0, top: 0, width: 0, height: 10 },
      { left: -1, top: 0, width: 10, height: 10 },
    ])
      assert.equal((await crop(wrong)).status, 422, JSON.stringify(wrong));
    assert.equal(
      (
        await app().send(`POST /media/${'0'.repeat(32)}/crop`, {
          token,
          json: { left: 0, top: 0, width: 1, height: 1 },
        })
      ).status,
      404,
    );
  });

  test('[E-05] nobody sees the library without an account, and no file that is not a picture comes into it', async () => {
    assert.equal((await app().send('GET /media')).status, 401);
    const { status, body } = await app().send('POST /media', { token, form: { image: Buffer.from('text') } });
    assert.deepEqual([status, Object.keys(body.fields)], [415, ['image']]);
    const limited = await app().signIn('user', ['pictures.write']);
    const form = { image: await picture(320, 211) };
    assert.equal((await app().send('POST /media', { token: limited.token, form })).status, 403);
  });
});
