import { isPublic } from '@varda/platform/router/is-public';
import { preloadPage } from '../remotes/outlet/open-page.ts';
import type { Shell } from '../shell.ts';

/** How long a pointer rests on a link before its page is fetched, in milliseconds: passing over one asks for nothing. */
const rest = 80;

/** Fetches code and data of a page when somebody is about to follow a link to it: rests on it, focuses it, touches it. */
export function preloadOnIntent(shell: Shell): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forget = () => clearTimeout(timer);
  const intend = (event: Event) => {
    forget();
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
    const url = new URL(link.href);
    // The other one of the shell's two documents has it.
    if (isPublic(url.pathname) !== isPublic(window.location.pathname)) return;
    timer = setTimeout(() => preloadPage(shell, url), event.type === 'touchstart' ? 0 : rest);
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(sign, intend, { passive: true });
  }
  document.addEventListener('pointerout', forget, { passive: true });
}
