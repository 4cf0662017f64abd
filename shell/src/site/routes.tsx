import { createBrowserRouter, type RouteObject, redirect } from '@varda/shared/router';
import { sessionStore } from '@varda/shared/session';
import { BackOffice, loadAdminFrame } from '../back-office/layout/back-office.tsx';
import { endSession, logoutPath } from '../back-office/login/end-session.ts';
import { backOfficeHome, loginPathFrom, requestedPath } from '../back-office/login/requested-path.ts';
import { withBackOfficeTexts } from '../back-office/texts/back-office-texts.ts';
import { reliably } from '../navigation/reliably.ts';
import { type FrameBase, openPage, type SlotContent } from '../remotes/outlet/open-page.ts';
import { SlotLoading } from '../remotes/outlet/page-skeleton.tsx';
import { RemoteSlot } from '../remotes/outlet/remote-outlet.tsx';
import { RootLayout } from '../root-layout.tsx';
import { RootProblem } from '../root-problem.tsx';
import type { Shell } from '../shell.ts';
import { PublicFrame } from './layout/site-layout.tsx';
import { withFades } from './with-view-transitions.ts';

export function createShellRouter(shell: Shell) {
  return withFades(createBrowserRouter(shellRoutes(shell)));
}

export type ShellRouter = ReturnType<typeof createShellRouter>;

/** The routes that the shell itself has; all else below the two frames is a slot for the pages of remotes. */
export function shellRoutes(shell: Shell): RouteObject[] {
  const slot = (base: FrameBase) => ({
    path: '*',
    loader: ({ request }: { request: Request }) => openIn(shell, base, new URL(request.url)),
    shouldRevalidate: keepsPage,
    element: <RemoteSlot remotes={shell.remotes} base={base} />,
    hydrateFallbackElement: <SlotLoading />,
  });
  return [
    {
      element: <RootLayout shell={shell} />,
      errorElement: <RootProblem />,
      hydrateFallbackElement: <SlotLoading />,
      children: [
        {
          path: 'login',
          loader: ({ request }) => mustBeSignedOut(new URL(request.url)),
          lazy: () =>
            reliably(() =>
              withBackOfficeTexts(shell.i18n, async () => {
                const { LoginPage } = await import(
                  /* webpackChunkName: "login" */ '../back-office/login/login.page.tsx'
                );
                return { element: <LoginPage /> };
              }),
            ),
        },
        { path: logoutPath, loader: () => redirect('/'), action: endSession, element: <SlotLoading /> },
        {
          path: 'admin',
          element: <BackOffice shell={shell} />,
          children: [
            { index: true, loader: () => redirect(backOfficeHome), element: <SlotLoading /> },
            slot('/admin/'),
          ],
        },
        { element: <PublicFrame />, children: [slot('/')] },
      ],
    },
  ];
}

/** Opens the page of an address; of the back office only for somebody who is signed in. */
async function openIn(shell: Shell, base: FrameBase, url: URL): Promise<SlotContent | Response> {
  if (base === '/') return openPage(shell, url, base);
  if (sessionStore.getState().status === 'signed-out') return redirect(loginPathFrom(url));
  // The frame shows its own failure.
  const [content] = await Promise.all([openPage(shell, url, base), loadAdminFrame(shell).catch(() => null)]);
  return content;
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
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

function mustBeSignedOut(url: URL) {
  const { status } = sessionStore.getState();
  return status === 'signed-in' ? redirect(requestedPath(url.searchParams.get('from'))) : null;
}
