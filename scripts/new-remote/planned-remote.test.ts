import assert from 'node:assert/strict';
import { test } from 'node:test';
import registry from '../../registry.json' with { type: 'json' };
import { root } from '../site/site.ts';
import { plannedRemote } from './planned-remote.ts';

const planned = (name: string, mount: string, titles = {}) => plannedRemote(root, { name, mount, titles });

test('[F-01] a new remote gets the next port and a title', async () => {
  const { port, titles, isBackOffice } = await planned('brand-news', '/brand-news');
  const taken = registry.remotes.map(({ url }) => Number(new URL(url).port));
  assert.equal(port, Math.max(...taken) + 1);
  assert.deepEqual([titles, isBackOffice], [{ en: 'Brand news', mk: 'Нова страница' }, false]);
  assert.equal((await planned('admin-sales-reports', '/admin/sales-reports')).titles.en, 'Sales reports');
});

for (const [what, name, mount, reason] of [
  ['a name that is taken', 'public', '/news', /There is a folder remote-public already/],
  ['a name that is none', 'Blog_2', '/blog', /Blog_2 is no name of a remote/],
  ['a path that is taken', 'admin-more', '/admin/users', /\/admin\/users has the pages of remote-admin-users/],
  ['a path of the shell', 'blog', '/api', /\/api is a path of the shell’s own/],
  ['the path that leads to the first screen', 'blog', '/admin', /\/admin is a path of the shell’s own/],
  ['a page of another remote', 'blog', '/about', /\/about has the pages of remote-public/],
  ['a path with pages of another remote below it', 'blog', '/parent', /\/parent has the pages of remote-public/],
  [
    'a path that a pattern of another remote has',
    'blog',
    '/careers/new',
    /\/careers\/new has the pages of remote-public/,
  ],
  ['a screen', 'admin-more', '/admin/media/documents', /documents has the pages of remote-admin-content/],
  ['a path that is none', 'blog', 'blog', /blog is no path for pages/],
  ['a public name for the back office', 'reports', '/admin/more', /a name that begins with admin-/],
  ['a name of the back office for public pages', 'admin-blog', '/blog', /a name that begins with admin-/],
] as const)
  test(`[F-01] ${what} is refused with the reason`, async () => {
    await assert.rejects(planned(name, mount), reason);
  });

test('[F-01] a title that would end the text it stands in is refused', async () => {
  await assert.rejects(planned('blog', '/blog', { en: "What's new" }), /What's new has quotes/);
});
