import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createApp } from '../app.ts';
import { changeContent } from '../content/content-revision.ts';
import { insertProducts } from '../products/products.repository.ts';
import { careerBody, productForm } from '../test/samples.ts';
import { onEachEngine, TestApp } from '../test/test-app.ts';

const both = (text: string) => ({ en: text, mk: text });

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
    await changeContent(app().db, (tx) =>
      insertProducts(
        tx,
        'otc',
        Array.from({ length: 30 }, (_, index) => ({
          ...{ name: both(`Product ${index}`), description: both('<p>Text</p>'), dosage: both('1') },
          picture: null,
        })),
      ),
    );
  });
  const all = (headers: Record<string, string> = {}, from = app()) => from.send('GET /products/all', { headers });

  test('a public answer is compressed as the caller asks for, the same in every encoding', async () => {
    const plain = await all();
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(plain.headers['cache-control'], 'public, no-cache');
    assert.equal(plain.headers.vary, 'accept-encoding');
    const br = await all({ 'accept-encoding': 'gzip, deflate, br' });
    assert.equal(br.headers['content-encoding'], 'br');
    assert.deepEqual(brotliDecompressSync(br.bytes), plain.bytes);
    const gzip = await all({ 'accept-encoding': 'gzip, br;q=0' });
    assert.equal(gzip.headers['content-encoding'], 'gzip');
    assert.deepEqual(gunzipSync(gzip.bytes), plain.bytes);
    assert.ok(br.bytes.length < plain.bytes.length / 5);
    assert.equal(new Set([plain, br, gzip].map(({ headers }) => headers.etag)).size, 3);
    const small = await app().send('GET /products/oral', { headers: { 'accept-encoding': 'br' } });
    assert.equal(small.headers['content-encoding'], undefined);
  });

  test('an answer for staff alone is compressed as well, unless it is small or nobody asks for that', async () => {
    const long = both(`<p>${'Measures things. '.repeat(100)}</p>`);
    await app().send('POST /adminCareer', { token, json: careerBody({ description: long }) });
    const vacancies = (headers: Record<string, string>) => app().send('GET /adminCareer', { token, headers });
    const plain = await vacancies({});
    assert.equal(plain.headers['content-encoding'], undefined);
    assert.equal(plain.headers.vary, 'accept-encoding');
    const br = await vacancies({ 'accept-encoding': 'br' });
    assert.equal(br.headers['content-encoding'], 'br');
    assert.equal(br.headers['cache-control'], 'no-store');
    assert.deepEqual(brotliDecompressSync(br.bytes), plain.bytes);
    assert.equal(Number(br.headers['content-length']), br.bytes.length);
    const small = await app().send('GET /session', { token, headers: { 'accept-encoding': 'br' } });
    assert.equal(small.headers['content-encoding'], undefined);
  });

  test('what has not changed is answered with 304 and no body', async () => {
    const { headers } = await all({ 'accept-encoding': 'br' });
    for (const tag of [headers.etag, `W/${headers.etag}`, `"x", ${headers.etag}`, '*']) {
      const again = await all({ 'accept-encoding': 'br', 'if-none-match': String(tag) });
      assert.deepEqual([again.status, again.bytes.length], [304, 0]);
      assert.equal(again.headers.etag, headers.etag);
    }
    assert.equal((await all({ 'if-none-match': String(headers.etag) })).status, 200);
  });

  test('a write is seen by the very next call, in this process and in another one', async () => {
    const { environment, services } = app();
    const { openServices } = await import('../services.ts');
    const otherServices = await openServices(environment, services.log);
    const other = new TestApp(
      await createApp({ ...otherServices, mostStaleMs: 0 }),
      otherServices,
      environment,
      async () => {},
    );
    const shown = async (from: TestApp) => (await all({}, from)).body.length;
    const before = await shown(other);
    const { body } = await app().send('POST /products', { token, form: productForm() });
    assert.equal(await shown(other), before + 1);
    assert.equal(await shown(app()), before + 1);
    await other.send(`PUT /products/${body._id}`, { token, form: { name: { en: 'Renamed' } } });
    assert.equal((await app().send(`GET /products/product/${body._id}`)).body.name.en, 'Renamed');
    await other.send(`DELETE /products/${body._id}`, { token });
    assert.equal(await shown(app()), before);
    await other.close();
    await otherServices.close();
  });

  test('many callers at once get the same answer while content changes, never an older one than they may', async () => {
    const reads = Array.from({ length: 40 }, () => all({ 'accept-encoding': 'br' }));
    const write = app().send('POST /products', { token, form: productForm() });
    const answers = await Promise.all(reads);
    await write;
    assert.ok(answers.every(({ status }) => status === 200));
    const sizes = new Set(answers.map(({ bytes }) => JSON.parse(brotliDecompressSync(bytes).toString()).length));
    assert.ok(sizes.size <= 2);
    const now = JSON.parse(brotliDecompressSync((await all({ 'accept-encoding': 'br' })).bytes).toString()).length;
    assert.equal(now, Math.max(...sizes, 31));
  });

  test('[K-04] a save is seen at once by staff, and by visitors of any process within a second, who wait for nothing', async () => {
    const { environment, services } = app();
    const { openServices } = await import('../services.ts');
    const otherServices = await openServices(environment, services.log);
    const visited = new TestApp(await createApp(otherServices), otherServices, environment, async () => {});
    const etag = async (headers: Record<string, string> = {}) => (await all(headers, visited)).headers.etag;
    const before = await etag();
    await app().send('POST /adminCareer', { token, json: careerBody() });
    assert.equal(await etag({ 'cache-control': 'no-cache' }), before, 'a vacancy changes no product');

    const { body } = await app().send('POST /products', { token, form: productForm() });
    const saved = Date.now();
    const withIt = await etag({ authorization: `Bearer ${token}` });
    assert.notEqual(withIt, before);
    assert.equal(await etag({ 'cache-control': 'no-cache' }), withIt, 'who asks for the current answer gets it');
    await app().send(`DELETE /products/${body._id}`, { token });
    while ((await etag()) !== before) assert.ok(Date.now() - saved < 20_000, 'visitors are shown the old one for good');
    await visited.close();
    await otherServices.close();
  });

  test('[K-04] the answer of the menus is small, however many products there are', async () => {
    await changeContent(app().db, async (tx) => {
      for (const { id } of await tx.selectFrom('shelves').select('id').execute())
        await insertProducts(
          tx,
          id,
          Array.from({ length: 30 }, () => ({
            name: both(`${randomUUID()} of a long name ${randomUUID()}`),
            ...{ description: both('<p>Text</p>'), dosage: both('1'), picture: null },
          })),
        );
    });
    const { bytes } = await app().send('GET /parent?limit=20', { headers: { 'accept-encoding': 'br' } });
    assert.ok(bytes.length < 50_000, `${bytes.length} bytes`);
  });

  test('a failure is not cached', async () => {
    assert.equal((await app().send('GET /products/product/none')).status, 404);
    assert.equal((await app().send('GET /products/product/none')).status, 404);
  });
});
