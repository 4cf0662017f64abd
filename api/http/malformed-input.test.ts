import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { before, test } from 'node:test';
import { type Endpoint, endpoints } from '@varda/contract/endpoints';
import { errorBody } from '@varda/contract/errors';
import { type CompiledQuery, sql } from 'kysely';
import { z } from 'zod';
import { insertContactMessage } from '../contact-messages/contact-messages.repository.ts';
import { pdf, picture } from '../test/samples.ts';
import { type Answer, onEachEngine, type Sending } from '../test/test-app.ts';
import { bodyFields, validInput } from '../test/valid-input.ts';

const strictError = errorBody.strict();
const rows = Object.entries(endpoints) as [string, Endpoint][];

/** Wrong for most fields: a character that databases do not hold, too much, another type, a name of the language itself. */
const oddValues: unknown[] = [
  ...['\0', 'a\0b', '\ud800', { en: '\0', mk: '\udfff' }, 'x'.repeat(150_000), -1, 1.5],
  ...[null, 0, true, [], {}, [[]], '', '__proto__', 'constructor'],
  ...[{ en: ['x'], mk: {} }, { en: null }, { constructor: { prototype: {} } }],
];

const jsonBodies: [type: string, payload: string][] = [
  ...[
    '',
    'null',
    'true',
    '1',
    '1e400',
    '"x"',
    '[]',
    '[null]',
    '[[]]',
    '{}',
    '{',
    '[',
    '{"a"',
    "{'a':1}",
    '\0',
    '\ufeff{}',
  ].map((payload): [string, string] => ['application/json', payload]),
  ['application/json', '{"__proto__":{"a":1}}'],
  ['application/json', '{"constructor":{"prototype":{"a":1}}}'],
  ['application/json', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ['application/json; charset=utf-16', '{}'],
  ['text/plain', '{}'],
  ['application/xml', '<a/>'],
  ['nonsense', '{}'],
];

const part = (disposition: string, content: string) =>
  `--b\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const formBodies: [type: string, payload: string][] = [
  ['multipart/form-data', part('name="name"', 'x')],
  ['multipart/form-data; boundary=', 'x'],
  ['multipart/form-data; boundary=b', ''],
  ['multipart/form-data; boundary=b', 'no parts at all'],
  ['multipart/form-data; boundary=b', part('name="name"', '{"en"')],
  ['multipart/form-data; boundary=b', `${part('name="name"', '{"en":"x","mk":"\0"}')}--b--`],
  ['multipart/form-data; boundary=b', `${part('name="__proto__"', 'x')}--b--`],
  ['multipart/form-data; boundary=b', `${part('name="name[__proto__][x]"', 'x')}--b--`],
  ['multipart/form-data; boundary=b', `${part('name="name[en][a][b][c]"', 'x')}--b--`],
  ['multipart/form-data; boundary=b', `${part('name=""', 'x')}--b--`],
  ['multipart/form-data; boundary=b', `${part('', 'x')}--b--`],
  ['multipart/form-data; boundary=b', `${part('name="name"', 'x').repeat(80)}--b--`],
  ['multipart/form-data; boundary=b', `${part('name="image"; filename="x.png"', 'x').repeat(30)}--b--`],
  ['multipart/form-data; boundary=b', `${part('name="image"; filename="x.png"', 'half a pict').slice(0, -9)}`],
  ['multipart/form-data; boundary=b', `${part(`name="${'n'.repeat(300)}"`, 'x')}--b--`],
  ['application/x-www-form-urlencoded', '%'],
  ['application/x-www-form-urlencoded', 'name=%00&name[en]=%ED%A0%80'],
  ['application/x-www-form-urlencoded', 'name[en]=a&name=b&name[0]=c&name[][]=d'],
  ['application/x-www-form-urlencoded', 'a&b=&=c&&==&__proto__=x&constructor[prototype]=y'],
  ['application/x-www-form-urlencoded', `${'a='.repeat(9)}${'&b=c'.repeat(500)}`],
  ['application/json', '{}'],
  ['text/plain', 'name=x'],
];

const told = (sending: Sending) => JSON.stringify(sending).slice(0, 300);

const oddIds = [
  '%00',
  '%ED%A0%80',
  '__proto__',
  "'%20or%201=1--",
  '..%2f..%2fetc',
  'x'.repeat(64),
  'x'.repeat(65),
  '%F0%9F%92%8A',
];
const oddQueryValues = [
  ...['%00', '%ED%A0%80', '99999999999999999999', '%25', "';--"],
  ...['', '-1', '1e400', 'NaN', 'x'.repeat(500)],
];

/** As the api reads it from an address. */
const decoded = (text: string) => new URLSearchParams(`a=${text}`).get('a');

/** As the api reads it from a form or from JSON. */
const readings = (value: unknown, { encoding }: Endpoint) =>
  encoding === 'form' && typeof value !== 'string' ? [value, JSON.stringify(value)] : [value];

const withAll = (params: z.ZodType, value: unknown) =>
  Object.fromEntries(Object.keys(params instanceof z.ZodObject ? params.shape : {}).map((name) => [name, value]));

const requiredOf = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? requiredOf(schema.unwrap() as z.ZodType)
    : schema;

onEachEngine((app, engine) => {
  let token: string;
  let image: Buffer;
  let calls = 0;
  let counts: CompiledQuery | undefined;
  /** The fingerprint of what is there now, null where a call may have changed it. */
  let kept: string | null = null;
  before(async () => {
    // One of the calls ends the session that it is made with.
    token = (await app().signIn('admin')).token;
    image = await picture(8, 8);
  });

  /** Schemas by the list of odd values of which all have been sent to them. */
  const tried = new Map<readonly unknown[], Set<z.ZodType>>();

  /**
   * What is worth sending: a value that a schema takes goes on to whoever makes the call, and to the database. One that it refuses
   * has come no further wherever that schema stands, and no engine hears of it.
   */
  function worthSending<T>(schema: z.ZodType, odd: readonly T[], read: (one: T) => readonly unknown[]): readonly T[] {
    const known = requiredOf(schema);
    const schemas = tried.get(odd) ?? new Set();
    const isNew = engine === 'sqlite' && !schemas.has(known);
    tried.set(odd, schemas.add(known));
    return isNew ? odd : odd.filter((one) => read(one).some((value) => schema.safeParse(value).success));
  }

  /** Changes whenever a row of what people keep does. */
  async function fingerprint(): Promise<string> {
    counts ??= await countsOfTables();
    return JSON.stringify((await app().db.executeQuery(counts)).rows);
  }

  /** Asked thousands of times, so that it is put together once. */
  async function countsOfTables(): Promise<CompiledQuery> {
    const tables = (await app().db.introspection.getTables())
      .map(({ name }) => name)
      .filter((name) => !['sessions', 'rate_limits', 'activity'].includes(name));
    const rowsOf = tables.map((name) => sql`(select count(*) from ${sql.table(name)}) as ${sql.ref(name)}`);
    const number = sql`(select sum(number) from content_revision) as revision`;
    return sql`select ${sql.join([...rowsOf, number])}`.compile(app().db);
  }

  /** Sends and expects no failure of ours; what is refused has the shape of an error and has changed nothing. */
  async function send(key: string, sending: Sending): Promise<Answer> {
    // What refuses knows no engine: looking for what has changed takes most of the time on PostgreSQL.
    if (engine === 'sqlite') kept ??= await fingerprint();
    // Each from an address of its own, or the limit on logins would answer before the input is looked at.
    calls += 1;
    const headers = { 'x-forwarded-for': `10.0.${calls >> 8}.${calls & 255}`, ...sending.headers };
    const answer = await app().send(key as 'GET /', { token, ...sending, headers });
    // What was sent is long: it is written down only where it is told.
    if (answer.status >= 500) assert.fail(`${answer.status}: ${told(sending)}`);
    if (answer.status >= 400) {
      strictError.parse(answer.body);
      if (engine === 'sqlite' && (await fingerprint()) !== kept) assert.fail(`changed by ${told(sending)}`);
    } else {
      kept = null;
    }
    return answer;
  }

  function bodyOf({ encoding, files = {} }: Endpoint, body: object): Sending {
    if (encoding !== 'form') return { json: body };
    const fileFor = (name: string) => (name.startsWith('leaflet') ? pdf() : image);
    return { form: { ...body, ...Object.fromEntries(Object.keys(files).map((name) => [name, fileFor(name)])) } };
  }

  /** The path of a call, about a row that is there: one that the call's own POST has made, or the contact form. */
  async function pathOf(key: string): Promise<string> {
    if (!key.includes('/:id')) return key;
    const list = key.split(/[ /]/)[2];
    if (list === 'contact-messages') {
      const message = { name: 'Ana', email: 'ana@pharmacy.example', message: 'Good day' };
      kept = null;
      return key.replace(':id', await insertContactMessage(app().db, message, 'none'));
    }
    // An authenticator makes them.
    if (list === 'passkeys') return key.replace(':id', 'none');
    // Rows that always exist.
    if (list === 'legal-pages') return key.replace(':id', 'privacy');
    if (list === 'site-content') return key.replace(':id', 'contact');
    if (list === 'schedules') {
      const json = { text: { en: '<p>a</p>', mk: '<p>а</p>' } };
      const { _id } = (await send('POST /history?as=draft', { json })).body;
      const items = [{ entity: 'history', _id, action: 'publish' }];
      const { body } = await send('POST /schedules', { json: { at: '2050-01-01T00:00:00.000Z', items } });
      return key.replace(':id', body._id);
    }
    if (key.includes('/:comment')) {
      const path = await pathOf('POST /comments/:entity/:id');
      const { status, body } = await send(path, { json: { text: 'Which dose?' } });
      assert.equal(status, 201);
      return key.replace('/:entity/:id/:comment', `${path.slice('POST /comments'.length)}/${body._id}`);
    }
    if (['edit-history', 'translations', 'approvals', 'comments'].includes(list ?? '')) {
      const id = (await pathOf('PUT /history/:id')).split('/').at(-1) ?? '';
      return key.replace(':entity', 'history').replace(':id', id).replace(':version', '0');
    }
    if (list === 'saved-views') {
      const json = { name: randomUUID(), shared: false, query: '', layout: {} };
      const { status, body } = await send('POST /saved-views/history', { json });
      assert.equal(status, 201);
      return key.replace(':entity', 'history').replace(':id', body._id);
    }
    const create = list === 'users' ? 'POST /register' : `POST /${list}`;
    const row = endpoints[create as 'POST /register'] as Endpoint;
    // A password that is the name as well is refused.
    const valid = {
      ...(validInput(row.body as z.ZodType) as object),
      ...(list === 'users' && { password: 'long enough to do' }),
    };
    const { status, body } = await send(create, bodyOf(row, valid));
    assert.equal(status, 201, create);
    return key.replace(':id', body._id);
  }

  test('[S-02] bytes of a form that are no UTF-8 are refused at their field', async () => {
    const [begin, end] = part('name="name"', '{"en":"?","mk":"x"}')
      .split('?')
      .map((text) => Buffer.from(text));
    const payload = Buffer.concat([begin, Buffer.from([0xff]), end, Buffer.from('--b--')] as Buffer[]);
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const { status, body } = await send('POST /dosage', { payload, headers });
    assert.deepEqual([status, body.fields], [422, { name: 'This text has characters that cannot be stored.' }]);
  });

  const withBody = rows.filter(([, row]) => row.body);
  for (const [key, row] of withBody) {
    const schema = row.body as z.ZodType;
    const sent = Object.entries(bodyFields(row)).flatMap(([name, field]) =>
      worthSending(field, oddValues, (value) => readings(value, row)).map((odd) => ({ [name]: odd })),
    );
    if (sent.length > 0)
      test(`[S-02] ${key} takes or refuses odd values in each of its fields`, async () => {
        const path = await pathOf(key);
        // An edit needs nothing beside them.
        const isEdit = schema.safeParse({}).success;
        for (const odd of sent)
          await send(path, bodyOf(row, isEdit ? odd : { ...(validInput(schema) as object), ...odd }));
      });
  }

  test('[S-02] odd ids are refused or not found, by every call that takes one', async () => {
    for (const [key, { params }] of rows)
      for (const id of params ? worthSending(params, oddIds, (id) => [withAll(params, decoded(id))]) : []) {
        const { status } = await send(key.replace(/:\w+/g, id), {});
        assert.ok(status >= 400, `${key} ${id}`);
      }
  });

  test('[S-01] odd values of every query key are taken or refused with 400', async () => {
    for (const [key, row] of rows)
      for (const [name, asked] of Object.entries(row.query instanceof z.ZodObject ? row.query.shape : {}))
        for (const odd of worthSending(asked as z.ZodType, oddQueryValues, (value) => [decoded(value)])) {
          const { status, body } = await send(
            `${key.replace(':entity', 'history').replace(':part', 'hero').replace('legal-pages/:id', 'legal-pages/privacy').replace(/:\w+/g, 'otc')}?${name}=${odd}&${name}2=x`,
            row.body ? bodyOf(row, validInput(row.body) as object) : {},
          );
          assert.ok(
            [200, 400, 404, ...(row.body ? [201, 422] : [])].includes(status),
            `${key} ${name}=${odd}: ${status}`,
          );
          if (status === 400) assert.deepEqual(Object.keys(body.fields), [name]);
        }
  });

  // No database takes part in reading a body.
  if (engine === 'sqlite')
    for (const [key, row] of withBody)
      test(`[S-02] ${key} refuses bodies that cannot be read`, async () => {
        const path = await pathOf(key);
        for (const [type, payload] of row.encoding === 'form' ? formBodies : jsonBodies) {
          const { status } = await send(path, { payload, headers: { 'content-type': type } });
          // An edit may change nothing, a restore may take all: to them an empty body is one that can be read.
          assert.ok(
            status >= 400 || /^PUT |^PATCH \/saved-views|\/restore$/.test(key),
            `${type}: ${payload.slice(0, 200)}`,
          );
        }
        const wrong = row.encoding === 'form' ? { json: {} } : { form: { name: 'x' } };
        assert.equal((await send(path, wrong)).status, 415);
      });
});
