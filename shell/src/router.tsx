import { createBrowserRouter, redirect } from '@varda/shared/router';
import { sessionStore } from '@varda/shared/session';
import { withBackOfficeTexts } from './back-office-texts/back-office-texts.ts';
import { PublicFrame } from './frames/public/public-frame.tsx';
import { backOfficeHome, loginPathFrom, requestedPath } from './login/requested-path.ts';
import { RootLayout } from './root-layout.tsx';
import { RootProblem } from './root-problem.tsx';
import { endSession, logoutPath } from './session/end-session.ts';
import type { Shell } from './shell.ts';
import { type FrameBase, openPage } from './slot/open-page.ts';
import { RemoteSlot } from './slot/remote-slot.tsx';
import { SlotLoading } from './slot/slot-loading.tsx';

/** The routes that the shell itself has; all else below the two frames is a slot for the pages of remotes. */
export function createShellRouter(shell: Shell) {
  const slot = (base: FrameBase) => ({
    path: '*',
    loader: ({ request }: { request: Request }) => {
      const url = new URL(request.url);
      // The frame's own guard runs beside this loader, not before it: nobody's page must not ask for anybody's data.
      return (base === '/admin/' && mustBeSignedIn(url)) || openPage(shell, url, base);
    },
    shouldRevalidate: keepsPage,
    element: <RemoteSlot remotes={shell.remotes} base={base} />,
    hydrateFallbackElement: <SlotLoading />,
  });
  return createBrowserRouter([
    {
      element: <RootLayout />,
      errorElement: <RootProblem />,
      hydrateFallbackElement: <SlotLoading />,
      children: [
        {
          path: 'login',
          loader: ({ request }) => mustBeSignedOut(new URL(request.url)),
          lazy: () =>
            withBackOfficeTexts(shell.i18n, async () => {
              const { LoginPage } = await import(/* webpackChunkName: "login" */ './login/login.page.tsx');
              return { element: <LoginPage /> };
            }),
        },
        { path: logoutPath, loader: () => redirect('/'), action: endSession, element: <SlotLoading /> },
        {
          path: 'admin',
          loader: ({ request }) => mustBeSignedIn(new URL(request.url)),
          lazy: () =>
            withBackOfficeTexts(shell.i18n, async () => {
              const { AdminFrame } = await import(
                /* webpackChunkName: "admin-frame" */ './frames/admin/admin-frame.tsx'
              );
              return { element: <AdminFrame remotes={shell.remotes} /> };
            }),
          children: [
            { index: true, loader: () => redirect(backOfficeHome), element: <SlotLoading /> },
            slot('/admin/'),
          ],
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
  return sessionStore.getState().status === 'signed-out' ? redirect(loginPathFrom(url)) : null;
}

function mustBeSignedOut(url: URL) {
  const { status } = sessionStore.getState();
  return status === 'signed-in' ? redirect(requestedPath(url.searchParams.get('from'))) : null;
}
