/** Number of the entry that is shown, from 0: the router counts those that it has made. */
export function placeInHistory(): number {
  return window.history.state?.idx ?? 0;
}

/** Whether the browser has a page of this site before this one, in this tab. */
export function hasPageBefore(): boolean {
  // Behind number 0 there may be another document.
  if (placeInHistory() > 0) return true;
  // The browser counts only what is of this site; those that do not are asked who led here.
  return window.navigation?.canGoBack ?? (pathBefore() !== null && window.history.length > 1);
}

/** Path of the page of this site whose link led to this document. */
export function pathBefore(): string | null {
  if (!document.referrer) return null;
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === window.location.origin ? pathname + search : null;
}
