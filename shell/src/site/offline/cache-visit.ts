import { idleMoment } from '@varda/platform/idle-moment';
import { addressIn } from '@varda/platform/router';
import type { ShellRouter } from '../../app.tsx';
import { languageOf, type Shell } from '../../shell.ts';
import { showOfflineNotice } from './offline-notice.ts';
import { watchResources } from './page-resources.ts';

/**
 * Registers the service worker and tells it what each public page of this visit is made of, as it cannot know what has come
 * before it.
 *
 * @param isCached whether the worker has seen this page's document on its way
 */
export async function cacheVisit(router: ShellRouter, shell: Shell, isCached: boolean): Promise<void> {
  showOfflineNotice(shell);
  await navigator.serviceWorker.register('/sw.js');
  const registration = await navigator.serviceWorker.ready;
  const resources = watchResources();
  let shown = window.location.pathname;
  const tell = (urls: readonly string[]) => {
    if (urls.length === 0) return;
    registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: urls } });
  };

  tell([...(isCached ? [] : [shown + window.location.search]), ...resources()]);
  router.subscribe(({ location: { pathname, search }, navigation }) => {
    if (navigation.state !== 'idle' || pathname === shown) return;
    shown = pathname;
    void idleMoment().then(() => tell([addressIn(languageOf(shell), pathname + search), ...resources()]));
  });
  // What comes late: pictures further down, for one.
  document.addEventListener('visibilitychange', () => document.hidden && tell(resources()));
}
