import { cookieIn, cookieText } from '@varda/contract/cookie';

const isSecure = () => location.protocol === 'https:';

/** A cookie of this site, as scripts see it; undefined where there is none. */
export function readCookie(name: string): string | undefined {
  return cookieIn(document.cookie, name, isSecure());
}

/**
 * Writes a cookie of the whole site, which over HTTPS is sent over nothing else.
 *
 * @param age in seconds; 0 removes it
 */
export function writeCookie(name: string, value: string, age: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, as the page is left right away, and older browsers lack it
  document.cookie = cookieText(name, value, isSecure(), { age });
}
