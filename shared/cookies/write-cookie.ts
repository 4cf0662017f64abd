/**
 * Writes a cookie of the whole site, which over HTTPS is sent over nothing else.
 *
 * @param age in seconds; 0 removes it
 */
export function writeCookie(name: string, value: string, age: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, as the page is left right away, and older browsers lack it
  document.cookie = `${name}=${value}; path=/; max-age=${age}; samesite=lax${secure}`;
}
