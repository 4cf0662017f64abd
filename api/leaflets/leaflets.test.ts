import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { before, test } from 'node:test';
import { largestUploadBytes } from '@varda/contract/bounds';
import { leafletUrl } from '@varda/contract/leaflet-url';
import { isPictureKey } from '../pictures/pictures.store.ts';
import { forgetHistory } from '../test/forget-history.ts';
import { pdf, picture, productForm } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });
  const create = async (files: Record<string, unknown>) =>
    (await app().send('POST /products', { token, form: productForm(files) })).body;
  const edit = ({ _id, __v }: { _id: string; __v: number }, form: Record<string, unknown>) =>
    app().send(`PUT /products/${_id}`, { token, form, headers: { 'if-match': `"${__v}"` } });
  const stored = async () => (await readdir(path.join(app().environment.DATA_DIR, 'pictures'))).filter(isPictureKey);

  test('[B-05] [E-06] a product has a leaflet in each language, which is saved and never shown by this origin', async () => {
    const product = await create({ leafletEn: pdf('en'), leafletMk: pdf('a longer one') });
    assert.deepEqual(
      [product.leaflets.en.size, product.leaflets.mk.size],
      [pdf('en').length, pdf('a longer one').length],
    );
    const { body } = await app().send(`GET /products/product/${product._id}`);
    assert.deepEqual(body.leaflets, product.leaflets);
    const address = leafletUrl(product.leaflets.mk, 'Капки за смирување');
    const { status, headers, bytes } = await app().send(`GET ${address.slice('/api'.length)}`);
    assert.equal(status, 200);
    assert.deepEqual(Buffer.from(bytes), pdf('a longer one'));
    assert.equal(headers['content-type'], 'application/pdf');
    assert.equal(headers['content-disposition'], 'attachment');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.match(String(headers['content-security-policy']), /sandbox/);
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
    for (const key of ['0'.repeat(32), '..%2f..', product.leaflets.mk.key.slice(1)])
      assert.equal((await app().send(`GET /leaflets/${key}/x.pdf`)).status, 404, key);
  });

  test('[B-05] what is no whole PDF is refused by name, and nothing of the form is stored', async () => {
    const before = await stored();
    const image = await picture(321, 321);
    for (const [file, status] of [
      [await picture(), 415],
      [Buffer.from('<html>%PDF-1.7 %%EOF'), 415],
      [Buffer.from(' %PDF-1.7 %%EOF'), 415],
      [Buffer.from('%PDF-1.7 that was cut'), 422],
      [Buffer.alloc(0), 415],
    ] as const) {
      const answer = await app().send('POST /products', { token, form: productForm({ image, leafletMk: file }) });
      assert.deepEqual(
        [answer.status, Object.keys(answer.body.fields)],
        [status, ['leafletMk']],
        file.toString('latin1', 0, 30),
      );
    }
    assert.deepEqual(await stored(), before);
  });

  test('[B-05] [S-06] a leaflet may be as large as a picture; beyond that it is refused by name, and nothing is stored', async () => {
    const before = await stored();
    const sized = (size: number) => Buffer.concat([Buffer.alloc(size - pdf().length, '%PDF-1.7\n'), pdf()]);
    const tooLarge = productForm({ leafletMk: sized(largestUploadBytes + 1) });
    const { status, body } = await app().send('POST /products', { token, form: tooLarge });
    assert.deepEqual([status, body.code, Object.keys(body.fields)], [413, 'too_large', ['leafletMk']]);
    assert.deepEqual(await stored(), before);
    const product = await create({ leafletMk: sized(largestUploadBytes) });
    assert.equal(product.leaflets.mk.size, largestUploadBytes);
    const address = leafletUrl(product.leaflets.mk, 'Large').slice('/api'.length);
    assert.equal((await app().send(`GET ${address}`)).bytes.length, largestUploadBytes);
  });

  test('[B-05] an edit changes one leaflet, takes one away and leaves what it does not name', async () => {
    const first = await create({ leafletEn: pdf('first'), leafletMk: pdf('kept') });
    const { body: second } = await edit(first, { leafletEn: pdf('second') });
    assert.notEqual(second.leaflets.en.key, first.leaflets.en.key);
    assert.deepEqual(second.leaflets.mk, first.leaflets.mk);
    await forgetHistory(app());
    assert.equal((await stored()).includes(first.leaflets.en.key), false);
    const { body: third } = await edit(second, { removeLeafletEn: 'true' });
    assert.deepEqual(third.leaflets, { en: null, mk: first.leaflets.mk });
    assert.equal(third.__v, 2);
    assert.equal(
      (await edit(third, { name: JSON.stringify({ en: 'Other' }) })).body.leaflets.mk.key,
      first.leaflets.mk.key,
    );
  });

  test('[B-05] [K-01] a leaflet goes with the last product that has it, and is tidied up by nobody before', async () => {
    const [one, other] = [await create({ leafletEn: pdf('both') }), await create({ leafletMk: pdf('both') })];
    const { key } = one.leaflets.en;
    assert.equal(other.leaflets.mk.key, key);
    const remove = ({ _id }: { _id: string }) => app().send(`DELETE /products/${_id}`, { token });
    await remove(one);
    await app().services.pictures.tidy();
    assert.ok((await stored()).includes(key));
    assert.deepEqual(await app().services.pictures.problems(), []);
    await remove(other);
    assert.ok((await stored()).includes(key));
    await forgetHistory(app());
    assert.equal((await stored()).includes(key), false);
    assert.equal((await app().send(`GET /leaflets/${key}/x.pdf`)).status, 404);
  });

  test('[B-05] nobody adds a leaflet without an account', async () => {
    assert.equal((await app().send('POST /products', { form: productForm({ leafletEn: pdf() }) })).status, 401);
  });

  const list = async (query = '', as = token) =>
    (await app().send(`GET /leaflets?limit=100${query}`, { token: as })).body;
  const idsIn = async (query = '', as = token) =>
    (await list(query, as)).products.map(({ _id }: { _id: string }) => _id);

  test('[E-05] a list has the leaflets of all products: found by words in either alphabet, narrowed down to what is missing, page by page', async () => {
    const named = (en: string, mk: string) => ({ name: { en, mk }, dosage: { en: 'listed', mk: 'листано' } });
    const both = await create({
      ...named('B drops', 'А капки'),
      leafletEn: pdf('list one'),
      leafletMk: pdf('list two'),
    });
    const one = await create({ ...named('A cream', 'Б крем'), leafletMk: pdf('list three') });
    const none = await create(named('C oil', 'В масло'));
    const elsewhere = await create({
      ...named('D syrup', 'Г сируп'),
      ...{ categoryName: 'Herbal Products', leafletEn: pdf('list one') },
    });
    const { products, totalCount } = await list('&search=listed');
    assert.equal(totalCount, 3);
    assert.deepEqual(
      products.map(({ _id }: { _id: string }) => _id),
      [one._id, both._id, elsewhere._id],
    );
    const { uploadedAt, ...en } = products[1].leaflets.en;
    assert.deepEqual(en, both.leaflets.en);
    assert.equal(new Date(uploadedAt).toISOString(), uploadedAt);
    assert.deepEqual(products[1].name, both.name);
    assert.equal(products[1].categoryName, 'CBD Products/Oral');
    assert.equal(products[0].leaflets.en, null);
    // The same file was there before.
    assert.equal(products[2].leaflets.en.uploadedAt, uploadedAt);
    assert.deepEqual(await idsIn('&search=sirup'), [elsewhere._id]);
    assert.deepEqual(await idsIn('&search=listed&lang=mk&sortBy=name&sortOrder=desc'), [
      elsewhere._id,
      one._id,
      both._id,
    ]);
    assert.deepEqual(await idsIn('&search=listed&sortBy=en&sortOrder=asc&missing=one'), [one._id, elsewhere._id]);
    assert.deepEqual(await idsIn('&search=listed&sortBy=mk&sortOrder=desc'), [one._id, both._id, elsewhere._id]);
    assert.deepEqual(await idsIn('&search=listed&missing=both'), [none._id]);
    const second = await app().send('GET /leaflets?limit=1&page=2&search=listed', { token });
    assert.deepEqual([second.body.products[0]._id, second.body.totalCount], [both._id, 3]);
    // What is taken off the site, or only drafted, is none of its leaflets.
    assert.equal((await app().send(`POST /drafts/products/${elsewhere._id}`, { token })).status, 200);
    assert.deepEqual(await idsIn('&search=listed'), [one._id, both._id]);
    for (const { _id } of [both, one, none]) await app().send(`DELETE /products/${_id}`, { token });
  });

  test('[E-05] [U-04] the list of leaflets leaves out categories that an account does not see, and wants an account', async () => {
    const seen = await create({ categoryName: 'Herbal Products', leafletEn: pdf('seen') });
    const unseen = await create({ leafletEn: pdf('unseen') });
    const limited = (await app().signIn('user', ['cbd-products.see'])).token;
    const ids = await idsIn('', limited);
    assert.deepEqual([ids.includes(seen._id), ids.includes(unseen._id)], [true, false]);
    assert.equal((await list('', limited)).totalCount, ids.length);
    assert.equal((await app().send('GET /leaflets')).status, 401);
    assert.equal((await app().send('GET /leaflets?missing=en', { token })).status, 400);
  });
});
