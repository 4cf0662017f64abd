import type { LiveRemote } from '@varda/platform/federation/live-remote';
import type { NavigationEntry } from '@varda/platform/remote/declaration';
import { isIncomplete, type May, menuGroups, unseenEntry } from './menu-groups.ts';

const home = { en: 'Home', mk: 'Почетна' };
const entry = (path: string, order: number, group: NavigationEntry['group'] = null): NavigationEntry => ({
  path,
  title: { en: path, mk: path },
  group,
  order,
});

function remote(name: string, mounts: string[], navigation: NavigationEntry[] | null): LiveRemote {
  const manifest = navigation && ({ navigation } as unknown as NonNullable<LiveRemote['manifest']>);
  return { name, url: 'http://remote.test', mounts, manifest };
}

const all = () => true;

function pathsOf(remotes: LiveRemote[], isAdmin = true, may: May = all) {
  return menuGroups(remotes, isAdmin, may).map(({ title, entries }) => [
    title?.en ?? null,
    ...entries.map(({ path }) => path),
  ]);
}

test('[A-01] entries of all remotes stand in order, those with the same heading together', () => {
  const remotes = [
    remote('content', ['/admin/home'], [entry('/admin/home/dosage', 30, home), entry('/admin/home/news', 60, home)]),
    remote('users', ['/admin/users'], [entry('/admin/users', 10)]),
    remote('products', ['/admin/products'], [entry('/admin/products/b', 50), entry('/admin/products/a', 40)]),
  ];
  expect(pathsOf(remotes)).toEqual([
    [null, '/admin/users'],
    ['Home', '/admin/home/dosage', '/admin/home/news'],
    [null, '/admin/products/a', '/admin/products/b'],
  ]);
});

test('[A-01] an entry that would lead to another remote’s page is left out', () => {
  const remotes = [
    remote('users', ['/admin/users'], [entry('/admin/users', 10)]),
    remote('content', ['/admin/home'], [entry('/admin/users', 20), entry('/admin/nowhere', 21), entry('/about', 22)]),
  ];
  expect(pathsOf(remotes)).toEqual([[null, '/admin/users']]);
});

test('[F-02] an entry for administrators is shown to nobody else', () => {
  const entries = [entry('/admin/users', 10), { ...entry('/admin/releases', 900), adminsOnly: true as const }];
  const remotes = [remote('users', ['/admin/users', '/admin/releases'], entries)];
  expect(pathsOf(remotes)).toEqual([[null, '/admin/users', '/admin/releases']]);
  expect(pathsOf(remotes, false)).toEqual([[null, '/admin/users']]);
});

test('[U-04] an entry of an area that the account does not see is left out, and its screen is not shown', () => {
  const entries = [{ ...entry('/admin/contacts', 10), area: 'contacts' as const }, entry('/admin/trash', 20)];
  const remotes = [remote('content', ['/admin/contacts', '/admin/trash'], entries)];
  const blind: May = (permission) => permission !== 'contacts.see';
  expect(pathsOf(remotes)).toEqual([[null, '/admin/contacts', '/admin/trash']]);
  expect(pathsOf(remotes, true, blind)).toEqual([[null, '/admin/trash']]);
  const paths = ['/admin/contacts', '/admin/contacts/one', '/admin/trash', '/admin/contacts-of-others'];
  expect(paths.map((path) => unseenEntry(remotes, path, blind)?.path)).toEqual([
    ...['/admin/contacts', '/admin/contacts'],
    ...[undefined, undefined],
  ]);
  expect(paths.some((path) => unseenEntry(remotes, path, all))).toBe(false);
});

test('[N-08] a remote without a manifest leaves the menu incomplete; one of the public site does not', () => {
  const users = remote('users', ['/admin/users'], []);
  expect(isIncomplete([users, remote('public', ['/'], null)])).toBe(false);
  expect(isIncomplete([users, remote('content', ['/admin/home'], null)])).toBe(true);
  expect(isIncomplete([])).toBe(true);
});
