import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { errorBody } from '@varda/contract/errors';
import { dosageForm, picture } from '../test/samples.ts';
import { onSqlite } from '../test/test-app.ts';
import { ruleTexts } from './error-texts.ts';

onSqlite((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('admin')).token;
  });
  const json = (payload: string) => ({ token, payload, headers: { 'content-type': 'application/json' } });

  test('[S-02] an error says its text twice, its code and the request id, and nothing of the inside', async () => {
    const { status, body, headers } = await app().send('GET /nothing/here');
    assert.equal(status, 404);
    assert.deepEqual(Object.keys(body).toSorted(), ['code', 'error', 'message', 'requestId']);
    assert.deepEqual(
      [body.error, body.message, body.code],
      ['There is no such call.', 'There is no such call.', 'not_found'],
    );
    assert.equal(body.requestId, headers['x-request-id']);
    assert.equal(headers['cache-control'], 'no-store');
    assert.doesNotMatch(JSON.stringify(body), /node_modules|\.ts|stack/);
  });

  test('[S-02] the language of a message is that of lang, else of Accept-Language, else English', async () => {
    const message = async (query: string, accept?: string) =>
      (await app().send(`GET /nothing${query}`, accept === undefined ? {} : { headers: { 'accept-language': accept } }))
        .body.message;
    const [en, mk] = ['There is no such call.', 'Таков повик не постои.'];
    assert.equal(await message(''), en);
    assert.equal(await message('?lang=mk'), mk);
    assert.equal(await message('?lang=en', 'mk'), en);
    assert.equal(await message('', 'mk'), mk);
    assert.equal(await message('', 'de-DE,mk-MK;q=0.8,en;q=0.5'), mk);
    assert.equal(await message('', 'en;q=0.2,mk;q=0.9'), mk);
    assert.equal(await message('', 'mk;q=0,sq'), en);
    assert.equal(await message('?lang=sq', ';;q=,,'), en);
  });

  const requests: [
    title: string,
    call: `POST ${string}` | `PATCH ${string}`,
    sending: object,
    status: number,
    error: string,
  ][] = [
    ['JSON that is none', 'POST /register', { payload: '{"name":' }, 400, 'malformed'],
    ['a poisoned prototype', 'POST /register', { payload: '{"__proto__":{"role":"admin"}}' }, 400, 'malformed'],
    ['no body at all', 'POST /register', { payload: '', headers: {} }, 422, 'invalid'],
    ['a body of another kind', 'POST /register', { payload: '[]' }, 422, 'invalid'],
    ['null', 'POST /register', { payload: 'null' }, 422, 'invalid'],
    ['1e400', 'PATCH /products/reorder', { payload: '[{"_id":"x","position":1e400}]' }, 422, 'invalid'],
    ['half a surrogate pair', 'POST /register', { payload: '{"name":"\\ud800"}' }, 422, 'invalid'],
    [
      'a text instead of JSON',
      'POST /register',
      { payload: 'name=x', headers: { 'content-type': 'text/plain' } },
      415,
      'unsupported_type',
    ],
    [
      'a form instead of JSON',
      'POST /register',
      { payload: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'unsupported_type',
    ],
    ['JSON instead of a form', 'POST /dosage', { payload: '{}' }, 415, 'unsupported_type'],
    [
      'a form without a boundary',
      'POST /dosage',
      { payload: 'x', headers: { 'content-type': 'multipart/form-data' } },
      400,
      'malformed',
    ],
    [
      'a form with another boundary',
      'POST /dosage',
      { payload: '--a\r\n\r\n--a--', headers: { 'content-type': 'multipart/form-data; boundary=b' } },
      400,
      'malformed',
    ],
    [
      'a form that is cut off',
      'POST /dosage',
      {
        payload: '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\n{"en"',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      },
      400,
      'malformed',
    ],
    [
      'a form field named after a prototype',
      'POST /dosage',
      {
        payload: '--b\r\ncontent-disposition: form-data; name="constructor"\r\n\r\nx\r\n--b--',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      },
      400,
      'malformed',
    ],
    [
      'JSON in another alphabet',
      'POST /register',
      { payload: '{}', headers: { 'content-type': 'application/json; charset=windows-1251' } },
      415,
      'unsupported_type',
    ],
    [
      'JSON that is packed',
      'POST /register',
      { payload: gzipSync('{}'), headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' } },
      415,
      'unsupported_type',
    ],
    [
      'JSON that is no UTF-8',
      'POST /register',
      { payload: Buffer.from('{"name":"\xe9"}', 'latin1') },
      400,
      'malformed',
    ],
    [
      'a form that is no UTF-8',
      'POST /dosage',
      { payload: 'name=%e9', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      400,
      'malformed',
    ],
    [
      'JSON beyond 2 MB',
      'POST /register',
      { payload: JSON.stringify({ name: 'x'.repeat(2_200_000) }) },
      413,
      'too_large',
    ],
    [
      'a form beyond 4 MB',
      'POST /dosage',
      { payload: `name=${'x'.repeat(4_300_000)}`, headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      413,
      'too_large',
    ],
    [
      'a form of too many fields',
      'POST /dosage',
      {
        payload: Array.from({ length: 99 }, (_, n) => `f${n}=x`).join('&'),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      413,
      'too_large',
    ],
  ];
  for (const [title, call, sending, status, error] of requests)
    test(`[S-02] ${title} is answered with ${status}`, async () => {
      const answer = await app().send(call, { ...json(''), ...sending });
      assert.equal(answer.status, status, JSON.stringify(answer.body));
      assert.equal(answer.body.code, error);
      errorBody.strict().parse(answer.body);
    });

  test('[S-02] what no field can carry is said by the message, in either language', async () => {
    const message = async (moves: unknown, query = '') =>
      (await app().send(`PATCH /about/reorder${query}`, { token, json: moves })).body.message;
    const twice = [1, 2].map((position) => ({ _id: 'a', position }));
    assert.equal(await message([]), 'Name at least one row.');
    assert.equal(await message([], '?lang=mk'), 'Наведете најмалку еден ред.');
    assert.equal(await message(twice), 'A row is listed twice.');
    assert.equal(await message({}), 'This value is of the wrong kind.');
    assert.equal(await message([{ _id: 'a', position: 0 }]), 'Please check the marked fields.');
  });

  test('[S-02] an over-long field of a form is refused by name, not cut', async () => {
    const form = dosageForm({ image: await picture(), text: { en: 'x'.repeat(1_300_000), mk: 'x' } });
    const cut = await app().send('POST /dosage', { token, form });
    assert.deepEqual([cut.status, Object.keys(cut.body.fields)], [413, ['text']]);
    const long = await app().send('POST /dosage', {
      token,
      form: { ...form, text: { en: 'x'.repeat(100_001), mk: 'x' } },
    });
    assert.deepEqual([long.status, Object.keys(long.body.fields)], [422, ['text.en']]);
    const most = await app().send('POST /dosage', {
      token,
      form: { ...form, text: { en: 'ж'.repeat(100_000), mk: 'x' } },
    });
    assert.equal(most.status, 201);
  });

  test('[S-02] a field that should be JSON and is not is refused by name', async () => {
    const form = dosageForm({ image: await picture(), name: 'plain', text: '{"en":' });
    const { status, body } = await app().send('POST /dosage', { token, form });
    assert.equal(status, 422);
    assert.deepEqual(Object.keys(body.fields).length, 1);
  });

  test('[S-02] an address that cannot be decoded is answered with 400', async () => {
    for (const url of ['/api/products/%', '/api/products/%E0%A4%A', '/api/users/%c0%80']) {
      const response = await app().app.inject({ method: 'GET', url });
      assert.equal(response.statusCode, 400, url);
      errorBody.strict().parse(response.json());
    }
    assert.equal((await app().send(`GET /products/product/${'x'.repeat(400)}`)).status, 400);
    assert.equal((await app().send('GET /products/product/%00')).status, 400);
  });
});

test('[S-02] sentences of the server end with a full stop, in both languages', () => {
  // As the spec has them.
  const asGiven = ['Required field', 'Invalid email or password', 'Career not found'];
  const open = Object.values(ruleTexts).flatMap(({ en, mk }) =>
    asGiven.includes(en) ? [] : [en, mk].filter((text) => !/[.!?…]$/.test(text)),
  );
  assert.deepEqual(open, []);
});
