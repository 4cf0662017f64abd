import type { RouteObject } from '@varda/platform/router';
import type { Shell } from '../../shell.ts';
import { type LayoutBase, type OutletContent, openPage } from './open-page.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { RemoteOutlet } from './remote-outlet.tsx';

/**
 * The route of all pages that remotes have below a path.
 *
 * @param open what a page is opened with; {@link openPage} unless something has to be settled first
 */
export function remotePages(
  shell: Shell,
  base: LayoutBase,
  open: (url: URL) => Promise<OutletContent | Response> = (url) => openPage(shell, url, base),
): RouteObject {
  return {
    path: '*',
    loader: ({ request }) => open(new URL(request.url)),
    shouldRevalidate: keepsPage,
    element: <RemoteOutlet remotes={shell.remotes} base={base} />,
    hydrateFallbackElement: <PageSkeleton />,
  };
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
