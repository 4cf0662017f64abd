import { isPublic } from '@varda/shared/router/is-public';

/**
 * Without a network a link is followed by the browser and not by the router: what is kept are whole documents, with the
 * rows in them, and a page that is not kept has a document too that says so.
 */
export function openWholePages(): void {
  document.addEventListener('click', leaveToBrowser, { capture: true });
}

function leaveToBrowser(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker.controller) return;
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
  if (isPublic(link.pathname)) event.stopPropagation();
}
