import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RemoteManifest } from '@varda/platform/federation/manifest';
import { sampleManifest } from './manifest.fixture.ts';
import { patternsWithoutAddress, trialAddresses } from './trial-addresses.ts';

const chunk = { js: [], css: [] };
const withPages = (pages: Record<string, string>): RemoteManifest => ({
  ...sampleManifest,
  pages: Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, { path, chunk }])),
});
const shop = withPages({ home: '/', product: '/product/:id/:name?', career: '/careers/:id', missing: '*' });
const sitemap = `<urlset>
  <url><loc>http://localhost/</loc></url>
  <url><loc>http://localhost/product/7/pills</loc></url>
  <url><loc>http://localhost/product/7/apcinja?lang=mk</loc></url>
  <url><loc>http://localhost/careers/3?lang=mk&amp;from=map</loc></url>
</urlset>`;

test('[I-03] every pattern is opened, with what the site really has and with what it has not, in both languages', () => {
  const told = trialAddresses(shop, sitemap).map(({ address, language, status }) => `${language} ${status} ${address}`);
  assert.deepEqual(told, [
    'en 200 /?lang=en',
    'en 200 /product/7/pills',
    'en 404 /product/no-such-thing?lang=en',
    'en 404 /careers/no-such-thing?lang=en',
    'en 404 /no-such-thing?lang=en',
    'mk 200 /?lang=mk',
    'mk 200 /product/7/apcinja?lang=mk',
    'mk 404 /product/no-such-thing?lang=mk',
    'mk 200 /careers/3?lang=mk&from=map',
    'mk 404 /careers/no-such-thing?lang=mk',
    'mk 404 /no-such-thing?lang=mk',
  ]);
});

test('[I-03] a pattern of which the site has no page is named', () => {
  assert.deepEqual(patternsWithoutAddress(shop, ''), ['/product/:id/:name?', '/careers/:id']);
  assert.deepEqual(patternsWithoutAddress(shop, sitemap), []);
});

test('[I-03] the address of a screen of the back office has no language', () => {
  const screens = trialAddresses(withPages({ users: '/admin/users' }), '');
  assert.deepEqual([...new Set(screens.map(({ address }) => address))], ['/admin/users']);
});
