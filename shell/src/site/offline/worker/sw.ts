import { previewHeader, previewParameter } from '@varda/contract/preview-protocol';
import { isPublic } from '@varda/platform/router/is-public';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { isLasting, isOfRoot, isPicture, isRows } from '../cacheable-urls.ts';
import { dropOldCaches } from './caches.ts';
import { files, pictures, rootFiles, rows } from './caching-strategies.ts';
import { documents } from './documents.ts';
import { cacheFallback } from './fallback.ts';
import { worker } from './scope.ts';

/**
 * The service worker of the public site (`docs/decisions/024`). Beside what pages fetch through it, it fetches what they
 * say that they are made of: Workbox's router takes `CACHE_URLS` messages.
 */

const isSignedIn = (request: Request) => request.headers.has('authorization');
/** What a preview shows is cached nowhere. */
const isPreview = (url: URL, request: Request) =>
  url.searchParams.has(previewParameter) || request.headers.has(previewHeader);

registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname), pictures);
registerRoute(({ url }) => isLasting(url), files);
registerRoute(({ url, sameOrigin }) => sameOrigin && isOfRoot(url.pathname), rootFiles);
registerRoute(
  ({ url, sameOrigin, request }) =>
    sameOrigin && isRows(url.pathname) && !isSignedIn(request) && !isPreview(url, request),
  rows,
);
registerRoute(
  ({ url, url: { pathname }, sameOrigin, request, event }) =>
    sameOrigin &&
    isPublic(pathname) &&
    !isPreview(url, request) &&
    !pathname.startsWith('/api/') &&
    (request.mode === 'navigate' || event.type === 'message'),
  documents,
);
// A document that was asked for ahead is asked for once more if nothing takes it.
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());

enableNavigationPreload();
// It claims no pages that are open: they would lose their place in the back/forward cache, and tell it of their parts anyway.
worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  event.waitUntil(cacheFallback());
});
worker.addEventListener('activate', (event) => event.waitUntil(dropOldCaches()));
