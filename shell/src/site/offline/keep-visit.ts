import { idleMoment } from '@varda/platform/idle-moment';
import { addressIn } from '@varda/platform/router';
import type { ShellRouter } from '../../app.tsx';
import { languageOf, type Shell } from '../../shell.ts';
import { showLine } from './offline-line.ts';
import { watchParts } from './page-parts.ts';

/**
 * Registers the service worker and tells it what each public page of this visit is made of, as it cannot know what has come
 * before it.
 *
 * @param isKept whether the worker has seen this page's document on its way
 */
export async function keepVisit(router: ShellRouter, shell: Shell, isKept: boolean): Promise<void> {
  showLine(shell);
  await navigator.serviceWorker.register('/sw.js');
  const registration = await navigator.serviceWorker.ready;
  const parts = watchParts();
  let shown = window.location.pathname;
  const tell = (urls: readonly string[]) => {
    if (urls.length === 0) return;
    registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: urls } });
  };

  tell([...(isKept ? [] : [shown + window.location.search]), ...parts()]);
  router.subscribe(({ location: { pathname, search }, navigation }) => {
    if (navigation.state !== 'idle' || pathname === shown) return;
    shown = pathname;
    void idleMoment().then(() => tell([addressIn(languageOf(shell), pathname + search), ...parts()]));
  });
  // What comes late: pictures further down, for one.
  document.addEventListener('visibilitychange', () => document.hidden && tell(parts()));
}
