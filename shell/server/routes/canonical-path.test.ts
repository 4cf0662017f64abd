/** @jest-environment node */

import { manifestOf } from '../testing/remote-fixture.ts';
import { canonicalPath, decodable } from './canonical-path.ts';

const pages = {
  home: '/',
  about: '/about',
  product: '/product/:id',
  parent: '/parent/:id',
  contacts: '/contacts',
  notFound: '*',
};
const remotes = [{ name: 'public', url: '', mounts: ['/'], manifest: manifestOf('public', pages) }];

test.each([
  ['/admin', '/admin/users'],
  ['/admin/', '/admin/users'],
  ['/admin/about', null],
  ['/About', '/about'],
  ['/Login', '/login'],
  ['/login/recovery/', '/login/recovery'],
  ['/login/New-Password', '/login/new-password'],
  ['/logout/', '/logout'],
  ['/login', null],
  ['/login/other/', null],
  ['/about/', '/about'],
  ['//', '/'],
  ['/product/ID-1/', '/product/ID-1'],
  ['/PRODUCT/ID-1/Any%20name/', '/product/ID-1'],
  ['/product/ID-%25/any-name', '/product/ID-%25'],
  ['//about', '/about'],
  ['///About/', '/about'],
  ['/\\about', '/about'],
  ['//no-such-page', '/no-such-page'],
  ['//evil.test/product/any-name', '/evil.test/product/any-name'],
  ['/\\/evil.test/x', '/evil.test/x'],
  ['/parent/herbal-products', '/parent/Herbal%20Products'],
  ['/Parent/herbal%20products/', '/parent/Herbal%20Products'],
  ['/parent/HERBAL_PRODUCTS', '/parent/Herbal%20Products'],
  ['/parent/Herbal+Products', '/parent/Herbal%20Products'],
  ['/parent/Herbal%20Products', null],
  ['/parent/CBD%20Products', '/parent/cbd-products'],
  ['/parent/cbd-products', null],
  ['/parent/Unknown', null],
  ['/Contact/', '/contacts'],
  ['/contact/me', null],
  ['/', null],
  ['/about', null],
  ['/product/ID-1', null],
  ['//evil.test/', '/evil.test/'],
  ['/No/such/', null],
])('[P-13] a page has one address: %s is known as %s', (pathname, known) => {
  expect(canonicalPath({ pathname, remotes })).toBe(known);
});

test.each([
  ['/product/%', '/product/%25'],
  ['/%E0%A4%A?lang=mk&x=%', '/%25E0%25A4%25A?lang=mk&x=%'],
  ['/parent/Herbal%20Products?lang=mk', '/parent/Herbal%20Products?lang=mk'],
  ['/about?x=%', '/about?x=%'],
  ['/product/%0A', '/product/%250A'],
  ['/product/a%E2%80%A8', '/product/a%25E2%2580%25A8'],
  // The browser goes on to what it is told: another site's name must not be the first thing in it.
  ['//evil.test/%', '/evil.test/%25'],
  ['/\\evil.test/%', '/evil.test/%25'],
])('[P-12] what cannot be decoded is an address of nothing: %s', (url, asked) => {
  expect(decodable(url)).toBe(asked);
});
