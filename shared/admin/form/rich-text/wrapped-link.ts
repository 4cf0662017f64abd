/** Outlook and Google lead links through addresses of their own, with the one that is meant in a parameter. */
const wrappers: readonly [host: RegExp, path: string, parameter: string][] = [
  [/(^|\.)safelinks\.protection\.outlook\.com$/, '/', 'url'],
  [/^www\.google\.[a-z.]+$/, '/url', 'q'],
];

/** The address that is meant by one; itself where nothing is wrapped around it. */
export function unwrappedLink(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, searchParams } = new URL(address);
  const [, , parameter] = wrappers.find(([host, path]) => host.test(hostname) && path === pathname) ?? [];
  return (parameter && searchParams.get(parameter)) || address;
}
