import assert from 'node:assert/strict';
import { subscribe } from 'node:diagnostics_channel';
import { after, before, test } from 'node:test';
import { endpoints } from '@varda/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { openTestApp, type TestApp } from '../test/test-app.ts';

/** What is served beside the table of the contract: documents and files, no calls. */
const documents = [
  ...['GET /activity.csv', 'GET /leaflets/:key/:name', 'GET /openapi.json', 'GET /pictures/:key/:file'],
  'GET /sheets/:entity/export',
];

let app: TestApp;
const routes = new Set<string>();
before(async () => {
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const verb of [method].flat())
        if (verb !== 'HEAD' && !url.startsWith('/api/docs')) routes.add(`${verb} ${url.replace(/^\/api/, '')}`);
    });
  });
  app = await openTestApp('sqlite');
});
after(() => app.close());

test('[S-01] every row of the contract has a route, and every route has a row', () => {
  assert.deepEqual([...routes].toSorted(), [...Object.keys(endpoints), ...documents].toSorted());
});

test('[S-10] the OpenAPI 3.1 document has every row with its parts, access and files', async () => {
  const { status, body } = await app.send('GET /openapi.json');
  assert.equal(status, 200);
  assert.match(body.openapi, /^3\.1\./);
  for (const [key, row] of Object.entries(endpoints)) {
    const [method = '', path = ''] = key.split(' ');
    const operation = body.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()];
    assert.ok(operation, key);
    assert.equal(operation.summary, row.summary);
    assert.equal(Boolean(operation.security), row.access !== 'public' || 'moreForStaff' in row, key);
    const types = Object.keys(operation.requestBody?.content ?? {});
    const encoding = 'encoding' in row ? row.encoding : 'body' in row ? 'json' : 'none';
    const expected = {
      form: ['multipart/form-data', 'application/x-www-form-urlencoded'],
      json: ['application/json'],
      none: [],
    };
    assert.deepEqual(types, expected[encoding], key);
    for (const parameter of operation.parameters ?? []) assert.ok(parameter.schema, `${key} ${parameter.name}`);
    assert.ok(operation.responses['4XX'], key);
  }
  const form = body.paths['/api/dosage'].post.requestBody.content['multipart/form-data'].schema;
  assert.deepEqual(form.required.toSorted(), ['image', 'name', 'text']);
});

test('[U-06] the document shows a call with an API key, and names the calls that one may make', async () => {
  const { body } = await app.send('GET /openapi.json');
  assert.match(body.info.description, /curl https[^`]+"Authorization: Bearer \$API_KEY"/);
  const securityOf = (path: string, method = 'get') =>
    body.paths[`/api${path}`][method].security.map((one: object) => Object.keys(one).join());
  assert.deepEqual(securityOf('/contact-messages'), ['session', 'apiKey']);
  assert.deepEqual(securityOf('/adminCareer'), ['', 'session', 'apiKey']);
  assert.deepEqual(securityOf('/sessions'), ['session']);
  assert.deepEqual(securityOf('/users/{id}', 'delete'), ['session']);
  assert.deepEqual(securityOf('/releases'), ['session']);
});

test('[S-10] [K-12] the reader of the document loads nothing from elsewhere', async () => {
  const page = await app.send('GET /docs/');
  assert.equal(page.status, 200);
  assert.match(
    String(page.headers['content-security-policy']),
    /^default-src 'none'; script-src 'self'; .*base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  );
  assert.doesNotMatch(page.body, /(src|href)="https?:/);
  const files = [...page.body.matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, file]) => file);
  assert.ok(files.length > 3);
  for (const file of files) assert.equal((await app.send(`GET /docs/${file}`)).status, 200, file);
});

test('[S-10] health says live and ready, and not ready when the database is gone', async () => {
  const { status, body, headers } = await app.send('GET /health');
  assert.deepEqual([status, body], [200, { live: true, ready: true, problems: [] }]);
  assert.equal(headers['cache-control'], 'no-store');
  const broken = await openTestApp('sqlite');
  await broken.db.destroy();
  const answer = await broken.send('GET /health');
  assert.deepEqual(
    [answer.status, answer.body],
    [503, { live: true, ready: false, problems: ['database_unavailable'] }],
  );
  await broken.close();
});
