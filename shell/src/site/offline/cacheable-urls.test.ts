import { endpoints } from '@varda/contract/endpoints';
import { isLasting, isRows } from './cacheable-urls.ts';

/** Of the registry, of the servers' state, of what the sitemap names, of the login: nothing that a page shows; and what somebody searches for or previews. */
const notOnPages = [
  ...['GET /content-revision', 'GET /health', 'GET /pages', 'GET /registry', 'GET /site-search'],
  ...['GET /login/single-sign-on', 'GET /preview'],
];

test('[S-04] what the public may ask for is cached as rows, and nothing else of the api', () => {
  const cached = Object.keys(endpoints).filter((key) => key.startsWith('GET ') && isRows(key.replace('GET ', '/api')));
  const open = Object.entries(endpoints).filter(([key, { access }]) => key.startsWith('GET ') && access === 'public');
  expect(cached.sort()).toEqual(
    open
      .map(([key]) => key)
      .filter((key) => !notOnPages.includes(key))
      .sort(),
  );
});

test.each([
  ['https://varda.example/static/js/index.0123456789.js', true],
  ['https://varda.example/remotes/public/0123456789ab/static/css/async/home.0123456789.css', true],
  ['https://varda.example/api/pictures/0123456789abcdef0123456789abcdef/640.avif', true],
  ['https://varda.example/remote.json', false],
  ['https://varda.example/sw.js', false],
  ['https://varda.example/api/products/all', false],
])('[F-02] %s never changes: %s', (url, expected) => {
  expect(isLasting(new URL(url))).toBe(expected);
});
