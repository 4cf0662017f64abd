import type { ShellRouter } from '../../app.tsx';
import { whenQuiet } from '../../navigation/when-quiet.ts';
import type { Shell } from '../../shell.ts';
import { openWholePages } from './open-whole-pages.ts';
import { watchVisits } from './visits.ts';

/**
 * Keeps the public pages of this visit for reading them without a network (`docs/decisions/024`). Without `cookieStore` a
 * service worker cannot know in which language somebody reads.
 */
export function readOffline(router: ShellRouter, shell: Shell): void {
  if (process.env.NODE_ENV !== 'production') return;
  if (!('serviceWorker' in navigator && 'cookieStore' in window)) return;
  openWholePages();
  const visits = watchVisits(router, shell);
  whenQuiet(async () => {
    const { cacheVisit } = await import(/* webpackChunkName: "offline" */ './cache-visit.ts');
    await cacheVisit(visits, shell);
  });
}
