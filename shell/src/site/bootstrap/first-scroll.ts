import type { ShellRouter } from '../../app.tsx';

/**
 * Leaves the scroll position of a hydrated page to the browser and the visitor: it was restored after a reload or a return from
 * another document, and somebody may have scrolled since. `<ScrollRestoration/>` would scroll the first page to the top, as it
 * knows only of pages that routers were given `hydrationData` for; it has the say from the next page on.
 */
export function restoreFirstScroll(router: ShellRouter): void {
  // The first restoring, of nothing: there is none when the component mounts.
  router.enableScrollRestoration({}, () => window.scrollY)();
  Object.assign(router.state, { restoreScrollPosition: false });
  // The component sets this when it mounts and gives it back when the page is left, which may be restored from the bfcache. For WebKit it
  // gives it back too late: such a page is shown at its top.
  let leftAt = 0;
  window.addEventListener('pagehide', () => {
    leftAt = window.scrollY;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    window.history.scrollRestoration = 'manual';
    window.scrollTo({ top: leftAt, behavior: 'instant' });
  });
}
