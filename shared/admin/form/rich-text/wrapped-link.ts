/** Outlook and Google lead links through addresses of their own, with the one that is meant in a parameter. */
const wrappers: readonly [host: RegExp, path: string, parameter: string][] = [
  [/(^|\.)safelinks\.protection\.outlook\.com$/, '/', 'url'],
  [/^www\.google\.[a-z.]+$/, '/url', 'q'],
];

/** The address that is meant by one; itself where nothing is wrapped around it. */
export function unwrappedLink(address: string): string {
  const url = URL.parse(address);
  const [, , parameter] =
    wrappers.find(([host, path]) => url && host.test(url.hostname) && path === url.pathname) ?? [];
  return (parameter && url?.searchParams.get(parameter)) || address;
}
