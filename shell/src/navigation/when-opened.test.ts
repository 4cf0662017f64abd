import { createBrowserRouter, redirect } from '@varda/shared/router';
import type { Shell } from '../shell.ts';
import { whenOpened } from './when-opened.ts';

const shell = { remotes: { live: [] } } as unknown as Shell;

test.each([
  ['/about', { kind: 'page' }, true],
  ['/about', { kind: 'failed' }, false],
  ['/login', null, false],
])('the page that the document has come with takes over: %s with %j', async (path, content, takesOver) => {
  history.replaceState(null, '', path);
  const router = createBrowserRouter([{ path, loader: () => content, element: null }]);
  expect(await whenOpened(router, shell)).toBe(takesOver);
  router.dispose();
});

test('[L-01] the login of somebody who is signed in is not the page that comes', async () => {
  history.replaceState(null, '', '/login');
  const router = createBrowserRouter([
    { path: '/login', loader: () => redirect('/admin/users'), element: null },
    { path: '/admin/users', loader: () => ({ kind: 'page' }), element: null },
  ]);
  expect(await whenOpened(router, shell)).toBe(false);
  expect(router.state.location.pathname).toBe('/admin/users');
  router.dispose();
});
