import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { before, test } from 'node:test';
import { guard } from '../database/engine.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { aboutForm, careerBody, pdf, picture, productForm } from '../test/samples.ts';
import { onEachEngine, type Sending } from '../test/test-app.ts';
import { untilSomebodyWaits } from '../test/until-somebody-waits.ts';
import { versionedEntities } from '../test/versioned-entities.ts';

const kinds = versionedEntities.filter(({ isTranslated }) => isTranslated);

const newToken = () => randomBytes(32).toString('base64url');

/** By what visitors read items of a kind. */
const reads: Record<string, (id: string) => string> = {
  products: (id) => `/products/product/${id}`,
  dosage: () => '/dosage',
  about: () => '/about',
  history: () => '/history',
  'contact-info': () => '/contact-info',
  adminCareer: (id) => `/adminCareer/${id}`,
  'legal-pages': () => '/legal-pages',
  'site-content': () => '/site-content?lang=en',
};

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });
  const send = (call: string, sending: Sending = {}) => app().send(call as 'GET /', { token, ...sending });
  const read = (path: string, preview?: string) =>
    app().send(`GET ${path}`, { headers: preview ? { 'x-preview': preview } : {} });
  const product = async (fields = {}) => (await send('POST /products', { form: productForm(fields) })).body;
  const showProduct = (id: string, preview: string, form: Record<string, unknown>, sending: Sending = {}) =>
    send(`PUT /products/${id}?as=preview&preview=${preview}`, { form, ...sending });
  const revision = async () => (await app().send('GET /content-revision')).body.revision;

  for (const entity of kinds)
    test(`[E-02] ${entity.path}: what is previewed is read with its token alone, and nothing of it is saved`, async () => {
      const made = await entity.create(app(), token);
      const path = reads[entity.path]?.(made._id) ?? '';
      const before = await read(path);
      const revised = await revision();
      const [name = ''] = [...entity.lines, ...entity.rich];
      const encoding = ['history', 'adminCareer', 'legal-pages'].includes(entity.path) ? 'json' : 'form';
      const preview = newToken();
      const answer = await send(`PUT /${entity.path}/${made._id}?as=preview&preview=${preview}`, {
        [encoding]: entity.change('Previewed', 'en', name),
      });
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
      const shown = await read(path, preview);
      assert.equal(shown.status, 200);
      assert.match(JSON.stringify(shown.body), /Previewed/);
      assert.equal(shown.headers['cache-control'], 'no-store');
      assert.equal(shown.headers.etag, undefined);
      // As visitors read, before and after.
      assert.deepEqual((await read(path)).body, before.body);
      assert.equal(await revision(), revised);
      assert.equal((await send(`GET /edit-history/${entity.path}/${made._id}`)).body.totalCount, 1 + made.__v);
      // The session of whoever looks at it changes nothing.
      const asStaff = await send(`GET ${path}`, { headers: { 'x-preview': preview } });
      assert.deepEqual(untimed(asStaff.body), untimed(shown.body));
    });

  test('[E-02] a preview that goes on shows the last values, and other items as they are', async () => {
    const [one, other] = [await product(), await product()];
    const preview = newToken();
    await showProduct(one._id, preview, { name: { en: 'First', mk: 'Прв' } });
    await showProduct(one._id, preview, { name: { en: 'Second', mk: 'Втор' } });
    assert.equal((await read(`/products/product/${one._id}`, preview)).body.name.en, 'Second');
    assert.deepEqual(
      (await read(`/products/product/${other._id}`, preview)).body,
      (await read(`/products/product/${other._id}`)).body,
    );
    const listed = await read('/products/otc?limit=100', preview);
    assert.equal(listed.status, 200);
  });

  test('[E-02] [E-05] a preview that begins to show a picture while somebody deletes it is refused', async () => {
    const { _id } = (await send('POST /history', { json: { text: { en: '<p>a</p>', mk: '<p>a</p>' } } })).body;
    const { key } = (await send('POST /media', { form: { image: await picture(9, 7) } })).body;
    const preview = newToken();
    const show = (en: string) =>
      send(`PUT /history/${_id}?as=preview&preview=${preview}`, { json: { text: { en, mk: '<p>a</p>' } } });
    await show('<p>b</p>');
    const { showing } = await app()
      .db.transaction()
      .execute(async (tx) => {
        // The preview waits here after it has tried the edit.
        await tx.updateTable('previews').set({ state: 'changed' }).where('item_id', '=', _id).execute();
        const showing = show(`<p><img src="/api/pictures/${key}/9.webp"></p>`);
        await untilSomebodyWaits(tx);
        await tx.deleteFrom('media').where('id', '=', key).execute();
        await tx.deleteFrom('pictures').where('key', '=', key).execute();
        return { showing };
      });
    const { status, body } = await showing;
    assert.deepEqual([status, body.message], [409, ruleTexts.picture_gone.en], JSON.stringify(body));
    assert.deepEqual(body.fields, { 'text.en': ruleTexts.picture_gone.en });
    assert.match(JSON.stringify((await read('/history', preview)).body), /<p>b<\/p>/);
  });

  test('[E-02] an item that is not there yet is shown under the id that its preview has', async () => {
    const preview = newToken();
    const create = () =>
      send(`POST /products?as=preview&preview=${preview}`, { form: productForm({ dosage: line('30') }) });
    const { _id } = (await create()).body;
    assert.equal((await create()).body._id, _id);
    const shown = await read(`/products/product/${_id}`, preview);
    assert.deepEqual([shown.status, shown.body._id, shown.body.dosage.en], [200, _id, '30']);
    assert.equal((await read(`/products/product/${_id}`)).status, 404);
    const all = await read('/products/all', preview);
    assert.ok(JSON.stringify(all.body).includes(_id));
    assert.ok(!JSON.stringify((await read('/products/all')).body).includes(_id));
  });

  test('[E-02] a vacancy that is switched off is shown as it is once it is on', async () => {
    const preview = newToken();
    const { _id } = (
      await send(`POST /adminCareer?as=preview&preview=${preview}`, { json: careerBody({ active: false }) })
    ).body;
    assert.equal((await read(`/adminCareer/${_id}?lang=mk`, preview)).status, 200);
  });

  test('[E-02] a preview beside a draft shows what its form shows', async () => {
    const made = await product();
    const drafted = (await send(`PUT /products/${made._id}?as=draft`, { form: { name: { en: 'Drafted' } } })).body;
    const [ofDraft, ofPublished] = [newToken(), newToken()];
    await showProduct(
      made._id,
      ofDraft,
      { dosage: { en: '7 tablets' } },
      { headers: { 'if-match': `"${drafted.__v}"` } },
    );
    await showProduct(
      made._id,
      ofPublished,
      { dosage: { en: '7 tablets' } },
      { headers: { 'if-match': `"${made.__v}"` } },
    );
    const names = await Promise.all(
      [ofDraft, ofPublished].map(async (one) => (await read(`/products/product/${made._id}`, one)).body.name.en),
    );
    assert.deepEqual(names, ['Drafted', made.name.en]);
    assert.equal((await send(`GET /drafts/products/${made._id}`)).body.__v, drafted.__v);
  });

  test('[E-02] what a form refuses its preview refuses, and shows what it has shown', async () => {
    const made = await product();
    const preview = newToken();
    await showProduct(made._id, preview, { name: { en: 'Right' } });
    const refused = await showProduct(made._id, preview, { name: { en: '' } });
    assert.equal(refused.status, 422);
    assert.equal((await read(`/products/product/${made._id}`, preview)).body.name.en, 'Right');
  });

  test('[E-02] a file is sent once, shown by its key, and goes with the preview', async () => {
    const made = await product();
    const about = (await send('POST /about', { form: aboutForm() })).body;
    const preview = newToken();
    const upload = (form: Record<string, unknown>) => send(`POST /preview-files?preview=${preview}`, { form });
    const image = (await upload({ image: await picture(31, 17) })).body.key;
    const leaflet = (await upload({ leafletEn: pdf() })).body.key;
    const shown = await showProduct(made._id, preview, { image, leafletEn: leaflet });
    assert.equal(shown.status, 200, JSON.stringify(shown.body));
    const body = (await read(`/products/product/${made._id}`, preview)).body;
    assert.deepEqual([body.picture.key, body.leaflets.en.key], [image, leaflet]);
    assert.equal((await read(`/products/product/${made._id}`)).body.picture?.key, made.picture?.key);
    const ofAbout = newToken();
    await send(`PUT /about/${about._id}?as=preview&preview=${ofAbout}`, {
      form: { images: image, arrangement: [{ file: 0, alt: { en: 'New', mk: 'Ново' } }] },
    });
    assert.match(JSON.stringify((await read('/about', ofAbout)).body), new RegExp(image));

    await app().db.updateTable('previews').set({ ends_at: '2020-01-01T00:00:00.000Z' }).execute();
    await app().db.updateTable('preview_files').set({ ends_at: '2020-01-01T00:00:00.000Z' }).execute();
    assert.equal((await read(`/products/product/${made._id}`, preview)).status, 404);
    await app().services.pictures.tidy();
    const kept = await app().db.selectFrom('pictures').select('key').where('key', '=', image).execute();
    const left = await app().db.selectFrom('leaflets').select('key').where('key', '=', leaflet).execute();
    assert.deepEqual([kept, left], [[], []]);
  });

  test('[E-02] unsaved files have a bound', async () => {
    const { token: other, id: user_id } = await app().signIn('user');
    const ends_at = new Date(Date.now() + 60_000).toISOString();
    const rows = Array.from({ length: 40 }, (_, n) => ({
      token_hash: 'x',
      file_key: `${user_id}${n}`,
      user_id,
      ends_at,
    }));
    await app().db.insertInto('preview_files').values(rows).execute();
    const sending = { token: other, form: { image: await picture(9, 9) } };
    assert.equal((await send(`POST /preview-files?preview=${newToken()}`, sending)).status, 429);
  });

  test('[E-02] files that come with what is shown have the same bound, and those on the site are not counted', async () => {
    const { token: own, id: user_id } = await app().signIn('user');
    const held = () => app().db.selectFrom('preview_files').selectAll().where('user_id', '=', user_id).execute();
    const made = await product({ image: await picture(21, 9), leafletEn: pdf() });
    const text = await showProduct(made._id, newToken(), { dosage: { en: '7 tablets' } }, { token: own });
    assert.deepEqual([text.status, await held()], [200, []]);
    const withPicture = async () =>
      (await showProduct(made._id, newToken(), { image: await picture(11, 9) }, { token: own })).status;
    assert.equal(await withPicture(), 200);
    assert.equal((await held()).length, 1);
    const ends_at = new Date(Date.now() + 60_000).toISOString();
    const rows = Array.from({ length: 39 }, (_, n) => ({
      token_hash: 'y',
      file_key: `${user_id}${n}`,
      user_id,
      ends_at,
    }));
    await app().db.insertInto('preview_files').values(rows).execute();
    assert.equal(await withPicture(), 429);
  });

  test('[E-02] a token that has ended is of whoever uses it next, and no link any more', async () => {
    const [first, second] = [await app().signIn('user'), await app().signIn('user')];
    const made = await product();
    const preview = newToken();
    await showProduct(made._id, preview, { name: { en: 'First' } }, { token: first.token });
    const { body: link } = await send('POST /preview-links', { json: { preview }, token: first.token });
    const ended = { ends_at: '2020-01-01T00:00:00.000Z' };
    await app().db.updateTable('previews').set(ended).where('user_id', '=', first.id).execute();
    const taken = await showProduct(made._id, link.token, { name: { en: 'Second' } }, { token: second.token });
    assert.equal(taken.status, 200);
    const again = await showProduct(made._id, link.token, { name: { en: 'First' } }, { token: first.token });
    assert.equal(again.status, 403);
    assert.deepEqual((await send(`GET /preview-links/products/${made._id}`)).body.links, []);
    await app().db.deleteFrom('users').where('id', '=', second.id).execute();
    assert.equal((await read('/preview', link.token)).status, 404);
  });

  test('[E-02] a preview ends for who may not see or write where its item has been moved to', async () => {
    const owner = await app().signIn('user');
    const made = await product();
    const preview = newToken();
    await showProduct(made._id, preview, { name: { en: 'Was' } }, { token: owner.token });
    const { body: moved } = await send(`PUT /products/${made._id}`, { form: { categoryName: 'Herbal Products' } });
    assert.notEqual(moved.category, made.category, JSON.stringify(moved));
    const statusWith = async (restrictions: string[]) => {
      const set = { restrictions: JSON.stringify(restrictions) };
      await app().db.updateTable('users').set(set).where('id', '=', owner.id).execute();
      return (await read(`/products/product/${made._id}`, preview)).status;
    };
    assert.equal(await statusWith([]), 200);
    for (const action of ['see', 'write']) assert.equal(await statusWith([`${moved.category}.${action}`]), 404);
  });

  test('[E-02] a link is shared for seven days, shows what was shared, and is revoked', async () => {
    const made = await product();
    const preview = newToken();
    await showProduct(made._id, preview, { name: { en: 'Shared' } });
    const shared = await send('POST /preview-links', { json: { preview } });
    assert.equal(shared.status, 201, JSON.stringify(shared.body));
    const days = (Date.parse(shared.body.endsAt) - Date.now()) / 86_400_000;
    assert.ok(days > 6.9 && days <= 7);
    await showProduct(made._id, preview, { name: { en: 'Later' } });
    const name = async () => (await read(`/products/product/${made._id}`, shared.body.token)).body.name?.en;
    assert.equal(await name(), 'Shared');
    const links = async () => (await send(`GET /preview-links/products/${made._id}`)).body.links;
    assert.deepEqual(
      (await links()).map(({ _id }: { _id: string }) => _id),
      [shared.body._id],
    );
    assert.ok(!JSON.stringify(await links()).includes(shared.body.token));
    assert.equal((await send(`DELETE /preview-links/${shared.body._id}`)).status, 200);
    assert.equal(await name(), undefined);
    assert.deepEqual(await links(), []);
    assert.equal((await send(`DELETE /preview-links/${shared.body._id}`)).status, 404);
  });

  test('[E-02] a preview is its owner’s, and ends with the account and with what it may do', async () => {
    const owner = await app().signIn('user');
    const made = await product();
    const preview = newToken();
    const shown = () => read(`/products/product/${made._id}`, preview);
    await showProduct(made._id, preview, { name: { en: 'Own' } }, { token: owner.token });
    assert.equal((await showProduct(made._id, preview, { name: { en: 'Other' } })).status, 403);
    assert.equal((await send('POST /preview-links', { json: { preview } })).status, 403);
    const restrict = (restrictions: readonly string[]) =>
      app()
        .db.updateTable('users')
        .set({ restrictions: JSON.stringify(restrictions) })
        .where('id', '=', owner.id)
        .execute();
    assert.equal((await shown()).status, 200);
    await restrict([`${made.category}.write`]);
    assert.equal((await shown()).status, 404);
    assert.equal((await showProduct(made._id, preview, { name: { en: 'Own' } }, { token: owner.token })).status, 403);
    // Who may only write drafts may look at what they write.
    await restrict([`${made.category}.publish`]);
    assert.equal((await shown()).status, 200);
    assert.equal((await showProduct(made._id, preview, { name: { en: 'Own' } }, { token: owner.token })).status, 200);
    await app().db.deleteFrom('users').where('id', '=', owner.id).execute();
    assert.equal((await shown()).status, 404);
  });

  test('[E-02] a preview that was looked at once is looked at again while somebody writes, and shows what was changed since', async () => {
    const made = await product();
    const preview = newToken();
    await showProduct(made._id, preview, { name: { en: 'Shown' } });
    const shown = async () => (await read(`/products/product/${made._id}`, preview)).body;
    const first = await shown();
    // On SQLite nobody else writes meanwhile.
    await app()
      .db.transaction()
      .execute(async () => assert.deepEqual(await shown(), first));
    await send(`PUT /products/${made._id}`, { form: { dosage: { en: '90 ml' } } });
    assert.deepEqual([(await shown()).name.en, (await shown()).dosage.en], ['Shown', '90 ml']);
    await showProduct(made._id, preview, { name: { en: 'Shown later' } });
    assert.equal((await shown()).name.en, 'Shown later');
  });

  test('[E-02] a preview and its links end with their item, wherever it was', async () => {
    const item = await product();
    const [preview, ofDraft] = [newToken(), newToken()];
    await showProduct(item._id, preview, { name: { en: 'Shown' } });
    const { body: link } = await send('POST /preview-links', { json: { preview } });
    const off = await product();
    await send(`POST /drafts/products/${off._id}`);
    const { __v } = (await send(`GET /drafts/products/${off._id}`)).body;
    const headers = { 'if-match': `"${__v}"` };
    assert.equal((await showProduct(off._id, ofDraft, { name: { en: 'Off' } }, { headers })).status, 200);
    const statuses = async () => {
      const tokens = [preview, link.token, ofDraft];
      return Promise.all(tokens.map(async (one) => (await read('/preview', one)).status));
    };
    assert.deepEqual(await statuses(), [200, 200, 200]);
    await send(`DELETE /products/${item._id}`);
    await send(`DELETE /drafts/products/${off._id}`);
    assert.deepEqual(await statuses(), [404, 404, 404]);
    assert.equal((await read(`/products/product/${item._id}`, preview)).status, 404);
  });

  for (const [how, end] of [
    ['discarded', (id: string) => send(`DELETE /drafts/products/${id}`)],
    [
      'published',
      (id: string) => send('POST /drafts/publication', { json: { drafts: [{ entity: 'products', _id: id }] } }),
    ],
  ] as const)
    test(`[E-02] the links of a new item end once its draft is ${how}, and its files go`, async () => {
      const { body: drafted } = await send('POST /products?as=draft', { form: productForm() });
      const preview = newToken();
      const headers = { 'if-match': `"${drafted.__v}"` };
      const image = await picture(23, 19);
      const sent = await showProduct(drafted._id, preview, { name: { en: 'Not yet' }, image }, { headers });
      assert.equal(sent.status, 200, JSON.stringify(sent.body));
      const { body: link } = await send('POST /preview-links', { json: { preview } });
      const statuses = () =>
        Promise.all([preview, link.token].map(async (one) => (await read('/products/all', one)).status));
      assert.deepEqual(await statuses(), [200, 200]);
      const ended = await end(drafted._id);
      assert.equal(ended.status, 200, JSON.stringify(ended.body));
      assert.deepEqual(await statuses(), [404, 404]);
      assert.deepEqual((await send(`GET /preview-links/products/${drafted._id}`)).body.links, []);
      const { key } = sent.body.picture;
      assert.deepEqual(await app().db.selectFrom('pictures').select('key').where('key', '=', key).execute(), []);
    });

  test('[E-02] what is off the site is shown also while somebody saves another item of its kind', async () => {
    const off = await product();
    await product();
    await send(`POST /drafts/products/${off._id}`);
    const { __v } = (await send(`GET /drafts/products/${off._id}`)).body;
    const preview = newToken();
    await showProduct(off._id, preview, { name: { en: 'Off' } }, { headers: { 'if-match': `"${__v}"` } });
    const shown = await app()
      .db.transaction()
      .execute(async (tx) => {
        await guard(tx, 'products');
        const reading = read(`/products/product/${off._id}`, preview);
        await untilSomebodyWaits(tx);
        await tx.updateTable('products').set({ updated_at: new Date().toISOString() }).execute();
        return { reading };
      });
    const { status, body } = await shown.reading;
    assert.deepEqual([status, body.name?.en], [200, 'Off'], JSON.stringify(body));
  });

  test('[E-02] what an account has at a time stays within its bounds also where several come at once', async () => {
    const { token: own, id: user_id } = await app().signIn('user');
    const ends_at = new Date(Date.now() + 60_000).toISOString();
    const item = await product();
    const files = Array.from({ length: 38 }, (_, n) => ({
      ...{ token_hash: 'y', file_key: `${user_id}${n}`, user_id, ends_at },
    }));
    await app().db.insertInto('preview_files').values(files).execute();
    const pictures = await Promise.all([1, 2, 3, 4].map((n) => picture(10 + n, 9)));
    const uploads = await Promise.all(
      pictures.map((image) => send(`POST /preview-files?preview=${newToken()}`, { form: { image }, token: own })),
    );
    assert.deepEqual(uploads.map(({ status }) => status).toSorted(), [201, 201, 429, 429]);
    const previews = Array.from({ length: 12 }, newToken);
    const made = await Promise.all(
      previews.map((preview, n) =>
        n % 2
          ? showProduct(item._id, preview, { name: { en: `Shown ${n}` } }, { token: own })
          : send(`POST /adminCareer?as=preview&preview=${preview}`, { json: careerBody(), token: own }),
      ),
    );
    assert.deepEqual(new Set(made.map(({ status }) => status)), new Set([200, 201]));
    const kept = await Promise.all(previews.map((preview) => read('/preview', preview)));
    assert.equal(kept.filter(({ status }) => status === 200).length, 10);
    const shown = previews[kept.findIndex(({ status }) => status === 200)];
    const links = Array.from({ length: 49 }, (_, n) => ({
      ...{ id: `${user_id}${n}`, token_hash: `${user_id}${n}`, user_id, ends_at, created_at: ends_at, shared: 1 },
      ...{ kind: 'products', item_id: item._id, area: item.category, state: 'changed', content: '{}' },
    }));
    await app().db.insertInto('previews').values(links).execute();
    const share = () => send('POST /preview-links', { json: { preview: shown }, token: own });
    const shared = await Promise.all([share(), share(), share()]);
    assert.deepEqual(shared.map(({ status }) => status).toSorted(), [201, 429, 429]);
  });

  test('[E-02] [E-07] an announcement that begins later is seen in its preview, and nowhere else', async () => {
    const preview = newToken();
    const form = { message: { en: 'Closed in 2050' }, from: '2050-12-24' };
    const call = `PUT /site-content/announcement-1?as=preview&preview=${preview}`;
    assert.equal((await send(call, { form })).status, 200);
    const announced = async (token?: string) => (await read('/site-content?lang=en', token)).body.announcements;
    assert.deepEqual(
      (await announced(preview)).map(({ message }: { message: string }) => message),
      ['Closed in 2050'],
    );
    assert.equal(await announced(), undefined);
  });

  test('[E-02] a token that there is not opens nothing', async () => {
    for (const wrong of [newToken(), 'short', '']) assert.equal((await read('/preview', wrong || ' ')).status, 404);
    assert.equal((await read('/about', newToken())).status, 404);
    assert.equal((await send('PUT /legal-pages/privacy?as=preview', { json: {} })).status, 422);
    assert.equal((await send('PUT /legal-pages/privacy?as=preview&preview=x', { json: {} })).status, 400);
  });
});

/** Each read makes the edit anew. */
function untimed(body: unknown) {
  return JSON.stringify(body).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'then');
}

function line(text: string) {
  return { en: text, mk: text };
}
