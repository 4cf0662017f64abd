/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage, RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { SitePages } from '@varda/shared/contract/site-pages';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { Environment } from './environment.ts';
import { ask } from './testing/ask.ts';
import { environmentAt } from './testing/environment.ts';
import { LocalServer } from './testing/local-server.ts';

const files = {
  'index.html':
    '<!doctype html><html lang="en"><head><title></title><!--head--></head><body><!--config--></body></html>',
  'shell-chunks.json': '{}',
  'sw.js': 'keep()',
  'sw-off.js': 'leave()',
  'favicon.svg': '<svg/>',
  'static/js/index.0123456789.js': 'run()',
};

let dist: string;
let app: FastifyInstance;
let api: LocalServer;
/** Requests that have come through to the api, with the number of bytes in their bodies. */
let received: { request: IncomingMessage; bytes: number }[];
/** What the api says that there is. */
let pages: SitePages;
/** Lets the answer of `/api/slow` go. */
let release: () => void;

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'dist-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), content);
  }
});

afterAll(() => rm(dist, { recursive: true }));

beforeEach(async () => {
  received = [];
  pages = { products: [], careers: [] };
  api = await LocalServer.start(async (request, response) => {
    let bytes = 0;
    for await (const chunk of request) bytes += chunk.length;
    received.push({ request, bytes });
    if (request.url === '/api/slow') await new Promise<void>((resolve) => (release = resolve));
    const status = request.url === '/api/busy' ? 503 : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answerTo(request.url)));
  });
  await start();
});

afterEach(async () => {
  await app.close();
  await api.stop();
});

function answerTo(url = ''): unknown {
  return url === '/api/pages' ? pages : { ok: true };
}

async function start(more: Partial<Environment> = {}) {
  const environment = environmentAt(api.url, {
    REGISTRY: [path.join(dist, '../no-registry.json')],
    OVERRIDE_ORIGINS: ['http://localhost:3999'],
    RENDERING: 'browser',
    TRUST_PROXY: '10.0.0.1',
    ...more,
  });
  app = await createApp(environment, dist, null);
  await app.listen({ port: 0, host: '127.0.0.1' });
}

function get(url: string, options?: RequestOptions, body?: Buffer) {
  return ask((app.server.address() as AddressInfo).port, url, options, body);
}

test('[F-01] the document is asked for again each time, and kept by nobody but the browser', async () => {
  const { headers, body } = await get('/about', { headers: { cookie: 'lang=mk' } });
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-language': 'mk',
    vary: 'accept-encoding, accept-language, cookie',
  });
  expect(headers['content-security-policy']).toMatch(/require-trusted-types-for 'script'; trusted-types default /);
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1];
  expect(body.toString()).toContain(`nonce="${nonce}"`);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('[F-01] the document travels compressed: %s', async (encoding, unpack) => {
  const { headers, body } = await get('/', { headers: { 'accept-encoding': encoding } });
  expect(headers['content-encoding']).toBe(encoding);
  expect(unpack(body).toString()).toContain('<title>Varda Pharm</title>');
});

test.each([
  ['/static/js/index.0123456789.js', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'no-cache'],
])(
  '[F-01] a file with its hash in its name is kept for ever, any other is asked for again: %s',
  async (url, caching) => {
    const { status, headers } = await get(url);
    expect([status, headers['cache-control']]).toEqual([200, caching]);
  },
);

test('[F-02] the release desk is told from where a browser may ask for a build', async () => {
  const { headers, body } = await get('/override-origins.json');
  expect([headers['cache-control'], JSON.parse(body.toString())]).toEqual(['no-store', ['http://localhost:3999']]);
});

test.each(['/index.html', '/shell-chunks.json'])('[F-01] %s is not a file of the site', async (url) => {
  expect((await get(url)).body.toString()).toContain('shell-config');
});

test('[F-02] a script of an older build is missing, and not a page', async () => {
  const { status, headers } = await get('/static/js/index.aaaaaaaaaa.js');
  expect(status).toBe(404);
  expect(headers['content-type']).toContain('text/plain');
});

test('[F-02] the service worker is asked for again each time, may run nothing else, and leaves where there shall be none', async () => {
  const { headers, body } = await get('/sw.js');
  expect([headers['cache-control'], body.toString()]).toEqual(['no-cache', 'keep()']);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; connect-src [^;]+$/);
  await app.close();
  await start({ SERVICE_WORKER: 'off' });
  expect((await get('/sw.js')).body.toString()).toBe('leave()');
});

test('[P-11] /contact leads to /contacts for good, query and all', async () => {
  const { status, headers } = await get('/contact?lang=mk');
  expect([status, headers.location]).toEqual([301, '/contacts?lang=mk']);
});

test('[P-13] crawlers are told of a vacancy in the languages in which it is public, and in no other', async () => {
  const updatedAt = '2026-11-21T07:46:00.000Z';
  pages.careers = [
    { _id: 'both', languages: ['en', 'mk'], updatedAt },
    { _id: 'only-mk', languages: ['mk'], updatedAt },
  ];
  const { headers, body } = await get('/sitemap.xml', { headers: { host: 'site.test' } });
  expect(headers['content-type']).toContain('application/xml');
  const elements = body
    .toString()
    .split('\n')
    .filter((line) => line.includes('/careers/'));
  expect(elements.map((line) => /<loc>(.*)<\/loc><lastmod>(.*)<\/lastmod>/.exec(line)?.slice(1))).toEqual([
    ['http://site.test/careers/both', updatedAt],
    ['http://site.test/careers/both?lang=mk', updatedAt],
    ['http://site.test/careers/only-mk?lang=mk', updatedAt],
  ]);
  const alternates = elements.map((line) => [...line.matchAll(/hreflang="([\w-]+)"/g)].map(([, language]) => language));
  expect(alternates).toEqual([['en', 'mk', 'x-default'], ['en', 'mk', 'x-default'], []]);
});

test('[P-13] crawlers are told when a product was last changed, and nothing of the kind where nobody knows', async () => {
  const updatedAt = '2026-11-21T07:46:00.000Z';
  pages.products = [{ _id: 'syrup', name: { en: 'Vardol® Syrup', mk: 'Вардол' }, updatedAt }];
  const { headers, body } = await get('/sitemap.xml', {
    headers: { host: 'site.test', 'accept-encoding': 'br;q=0, gzip' },
  });
  expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'accept-encoding']);
  const dates = [
    ...gunzipSync(body)
      .toString()
      .matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)/g),
  ];
  expect(dates.map((date) => date.slice(1))).toEqual([
    ['http://site.test/product/syrup/vardol-syrup', updatedAt],
    ['http://site.test/product/syrup/vardol-syrup?lang=mk', updatedAt],
  ]);
});

test('[P-13] crawlers are asked to come again while the api has no list of pages', async () => {
  await api.stop();
  const { status, headers } = await get('/sitemap.xml');
  expect([status, headers['retry-after']]).toEqual([503, '60']);
});

test('[P-12] what cannot be decoded leads to an address that can', async () => {
  const { status, headers } = await get('/product/%?lang=mk');
  expect([status, headers.location]).toEqual([301, '/product/%25?lang=mk']);
});

test.each(['//[', '//evil.test/', '/%', '/%ff', '/a/../../etc/passwd', '/static/../index.html', '/?lang=%00'])(
  '[P-12] an odd address is no failure of the server: %s',
  async (url) => {
    expect((await get(url)).status).toBeLessThan(500);
  },
);

test.each([
  'site.test:99999',
  'evil.test/x',
  'evil.test?',
  'user@evil.test',
  '"><script>',
  'a b',
  'evil.test, site.test',
])('[S-02] a Host header that names no host is refused, and comes into no page: %s', async (host) => {
  for (const url of ['/about', '/robots.txt', '/sitemap.xml']) {
    const { status, body } = await get(url, { headers: { host } });
    expect([status, body.toString()]).toEqual([400, 'The request could not be understood.\n']);
  }
});

test.each<[string, string, number, string]>([
  ['GET', '/api/../health', 400, 'malformed'],
  ['PROPFIND', '/api/products', 404, 'not_found'],
])('[S-02] what does not get as far as the api is refused in its form: %s %s', async (method, url, status, error) => {
  const answer = await get(url, { method, headers: { 'accept-language': 'mk' } });
  const { message, ...rest } = JSON.parse(answer.body.toString());
  expect([answer.status, rest]).toEqual([status, { error }]);
  expect(message).toMatch(/[а-ш]/);
});

test.each<[string, string, number]>([
  ['PROPFIND', '/about', 404],
  ['GET', '/static/js', 404],
  ['GET', '/static/', 403],
])('[S-02] what is neither page nor file is refused in a line: %s %s', async (method, url, status) => {
  const { status: given, headers, body } = await get(url, { method });
  expect([given, headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8']);
  expect(body.toString()).toMatch(/^[A-Z][^{}]+\.\n$/);
});

test('[S-02] a request that never comes in whole is not waited for for ever', () => {
  expect(app.server.requestTimeout).toBeGreaterThan(0);
});

test('[A-14] an upload of 20 MB goes through to the api', async () => {
  const bytes = 20 * 1024 * 1024;
  // curl asks first whether so much is expected.
  const asking = { expect: '100-continue' };
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': bytes, ...asking };
  const { status } = await get('/api/products', { method: 'POST', headers }, Buffer.alloc(bytes));
  expect(status).toBe(200);
  expect(received[0]?.bytes).toBe(bytes);
});

test.each([
  ['a visitor cannot claim another address', '10.0.0.1', '127.0.0.1'],
  ['a trusted proxy says who has asked', 'loopback', '203.0.113.9'],
])('[L-03] the api learns who has asked: %s', async (_, trusted, address) => {
  await app.close();
  await start({ TRUST_PROXY: trusted });
  await get('/api/session', { headers: { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' } });
  expect(received[0]?.request.headers).toMatchObject({ 'x-forwarded-for': address });
  expect(received[0]?.request.headers.forwarded).toBeUndefined();
});

test('[S-02] the connection to the api is no business of a caller, nor theirs one of the api', async () => {
  const asked = { connection: 'close', 'keep-alive': 'timeout=5' };
  const { status, headers } = await get('/api/dosage', { headers: asked });
  expect([status, headers.connection, headers['keep-alive']]).toEqual([200, 'close', undefined]);
  expect(received[0]?.request.headers).toMatchObject({ connection: 'keep-alive' });
});

test('[X-01] an api that cannot be reached answers 503 without a message of its own', async () => {
  await api.stop();
  const { status, body } = await get('/api/dosage');
  expect([status, JSON.parse(body.toString())]).toEqual([503, { error: 'unavailable' }]);
});

test('[X-01] a 503 of the api comes through as it is, asked for once', async () => {
  const { status, body } = await get('/api/busy');
  expect([status, JSON.parse(body.toString())]).toEqual([503, { ok: true }]);
  expect(received).toHaveLength(1);
});

test('[F-01] a stop lets what is under way finish', async () => {
  const slow = get('/api/slow');
  while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const closed = app.close();
  release();
  expect((await slow).status).toBe(200);
  await closed;
});

test('[P-13] a Host header that is not the site’s changes nothing of what pages and crawlers are told', async () => {
  await app.close();
  await start({ TRUST_PROXY: '127.0.0.1', SITE_URL: 'https://www.example.com' });
  const elsewhere = { headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test' } };
  for (const url of ['/', '/about', '/no/such', '/robots.txt', '/sitemap.xml']) {
    expect((await get(url, elsewhere)).body.toString()).not.toContain('evil.test');
  }
  expect((await get('/', elsewhere)).body.toString()).toContain('"origin":"https://www.example.com"');
  expect((await get('/robots.txt', elsewhere)).body.toString()).toContain(
    'Sitemap: https://www.example.com/sitemap.xml',
  );
});
