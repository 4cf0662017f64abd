/** @jest-environment node */

import fs from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { makeProof } from '@varda/server/staff-proof';
import { ServedShell, siteSecret } from './testing/served-shell.ts';

let shell: ServedShell;
beforeEach(async () => {
  shell = await ServedShell.start();
});
afterEach(() => shell.stop());

test('[F-01] the document is asked for again each time, and kept by nobody but the browser', async () => {
  const { headers } = await shell.get('/about', { headers: { cookie: 'lang=mk' } });
  expect(headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-language': 'mk',
    vary: 'accept-encoding, cookie',
  });
  expect(headers['content-security-policy']).toMatch(/require-trusted-types-for 'script'; trusted-types default /);
});

test('[F-01] documents of login and back office name a nonce of their own each time; those of the site none', async () => {
  const nonces = new Set<string>();
  for (const path of ['/login', '/admin/users', '/admin/users']) {
    const { headers, body } = await shell.get(path);
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    expect(body.toString()).toContain(`nonce="${nonce}"`);
    expect(headers['x-robots-tag']).toBe('noindex');
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
  const { headers, body } = await shell.get('/about');
  expect(String(headers['content-security-policy']) + body.toString()).not.toContain('nonce');
});

test.each([
  [false, 'en', 'accept-encoding, cookie'],
  [true, 'mk', 'accept-encoding, accept-language, cookie'],
])('[N-04] a first visit, with LANGUAGE_FROM_BROWSER %s, is in %s', async (chosen, language, vary) => {
  await shell.restart({ LANGUAGE_FROM_BROWSER: chosen });
  const { headers } = await shell.get('/about', { headers: { 'accept-language': 'mk-MK,mk;q=0.9,en;q=0.8' } });
  expect(headers).toMatchObject({ 'content-language': language, vary });
});

test('[K-12] every answer says that its type is meant, and a request that names two hosts is refused', async () => {
  const headers = { cookie: 'lang=en' };
  const paths = [
    '/',
    '/about',
    '/favicon.svg',
    '/static/no.js',
    '/health',
    '/remotes.json',
    '/robots.txt',
    '/language/mk',
  ];
  for (const path of [...paths, '/api/dosage', '/api/busy', '/sw.js'])
    expect([path, (await shell.get(path, { headers })).headers['x-content-type-options']]).toEqual([path, 'nosniff']);
  const { etag } = (await shell.get('/favicon.svg')).headers;
  const unchanged = await shell.get('/favicon.svg', { headers: { 'if-none-match': etag } });
  expect([unchanged.status, unchanged.headers['x-content-type-options']]).toEqual([304, 'nosniff']);

  const { port } = shell.app.server.address() as AddressInfo;
  for (const head of [
    'GET /% HTTP/1.1\r\nHost: x',
    'GET /about HTTP/1.1',
    'GET / HTTP/1.1\r\nHost: x\r\nExpect: x',
    'GET',
  ]) {
    const visitor = connect(port, '127.0.0.1');
    visitor.write(`${head}\r\nConnection: close\r\n\r\n`);
    expect([head, await text(visitor)]).toEqual([head, expect.stringMatching(/nosniff/i)]);
  }
  for (const path of ['/about', '/api/dosage', '/favicon.svg']) {
    const visitor = connect(port, '127.0.0.1');
    visitor.write(`GET ${path} HTTP/1.1\r\nHost: site.test\r\nhost: evil.test\r\nConnection: close\r\n\r\n`);
    expect(await text(visitor)).toMatch(/^HTTP\/1\.1 400 [\s\S]*nosniff/i);
  }
});

test.each([
  ['/about', '/about?lang=mk'],
  ['/search?lang=en&q=a%20b', '/search?q=a+b&lang=mk'],
  ['//evil.test/x', '/?lang=mk'],
  ['/\\\\evil.test/x', '/?lang=mk'],
  ['https://evil.test/', '/?lang=mk'],
  ['javascript:alert(1)', '/?lang=mk'],
])('[K-12] a choice of language leads to this site, whatever the address says: from %s', async (from, location) => {
  const { status, headers } = await shell.get(`/language/mk?from=${encodeURIComponent(from)}`);
  expect([status, headers.location]).toEqual([303, location]);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('[F-01] the document travels compressed: %s', async (encoding, unpack) => {
  const { headers, body } = await shell.get('/', { headers: { 'accept-encoding': encoding } });
  expect(headers['content-encoding']).toBe(encoding);
  expect(unpack(body).toString()).toContain('<title>Varda Pharm</title>');
});

test.each([
  ['/static/js/index.0123456789.js', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'no-cache'],
])(
  '[F-01] a file with its hash in its name is kept for ever, any other is asked for again: %s',
  async (url, caching) => {
    const { status, headers } = await shell.get(url);
    expect([status, headers['cache-control']]).toEqual([200, caching]);
  },
);

test('[F-02] [I-04] the release desk is told from where a browser may ask for a build, and nobody else is', async () => {
  const origins = async (cookie = '') => {
    const { headers, body } = await shell.get('/override-origins.json', { headers: { cookie } });
    return [headers['cache-control'], JSON.parse(body.toString())];
  };
  expect(await origins()).toEqual(['no-store', []]);
  expect(await origins(`staff-proof=${makeProof(siteSecret)}`)).toEqual(['no-store', ['http://localhost:3999']]);
});

test.each(['/heading-fonts.json', '/shell-chunks.json'])('[F-01] %s is not a file of the site', async (url) => {
  expect((await shell.get(url)).body.toString()).toContain('shell-config');
});

test('[F-02] a script of an older build is missing, and not a page', async () => {
  const { status, headers } = await shell.get('/static/js/index.aaaaaaaaaa.js');
  expect(status).toBe(404);
  expect(headers['content-type']).toContain('text/plain');
});

test('[F-02] the service worker is asked for again each time, may run nothing else, and leaves where there shall be none', async () => {
  const { headers, body } = await shell.get('/sw.js');
  expect([headers['cache-control'], body.toString()]).toEqual(['no-cache', 'keep()']);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; connect-src [^;]+$/);
  await shell.restart({ SERVICE_WORKER: 'off' });
  expect((await shell.get('/sw.js')).body.toString()).toBe('leave()');
});

test('[N-04] [N-08] with LANGUAGE_FROM_BROWSER the service worker takes the language of the browser, too', async () => {
  await shell.restart({ LANGUAGE_FROM_BROWSER: true });
  expect((await shell.get('/sw.js')).body.toString()).toBe('keepInItsLanguage()');
});

test('[P-11] /contact leads to /contacts for good, query and all', async () => {
  const { status, headers } = await shell.get('/contact?lang=mk');
  expect([status, headers.location]).toEqual([301, '/contacts?lang=mk']);
});

test.each([
  ['en', 'Varda Pharm', '/'],
  ['mk', 'Варда Фарм', '/?lang=mk'],
])(
  '[N-01] [N-04] the site can be installed under its name, and opens in the language: %s',
  async (lang, name, start) => {
    const page = (await shell.get(`/about?lang=${lang}`)).body.toString();
    const [, path = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? [];
    const { headers, body } = await shell.get(path);
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    const { icons, ...manifest } = JSON.parse(body.toString());
    expect(manifest).toMatchObject({ id: '/', lang, name, start_url: start });
    expect(icons).toContainEqual({ src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' });
  },
);

test('[P-12] what cannot be decoded leads to an address that can', async () => {
  const { status, headers } = await shell.get('/product/%?lang=mk');
  expect([status, headers.location]).toEqual([301, '/product/%25?lang=mk']);
});

test.each(['//[', '//evil.test/', '/%', '/%ff', '/a/../../etc/passwd', '/static/../shell-chunks.json', '/?lang=%00'])(
  '[P-12] an odd address is no failure of the server: %s',
  async (url) => {
    expect((await shell.get(url)).status).toBeLessThan(500);
  },
);

test.each<[string, string, number, string]>([
  ['GET', '/api/../health', 400, 'malformed'],
  ['PROPFIND', '/api/products', 404, 'not_found'],
])('[S-02] what does not get as far as the api is refused in its form: %s %s', async (method, url, status, code) => {
  const answer = await shell.get(url, { method, headers: { 'accept-language': 'mk' } });
  const { message, error, ...rest } = JSON.parse(answer.body.toString());
  expect([answer.status, rest]).toEqual([status, { code }]);
  expect(message).toMatch(/[а-ш]/);
  expect(error).toBe(message);
});

test.each<[string, string, number]>([
  ['PROPFIND', '/about', 404],
  ['GET', '/static/js', 404],
  ['GET', '/static/', 403],
])('[S-02] what is neither page nor file is refused in a line: %s %s', async (method, url, status) => {
  const { status: given, headers, body } = await shell.get(url, { method });
  expect([given, headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8']);
  expect(body.toString()).toMatch(/^[A-Z][^{}]+\.\n$/);
});

test('[S-02] a request that never comes in whole is not waited for for ever', () => {
  expect(shell.app.server.requestTimeout).toBeGreaterThan(0);
});

test('[K-05] pages are answered while the disk under the log is full', async () => {
  await shell.restart({ LOG_LEVEL: 'info' });
  const { writeSync } = fs;
  let refused = 0;
  const full = jest.spyOn(fs, 'writeSync').mockImplementation(((file: number, ...rest: [string]) => {
    if (file !== 1) return writeSync(file, ...rest);
    refused += 1;
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  }) as typeof writeSync);
  try {
    for (let page = 0; page < 3; page += 1) expect((await shell.get('/about')).status).toBe(200);
    expect(refused).toBeGreaterThan(1);
  } finally {
    full.mockRestore();
  }
});
