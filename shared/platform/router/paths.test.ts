/** @jest-environment node */
import { addressIn } from './paths.ts';

test.each([
  ['/', '/?lang=mk'],
  ['/about', '/about?lang=mk'],
  ['/parent/cbd-products#oral', '/parent/cbd-products?lang=mk#oral'],
  ['/search?q=a%20b', '/search?q=a%20b&lang=mk'],
  ['#oral', '?lang=mk#oral'],
  ['/about?lang=en', '/about?lang=en'],
  ['/admin/users', '/admin/users'],
  ['/login?from=/admin', '/login?from=/admin'],
  ['/api/pictures/1/640.webp', '/api/pictures/1/640.webp'],
  ['https://example.com/about', 'https://example.com/about'],
  ['//example.com/about', '//example.com/about'],
  ['mailto:info@example.com', 'mailto:info@example.com'],
])('[N-04] an address names the language in which it was linked to: %s', (path, expected) => {
  expect(addressIn('mk', path)).toBe(expected);
  expect(addressIn('en', path)).toBe(path);
});
