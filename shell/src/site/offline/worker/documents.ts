import { NetworkFirst } from 'workbox-strategies';
import { atMost } from './at-most.ts';
import { cacheNames } from './caches.ts';
import { keyOf } from './document-key.ts';
import { fallbackFor } from './fallback.ts';
import { isWorthKeeping } from './worth-keeping.ts';

/** After this many seconds without an answer, what was kept is shown. */
const timeoutSeconds = 4;

/** Public pages, each under its path, query and language. */
export const documents = new NetworkFirst({
  cacheName: cacheNames.documents,
  networkTimeoutSeconds: timeoutSeconds,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => keyOf(new URL(request.url)),
      cacheWillUpdate: async ({ request, response }) => {
        if (response.status === 404) await forget(request);
        return (await isWorthKeeping(request, response, () => kept(request))) ? response : null;
      },
      handlerDidError: ({ request }) => fallbackFor(new URL(request.url)),
    },
    atMost(60),
  ],
});

async function kept({ url }: Request): Promise<Response | undefined> {
  const cache = await caches.open(cacheNames.documents);
  return cache.match(await keyOf(new URL(url)), { ignoreVary: true });
}

/** What is no longer on the site is not read without a connection either. */
async function forget({ url }: Request): Promise<void> {
  const cache = await caches.open(cacheNames.documents);
  await cache.delete(await keyOf(new URL(url)), { ignoreVary: true });
}
