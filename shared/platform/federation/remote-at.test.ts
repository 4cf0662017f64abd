import { remoteAt } from './remote-at.ts';

const remotes = [
  { name: 'public', mounts: ['/'] },
  { name: 'admin-users', mounts: ['/admin/users'] },
  { name: 'admin-content', mounts: ['/admin/home', '/admin/contacts'] },
];

test.each([
  ['/', 'public'],
  ['/product/1', 'public'],
  ['/admin/users', 'admin-users'],
  ['/admin/users/7', 'admin-users'],
  ['/admin/usersx', 'public'],
  ['/admin/contacts', 'admin-content'],
])('[F-01] the longest mount that a path begins with has its page: %s is of %s', (path, name) => {
  expect(remoteAt(remotes, path)?.name).toBe(name);
});

test('[F-01] a path that no mount begins is nobody’s', () => {
  expect(remoteAt(remotes.slice(1), '/about')).toBeNull();
});
