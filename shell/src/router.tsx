import { createBrowserRouter, redirect } from '@varda/shared/router';
import { sessionStore } from '@varda/shared/session';
import { PublicFrame } from './frames/public-frame.tsx';
import { RootLayout } from './root-layout.tsx';
import type { Shell } from './shell.ts';
import { openPage } from './slot/open-page.ts';
import { RemoteSlot } from './slot/remote-slot.tsx';
import { SlotLoading } from './slot/slot-loading.tsx';

/** The routes that the shell itself has; all else below the two frames is a slot for the pages of remotes. */
export function createShellRouter(shell: Shell) {
  const slot = (base: '/' | '/admin/') => ({
    path: '*',
    loader: ({ request }: { request: Request }) => openPage(shell, new URL(request.url)),
    shouldRevalidate: keepsPage,
    element: <RemoteSlot remotes={shell.remotes} base={base} />,
    hydrateFallbackElement: <SlotLoading />,
  });
  return createBrowserRouter([
    {
      element: <RootLayout />,
      hydrateFallbackElement: <SlotLoading />,
      children: [
        { path: 'login', lazy: () => import(/* webpackChunkName: "login" */ './login/login.page.tsx') },
        {
          path: 'admin',
          loader: ({ request }) => mustBeSignedIn(new URL(request.url)),
          lazy: () => import(/* webpackChunkName: "admin-frame" */ './frames/admin-frame.tsx'),
          children: [{ index: true, loader: () => redirect('/admin/users') }, slot('/admin/')],
        },
        { element: <PublicFrame />, children: [slot('/')] },
      ],
    },
  ]);
}

/** A change of the query alone is the page's own matter; a retry loads the same address again. */
function keepsPage({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

function mustBeSignedIn(url: URL) {
  if (sessionStore.getState().status !== 'signed-out') return null;
  return redirect(`/login?from=${encodeURIComponent(url.pathname + url.search)}`);
}
