import { NetworkFirst } from 'workbox-strategies';
import { atMost } from './at-most.ts';
import { cacheNames } from './caches.ts';
import { keyOf } from './document-key.ts';
import { fallbackFor } from './fallback.ts';
import { isStaff, languageFor } from './reader.ts';

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
        return (await isWorthKeeping(request, response)) ? response : null;
      },
      handlerDidError: ({ request }) => fallbackFor(new URL(request.url)),
    },
    atMost(60),
  ],
});

/** A page that was led on from another address cannot be given as an answer to a navigation. */
async function isWorthKeeping({ url }: Request, { status, redirected, headers }: Response): Promise<boolean> {
  if (status !== 200 || redirected) return false;
  return headers.get('content-language') === (await languageFor(new URL(url))) && !(await isStaff());
}

/** What is no longer on the site is not read without a connection either. */
async function forget({ url }: Request): Promise<void> {
  const cache = await caches.open(cacheNames.documents);
  await cache.delete(await keyOf(new URL(url)), { ignoreVary: true });
}
