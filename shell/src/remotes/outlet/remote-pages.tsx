import type { RouteObject } from '@varda/shared/router';
import type { Shell } from '../../shell.ts';
import { type FrameBase, openPage, type SlotContent } from './open-page.ts';
import { SlotLoading } from './page-skeleton.tsx';
import { RemoteSlot } from './remote-outlet.tsx';

/**
 * The route of all pages that remotes have below a path.
 *
 * @param open what a page is opened with; {@link openPage} unless something has to be settled first
 */
export function remotePages(
  shell: Shell,
  base: FrameBase,
  open: (url: URL) => Promise<SlotContent | Response> = (url) => openPage(shell, url, base),
): RouteObject {
  return {
    path: '*',
    loader: ({ request }) => open(new URL(request.url)),
    shouldRevalidate: keepsPage,
    element: <RemoteSlot remotes={shell.remotes} base={base} />,
    hydrateFallbackElement: <SlotLoading />,
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
