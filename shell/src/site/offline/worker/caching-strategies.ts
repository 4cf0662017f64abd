import type { WorkboxPlugin } from 'workbox-core/types';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { atMost } from './at-most.ts';
import { cacheNames } from './caches.ts';
import { orOfFallback } from './fallback.ts';

/** Seconds without an answer of the api after which the rows are shown that were cached. */
const timeoutSeconds = 4;

const ignoreVary = { ignoreVary: true };

/** Only what a public page says that it is made of: screens of the back office fetch their files through this worker too. */
const onlyRequested: WorkboxPlugin = {
  cacheWillUpdate: async ({ event, response }) =>
    event.type === 'message' && response.status === 200 ? response : null,
};

/** Without it, strategies that ask the network first also keep answers that do not say how they went. */
const onlyWhatIsThere: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};

/** Code, styles, fonts and pictures of the builds. */
export const files = new CacheFirst({
  cacheName: cacheNames.files,
  matchOptions: ignoreVary,
  plugins: [onlyRequested, atMost(400), orOfFallback],
});

/** Pictures of the content. */
export const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  matchOptions: ignoreVary,
  plugins: [onlyRequested, atMost(200)],
});

export const rootFiles = new StaleWhileRevalidate({
  cacheName: cacheNames.root,
  matchOptions: ignoreVary,
  plugins: [onlyWhatIsThere, atMost(30), orOfFallback],
});

export const rows = new NetworkFirst({
  cacheName: cacheNames.rows,
  networkTimeoutSeconds: timeoutSeconds,
  matchOptions: ignoreVary,
  plugins: [onlyWhatIsThere, atMost(100)],
});
