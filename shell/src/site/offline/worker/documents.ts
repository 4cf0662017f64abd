import { languages } from '@varda/contract/language';
import { NetworkFirst } from 'workbox-strategies';
import { atMost } from './at-most.ts';
import { cacheNames } from './caches.ts';
import { keyOf } from './document-key.ts';
import { fallbackFor } from './fallback.ts';
import { languageFor } from './reader.ts';
import { isWorthCaching } from './worth-caching.ts';

/** After this many seconds without an answer, what was cached is shown. */
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
        return (await isWorthCaching(request, response, () => cached(request))) ? response : null;
      },
      handlerDidError: async ({ request: { url } }) => (await inOtherLanguage(url)) ?? fallbackFor(new URL(url)),
    },
    atMost(60),
  ],
});

async function cached({ url }: Pick<Request, 'url'>): Promise<Response | undefined> {
  const cache = await caches.open(cacheNames.documents);
  return cache.match(await keyOf(new URL(url)), { ignoreVary: true });
}

/** Leads to the same page in another language, where only that is cached. By the address that names it, the page knows its language, too. */
async function inOtherLanguage(url: string): Promise<Response | undefined> {
  const address = new URL(url);
  const asked = await languageFor(address);
  for (const language of languages.filter((each) => each !== asked)) {
    address.searchParams.set('lang', language);
    if (await cached({ url: address.href })) return Response.redirect(address.href);
  }
  return undefined;
}

/** What is no longer on the site is not read without a connection either. */
async function forget({ url }: Request): Promise<void> {
  const cache = await caches.open(cacheNames.documents);
  await cache.delete(await keyOf(new URL(url)), { ignoreVary: true });
}
