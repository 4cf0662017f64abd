/** @jest-environment node */
import { decodable, knownPath } from './known-address.ts';
import { manifestOf } from './testing/remote-fixture.ts';

const pages = { home: '/', about: '/about', product: '/product/:id/:name?', notFound: '*' };
const remotes = [{ name: 'public', url: '', mounts: ['/'], manifest: manifestOf('public', pages) }];

test.each([
  ['/About', '/about'],
  ['/about/', '/about'],
  ['//', '/'],
  ['/product/ID-1/', '/product/ID-1'],
  ['/PRODUCT/ID-1/Any%20name', '/product/ID-1/Any%20name'],
  ['/', null],
  ['/about', null],
  ['/product/ID-1', null],
  ['//evil.test/', null],
  ['/No/such/', null],
])('[P-13] a page has one address: %s is known as %s', (pathname, known) => {
  expect(knownPath({ pathname, remotes })).toBe(known);
});

test.each([
  ['/product/%', '/product/%25'],
  ['/%E0%A4%A?lang=mk&x=%', '/%25E0%25A4%25A?lang=mk&x=%'],
  ['/parent/Herbal%20Products?lang=mk', '/parent/Herbal%20Products?lang=mk'],
  ['/about?x=%', '/about?x=%'],
])('[P-12] what cannot be decoded is an address of nothing: %s', (url, asked) => {
  expect(decodable(url)).toBe(asked);
});
