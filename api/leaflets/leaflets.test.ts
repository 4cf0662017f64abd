import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { before, test } from 'node:test';
import { leafletUrl } from '@varda/contract/leaflet-url';
import { largestPictureBytes } from '@varda/contract/pictures';
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
    const tooLarge = productForm({ leafletMk: sized(largestPictureBytes + 1) });
    const { status, body } = await app().send('POST /products', { token, form: tooLarge });
    assert.deepEqual([status, body.code, Object.keys(body.fields)], [413, 'too_large', ['leafletMk']]);
    assert.deepEqual(await stored(), before);
    const product = await create({ leafletMk: sized(largestPictureBytes) });
    assert.equal(product.leaflets.mk.size, largestPictureBytes);
    const address = leafletUrl(product.leaflets.mk, 'Large').slice('/api'.length);
    assert.equal((await app().send(`GET ${address}`)).bytes.length, largestPictureBytes);
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
});
