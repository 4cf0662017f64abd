import assert from 'node:assert/strict';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { careerBody, productForm } from '../test/samples.ts';
import { onEachEngine } from '../test/test-app.ts';

interface Answer {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

/* What is cached is sent by the server itself, and only to callers on the wire: `inject` asks the app behind it. */
onEachEngine((app) => {
  let token: string;
  let port: number;
  let asked: string[];
  before(async () => {
    token = (await app().signIn('user')).token;
    asked = [];
    app().app.addHook('onRequest', async ({ url }) => void asked.push(url));
    await app().app.listen({ port: 0, host: '127.0.0.1' });
    port = (app().app.server.address() as AddressInfo).port;
  });
  after(() => app().app.server.closeIdleConnections());

  function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    return new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path: `/api${path}`, method, headers }, async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks).toString('latin1') });
      })
        .once('error', reject)
        .end();
    });
  }
  /** An answer without what differs from one to the next. */
  const same = ({ status, headers: { date, 'x-request-id': id, ...headers }, body }: Answer) => {
    assert.ok(date && id);
    return { status, headers, body };
  };
  const addProduct = async () =>
    assert.equal((await app().send('POST /products', { token, form: productForm() })).status, 201);

  test('[S-08] what is cached is sent again with the same headers and bytes, in every encoding', async () => {
    for (let product = 0; product < 8; product += 1) await addProduct();
    for (const headers of [{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }] as Record<
      string,
      string
    >[]) {
      const first = await app().send('GET /products/all', { headers });
      const again = await get('/products/all', headers);
      assert.equal(again.body, first.bytes.toString('latin1'));
      for (const name of ['etag', 'content-type', 'content-encoding', 'cache-control', 'vary', 'content-length'])
        assert.equal(String(again.headers[name]), String(first.headers[name]), name);
      for (const name of ['x-content-type-options', 'referrer-policy', 'content-security-policy'])
        assert.equal(again.headers[name], first.headers[name], name);
      assert.notEqual(again.headers['x-request-id'], first.headers['x-request-id']);
      assert.deepEqual(same(await get('/products/all', headers)), same(again));
      const unchanged = await get('/products/all', { ...headers, 'if-none-match': String(again.headers.etag) });
      assert.deepEqual([unchanged.status, unchanged.body, unchanged.headers.etag], [304, '', again.headers.etag]);
    }
    assert.equal(asked.filter((url) => url === '/api/products/all').length, 3, 'the app was asked by inject alone');
  });

  test('a write is seen by the very next call on the wire', async () => {
    const count = async () => JSON.parse((await get('/products/all')).body).length;
    const before = await count();
    await addProduct();
    assert.equal(await count(), before + 1);
  });

  test('[S-05] staff are answered what is theirs where the answer for the public is cached', async () => {
    const made = await app().send('POST /adminCareer', { token, json: careerBody({ active: false }) });
    assert.equal(made.status, 201);
    const shown = async (headers: Record<string, string>) => {
      const { body } = await get('/adminCareer', headers);
      return JSON.parse(body).totalCount;
    };
    const authorization = `Bearer ${token}`;
    for (let round = 0; round < 2; round += 1)
      assert.deepEqual([await shown({}), await shown({ authorization })], [0, 1]);
    assert.equal((await get('/adminCareer', { authorization: 'Bearer of nothing at all' })).status, 401);
  });

  test('a HEAD has the headers of the GET and no body, and a refusal is not cached', async () => {
    const full = await get('/products/all');
    const head = await get('/products/all', {}, 'HEAD');
    assert.deepEqual([head.status, head.body, head.headers.etag], [200, '', full.headers.etag]);
    for (let round = 0; round < 2; round += 1) {
      const { status, body } = await get('/products/product/none', { 'accept-language': round ? 'mk' : 'en' });
      assert.equal(status, 404);
      assert.equal(/This item/.test(body), round === 0);
    }
  });

  test('[K-02] [S-01] while the database is away, what is cached is sent on, whatever unknown keys are asked with, and what is not is refused', async () => {
    const found = '/dosage?lang=mk&search=a+b';
    for (const asked of ['/dosage', '/dosage', found, '/products/all?x=1'])
      assert.equal((await get(asked)).status, 200);
    await app().db.destroy();
    assert.equal((await get('/dosage')).status, 200);
    const added = ['?', '?x=1', '?x=2&%79[]=3', '?__proto__=x'].map((query) => `/dosage${query}`);
    const others = [`${found}&x=1`, '/dosage?x=1&lang=mk&search=a%20b', '/products/all', '/products/all?search=a?x'];
    for (const asked of [...added, ...others]) assert.equal((await get(asked)).status, 200, asked);
    assert.ok(Number((await get('/dosage?lang=en')).status) >= 500);
    assert.ok(Number((await get('/history')).status) >= 500);
  });
});
