/** Reads the value of the cookie `overrideCookie`: by the remote's name, a version or the origin of a build. */
export function overridesOf(value: string): Map<string, string> {
  const pairs = value.split(',').map((pair) => /^([a-z-]+):(.+)$/.exec(pair.trim()));
  return new Map(pairs.flatMap((pair) => (pair?.[1] && pair[2] ? [[pair[1], pair[2]]] : [])));
}

/** The value of the cookie `overrideCookie` for some overrides. */
export function overridesText(overrides: ReadonlyMap<string, string>): string {
  return [...overrides].map(([remote, build]) => `${remote}:${build}`).join(',');
}
