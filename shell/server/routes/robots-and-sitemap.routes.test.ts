/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import { ServedShell } from '../testing/served-shell.ts';

let shell: ServedShell;
beforeEach(async () => {
  shell = await ServedShell.start();
});
afterEach(() => shell.stop());

test('[P-13] crawlers are told of a vacancy in the languages in which it is public, and in no other', async () => {
  const updatedAt = '2026-11-21T07:46:00.000Z';
  shell.pages.careers = [
    { _id: 'both', languages: ['en', 'mk'], updatedAt },
    { _id: 'only-mk', languages: ['mk'], updatedAt },
  ];
  const { headers, body } = await shell.get('/sitemap.xml', { headers: { host: 'site.test' } });
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
  shell.pages.products = [{ _id: 'syrup', updatedAt }];
  const { headers, body } = await shell.get('/sitemap.xml', {
    headers: { host: 'site.test', 'accept-encoding': 'br;q=0, gzip' },
  });
  expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'accept-encoding']);
  const dates = [
    ...gunzipSync(body)
      .toString()
      .matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)/g),
  ];
  expect(dates.map((date) => date.slice(1))).toEqual([
    ['http://site.test/product/syrup', updatedAt],
    ['http://site.test/product/syrup?lang=mk', updatedAt],
  ]);
});

test('[P-13] the pages of a large catalogue stand in several sitemaps, all of them, and one that names these', async () => {
  const updatedAt = '2026-11-21T07:46:00.000Z';
  shell.pages.products = Array.from({ length: 45_000 }, (_, n) => ({ _id: `p${n}`, updatedAt }));
  shell.pages.careers = [{ _id: 'vacancy', languages: ['en', 'mk'], updatedAt }];
  const asked = { headers: { host: 'site.test' } };
  const placesOf = async (path: string) => {
    const { status, body } = await shell.get(path, asked);
    expect([path, status]).toEqual([path, 200]);
    expect(body.length).toBeLessThan(50_000_000);
    return [...body.toString().matchAll(/<loc>http:\/\/site\.test([^<]*)/g)].map(([, place = '']) => place);
  };
  const sitemaps = await placesOf('/sitemap.xml');
  expect(sitemaps).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml']);
  const pages = [];
  for (const sitemap of sitemaps) {
    const places = await placesOf(sitemap);
    expect(places.length).toBeLessThanOrEqual(50_000);
    pages.push(...places);
  }
  expect(new Set(pages).size).toBe(pages.length);
  for (const place of ['/', '/about', '/careers/vacancy', '/product/p0', '/product/p20000', '/product/p44999?lang=mk'])
    expect(pages).toContain(place);
  for (const none of ['/sitemap-0.xml', '/sitemap-4.xml']) expect((await shell.get(none, asked)).status).toBe(404);
});

test('[P-13] crawlers are asked to come again while the api has no list of pages', async () => {
  await shell.api.stop();
  const { status, headers } = await shell.get('/sitemap.xml');
  expect([status, headers['retry-after']]).toEqual([503, '60']);
});

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
    const { status, body } = await shell.get(url, { headers: { host } });
    expect([status, body.toString()]).toEqual([400, 'The request could not be understood.\n']);
  }
});

test('[P-13] [K-12] with a known address, another Host header is refused, and changes nothing of what pages and crawlers are told', async () => {
  await shell.restart({ TRUST_PROXY: '127.0.0.1', SITE_URL: 'https://www.example.com' });
  const elsewhere = { headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test' } };
  for (const url of ['/', '/about', '/no/such', '/robots.txt', '/sitemap.xml']) {
    const { status, body } = await shell.get(url, elsewhere);
    expect([status, body.toString()]).toEqual([400, 'The request could not be understood.\n']);
  }
  expect((await shell.get('/health', elsewhere)).status).toBe(200);
  for (const host of ['www.example.com', 'WWW.example.com:443', 'localhost:3000']) {
    const asked = { headers: { host, 'x-forwarded-host': host } };
    expect((await shell.get('/', asked)).body.toString()).toContain('"origin":"https://www.example.com"');
    expect((await shell.get('/robots.txt', asked)).body.toString()).toContain(
      'Sitemap: https://www.example.com/sitemap.xml',
    );
  }
});
