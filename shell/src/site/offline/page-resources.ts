import { isLasting, isOfRoot, isRows } from './cacheable-urls.ts';

/** Collects what the page fetches, from its beginning on. Returns a function that gives what has come since it was last asked. */
export function watchResources(): () => string[] {
  const fresh = new Set<string>();
  const take = (entries: PerformanceEntryList) => {
    for (const entry of entries as PerformanceResourceTiming[]) if (isOfPage(entry)) fresh.add(entry.name);
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
  return () => {
    take(observer.takeRecords());
    const urls = [...fresh];
    fresh.clear();
    return urls;
  };
}

/** What changes under its address was cached by the service worker if it has come through it. */
function isOfPage({ name, workerStart }: PerformanceResourceTiming): boolean {
  const url = new URL(name);
  if (isLasting(url)) return true;
  if (url.origin !== window.location.origin || workerStart > 0) return false;
  return isOfRoot(url.pathname) || isRows(url.pathname);
}
