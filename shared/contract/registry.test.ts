import { problemLine, readRegistry } from './registry.ts';

const home = { name: 'public', url: 'http://localhost:3001', mounts: ['/'] };
const users = { name: 'admin-users', url: 'http://localhost:3002', mounts: ['/admin/users', '/admin/releases'] };

test('[I-08] sound entries are all there', () => {
  const { remotes, problems } = readRegistry({ remotes: [home, users] });
  expect([remotes.map(({ name }) => name), problems]).toEqual([['public', 'admin-users'], []]);
});

test.each([
  ['one URL', { name: 'blog', url: 'http://LOCALHOST:3001/', mounts: ['/blog'] }, 'public has the same url'],
  ['one mount', { name: 'blog', url: 'http://localhost:3003', mounts: ['/b', '/'] }, 'public has the same mount /'],
  ['one name', { name: 'public', url: 'http://localhost:3003', mounts: ['/blog'] }, 'public has the same name public'],
  ['no mount', { name: 'blog', url: 'http://localhost:3003', mounts: [] }, 'mounts '],
  ['no address', { name: 'blog', url: 'localhost', mounts: ['/blog'] }, 'url '],
  ['nothing that makes sense', 'blog', '#2 is left out'],
])('[I-08] %s: the entry is refused by name, and costs only its own remote', (_, wrong, reason) => {
  const { remotes, problems } = readRegistry({ remotes: [home, wrong, users] });
  expect(remotes.map(({ name }) => name)).toEqual(['public', 'admin-users']);
  const lines = problems.map(problemLine);
  expect(lines).toEqual([expect.stringContaining(reason)]);
  if (typeof wrong === 'object') expect(lines[0]).toContain(`${wrong.name} is left out: `);
});

test('[I-08] a document without a list of remotes is none', () => {
  expect(() => readRegistry({ remote: [] })).toThrow();
});
