/**
 * Name of the cookie in which a browser asks for other versions of remotes than the live ones:
 * `public:0123456789ab,admin-users:http://localhost:3004`.
 */
export const overrideCookie = 'remote-override';

/** Name of the cookie that marks the browsers of signed-in staff for their own service worker. It proves nothing to a server. */
export const staffCookie = 'staff';

/** Reads the value of {@link overrideCookie}: by the remote's name, a version or the origin of a build. */
export function overridesOf(value: string): Map<string, string> {
  const pairs = value.split(',').map((pair) => /^([a-z-]+):(.+)$/.exec(pair.trim()));
  return new Map(pairs.flatMap((pair) => (pair?.[1] && pair[2] ? [[pair[1], pair[2]]] : [])));
}

/** The value of {@link overrideCookie} for some overrides. */
export function overridesText(overrides: ReadonlyMap<string, string>): string {
  return [...overrides].map(([remote, build]) => `${remote}:${build}`).join(',');
}
