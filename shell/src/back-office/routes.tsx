import { type RouteObject, redirect } from '@varda/platform/router';
import { sessionStore } from '@varda/platform/session';
import { leaveForDocument } from '../navigation/leave-for-document.ts';
import { withRetries } from '../navigation/retry.ts';
import { RootLayout } from '../navigation/root-layout.tsx';
import { RootProblem } from '../navigation/root-problem.tsx';
import { openPage } from '../remotes/outlet/open-page.ts';
import { PageSkeleton } from '../remotes/outlet/page-skeleton.tsx';
import { remotePages } from '../remotes/outlet/remote-pages.tsx';
import type { Shell } from '../shell.ts';
import { loadBackOffice } from './load-back-office.ts';
import { endSession, logoutPath } from './login/end-session.ts';
import { LoginPage } from './login/login.page.tsx';
import { openLogin } from './login/open-login.ts';
import { backOfficeHome, loginPathFrom, newPasswordPath, recoveryPath } from './login/requested-path.ts';

const loadRecovery = () => withRetries(() => import(/* webpackChunkName: "recovery" */ './login/recovery/pages.ts'));

/** Login and back office. The public site is another document. */
export function backOfficeRoutes(shell: Shell): RouteObject[] {
  return [
    {
      element: <RootLayout shell={shell} />,
      errorElement: <RootProblem />,
      hydrateFallbackElement: <PageSkeleton />,
      children: [
        { path: 'login', loader: ({ request }) => openLogin(new URL(request.url)), element: <LoginPage /> },
        { path: recoveryPath, lazy: async () => ({ Component: (await loadRecovery()).RecoveryPage }) },
        { path: newPasswordPath, lazy: async () => ({ Component: (await loadRecovery()).NewPasswordPage }) },
        { path: logoutPath, loader: () => redirect('/'), action: endSession, element: <PageSkeleton /> },
        {
          path: 'admin',
          lazy: async () => {
            const { BackOffice } = await loadBackOffice();
            return { element: <BackOffice shell={shell} /> };
          },
          children: [
            { index: true, loader: () => redirect(backOfficeHome), element: <PageSkeleton /> },
            remotePages(shell, '/admin/', async (url) => mustBeSignedIn(url) ?? openPage(shell, url, '/admin/')),
          ],
        },
        { path: '*', loader: leaveForDocument, element: <PageSkeleton /> },
      ],
    },
  ];
}

function mustBeSignedIn(url: URL) {
  return sessionStore.getState().status === 'signed-out' ? redirect(loginPathFrom(url)) : null;
}
