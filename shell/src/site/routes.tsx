import type { RouteObject } from '@varda/platform/router';
import { leaveForDocument } from '../navigation/leave-for-document.ts';
import { RootLayout } from '../navigation/root-layout.tsx';
import { RootProblem } from '../navigation/root-problem.tsx';
import { PageSkeleton } from '../remotes/outlet/page-skeleton.tsx';
import { remotePages } from '../remotes/outlet/remote-pages.tsx';
import type { Shell } from '../shell.ts';
import { SiteLayout } from './layout/site-layout.tsx';

/** The public site: every page is one of a remote. What staff work with is another document. */
export function siteRoutes(shell: Shell): RouteObject[] {
  return [
    {
      element: <RootLayout shell={shell} />,
      errorElement: <RootProblem />,
      hydrateFallbackElement: <PageSkeleton />,
      children: [
        ...['login', 'logout', 'admin/*'].map((path) => ({ path, loader: leaveForDocument })),
        { element: <SiteLayout />, children: [remotePages(shell, '/')] },
      ],
    },
  ];
}
