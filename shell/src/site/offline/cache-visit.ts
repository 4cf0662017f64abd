import { idleMoment } from '@varda/platform/idle-moment';
import { pathBefore } from '@varda/platform/router/page-before';
import { languageOf, type Shell } from '../../shell.ts';
import { showOfflineNotice } from './offline-notice.ts';
import { watchResources } from './page-resources.ts';
import type { Visits } from './visits.ts';
import { keyOf } from './worker/document-key.ts';

/** How often the worker is sent a page: some are never cached, such as those that are not on the site. */
const mostTimes = 3;

/**
 * Registers the service worker and tells it what each public page of this visit is made of, as it cannot know what has come
 * before it. A page that it could not cache, because the server was busy for one, it is sent again with the next one.
 */
export async function cacheVisit(visits: Visits, shell: Shell): Promise<void> {
  showOfflineNotice(shell);
  await navigator.serviceWorker.register('/sw.js');
  const registration = await navigator.serviceWorker.ready;
  const resources = watchResources();
  const times = new Map<string, number>();

  const tell = (urls: readonly string[]) => {
    if (urls.length === 0) return;
    registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: urls } });
  };
  const isDue = async (address: string) => {
    if ((times.get(address) ?? 0) >= mostTimes || !navigator.onLine) return false;
    const url = new URL(address, window.location.href);
    url.searchParams.set('lang', languageOf(shell));
    return !(await caches.match(await keyOf(url), { ignoreVary: true }));
  };
  // One that was left before it was hydrated told nobody of itself.
  const before = [pathBefore() ?? []].flat();
  const tellAll = async () => {
    const due = new Set<string>();
    for (const address of new Set([...before, ...visits.addresses])) if (await isDue(address)) due.add(address);
    for (const address of due) times.set(address, (times.get(address) ?? 0) + 1);
    tell([...due, ...resources()]);
  };

  visits.onVisit = () => void idleMoment().then(tellAll);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    // What comes late: pictures further down, for one. At once, as the document may be going.
    tell(resources());
    void tellAll();
  });
  await tellAll();
}
