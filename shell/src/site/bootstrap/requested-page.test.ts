import type { LiveRemote } from '@varda/platform/federation/live-remote';
import { createBrowserRouter, redirect } from '@varda/platform/router';
import type { Shell } from '../../shell.ts';
import { RequestedPage } from './requested-page.ts';

let version = 'a';
let nextVersion = 'a';
const remotes = {
  at: () => ({ url: 'http://host', manifest: { version } }) as LiveRemote,
  renew: async () => {
    version = nextVersion;
  },
};
const shell = { remotes } as unknown as Shell;

function routerAt(path: string, loader: () => unknown) {
  history.replaceState(null, '', path);
  version = 'a';
  return createBrowserRouter([
    { path, loader, element: null },
    { path: '/admin/users', loader: () => ({ kind: 'page' }), element: null },
  ]);
}

test.each([
  ['/about', { kind: 'page' }, 'same'],
  ['/about', { kind: 'not-found' }, 'other'],
  ['/about', { kind: 'failure' }, 'nothing'],
  ['/login', null, 'other'],
])('what is opened is the page that the document has come with, or not: %s with %j', async (path, content, opened) => {
  const router = routerAt(path, () => content);
  expect(await new RequestedPage(router, shell).open()).toBe(opened);
  router.dispose();
});

test('[L-01] the login of somebody who is signed in is not the page that comes', async () => {
  const router = routerAt('/login', () => redirect('/admin/users'));
  expect(await new RequestedPage(router, shell).open()).toBe('other');
  expect(router.state.location.pathname).toBe('/admin/users');
  router.dispose();
});

test('[I-05] a route that throws has nothing to show', async () => {
  const router = routerAt('/about', () => {
    throw new Error('of its own');
  });
  expect(await new RequestedPage(router, shell).open()).toBe('nothing');
  router.dispose();
});

test.each([
  ['the same version', 'a', 'same'],
  ['another version', 'b', 'other'],
])('[I-05] opened again, it is what the document has come with or not: %s', async (_, next, opened) => {
  let kind = 'failure';
  const router = routerAt('/about', () => ({ kind }));
  const page = new RequestedPage(router, shell);
  expect(await page.open()).toBe('nothing');
  nextVersion = next;
  await expect(page.openAgain()).rejects.toThrow('/about could not be opened');
  kind = 'page';
  expect(await page.openAgain()).toBe(opened);
  router.dispose();
});
