/*
 * Cookies of ours, for servers and browsers. Over HTTPS their names begin with `__Host-`: browsers take such a cookie from this very
 * host alone, over HTTPS, and not from a neighbour below the same domain.
 */

/** The name under which a cookie goes. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/**
 * The value of a cookie; undefined where there is none, empty where it cannot be decoded.
 *
 * @param cookies as a request or `document.cookie` has them
 * @param isSecure whether they came over HTTPS: the bare name is nothing then
 */
export function cookieIn(cookies: string | undefined, name: string, isSecure: boolean): string | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => {
    const [key = '', ...value] = pair.split('=');
    return [key.trim(), value.join('=').trim()] as const;
  });
  // Of two of a name the first, which browsers send first: that of the longer path.
  const named = new Map(pairs.toReversed());
  // A server to which no proxy has said that it is HTTPS gets what the browser, which knows, has written.
  const value = named.get(cookieName(name, true)) ?? (isSecure ? undefined : named.get(name));
  return value === undefined ? undefined : decoded(value);
}

interface Lasting {
  /** In seconds; 0 removes it. Without it, it lasts as long as the browser is open. */
  age?: number;
  /** No script sees it. */
  httpOnly?: true;
}

/** A cookie of the whole site as it is set, by a server or by a script. The value has to be one that needs no encoding. */
export function cookieText(name: string, value: string, isSecure: boolean, { age, httpOnly }: Lasting): string {
  const parts = [
    `${cookieName(name, isSecure)}=${value}`,
    'path=/',
    age !== undefined && `max-age=${age}`,
    httpOnly && 'httponly',
    'samesite=lax',
    isSecure && 'secure',
  ];
  return parts.filter(Boolean).join('; ');
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
