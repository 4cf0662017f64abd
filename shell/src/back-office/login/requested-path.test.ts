import { loginPathFrom, requestedPath } from './requested-path.ts';

test.each(['/admin/users', '/admin/products/cbd/oral?page=2&search=%D0%BB%D0%B5%D0%BA#row', '/admin'])(
  '[L-02] a login leads back to the page that asked for it: %s',
  (from) => {
    const login = new URL(loginPathFrom(new URL(from, 'http://shell')), 'http://shell');
    expect(requestedPath(login.searchParams.get('from'))).toBe(from.split('#', 1)[0]);
  },
);

test.each([
  [null],
  [''],
  ['/'],
  ['/about'],
  ['/administrators'],
  ['admin/users'],
  ['//admin/users'],
  ['/admin/../login'],
  ['/admin/..//evil.test'],
  ['/admin\\..\\..\\evil.test'],
  ['//evil.test/admin/users'],
  ['/\\evil.test/admin/users'],
  ['https://evil.test/admin/users'],
  ['javascript:alert(1)//admin/'],
  ['/admin/%2e%2e/logout'],
])('[L-02] a login leads nowhere but into the back office: %j', (from) => {
  expect(requestedPath(from)).toBe('/admin/users');
});
