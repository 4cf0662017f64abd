/**
 * Without a network a link is followed by the browser and not by the router: what is cached are whole documents, with the
 * rows in them, and a page that is not cached has a document too that says so.
 */
export function openWholePages(): void {
  // It answers navigations also from a page that it does not control, as the first one of a browser.
  void navigator.serviceWorker.ready.then(() => {
    hasWorker = true;
  });
  document.addEventListener('click', leaveToBrowser, { capture: true });
}

let hasWorker = false;

function leaveToBrowser(event: MouseEvent): void {
  if (navigator.onLine || !hasWorker) return;
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  // That of a picture (`remote-public/src/viewer`) shows it on its page: the file that it leads to is not cached.
  if (!link || link.dataset.place) return;
  if (link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
  event.stopPropagation();
}
