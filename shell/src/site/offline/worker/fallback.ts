import type { WorkboxPlugin } from 'workbox-core/types';
import { cacheNames } from './caches.ts';
import { languageFor } from './reader.ts';

const page = '/offline.html';

/** Fetches the page that stands in for all that are not cached, with what it names. */
export async function cacheFallback(): Promise<void> {
  const answer = await fetch(page, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${page} answered ${answer.status}`);
  const html = await answer.clone().text();
  const named = [...html.matchAll(/<(?:script|link|img)\b[^>]*\b(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  const cache = await caches.open(cacheNames.fallback);
  await Promise.all([cache.put(page, answer), cache.addAll([...new Set(named)])]);
}

/** The same page in the language of whoever has asked for another one. */
export async function fallbackFor(url: URL): Promise<Response | undefined> {
  const cached = await caches.match(page, { cacheName: cacheNames.fallback });
  if (!cached) return undefined;
  const html = (await cached.text()).replace('<html lang="en"', `<html lang="${await languageFor(url)}"`);
  return new Response(html, { headers: cached.headers });
}

/** For what the fallback is made of. */
export const orOfFallback: WorkboxPlugin = {
  handlerDidError: ({ request }) => caches.match(request, { cacheName: cacheNames.fallback, ignoreVary: true }),
};
