/**
 * The first `length` characters of what can be read in some HTML. A document that never meets the page reads it, so
 * nothing in it runs or loads.
 */
export function plainText(html: string, length: number): string {
  const spaced = html.replace(/<\/(p|h\d|li)>|<br\s*\/?>/g, '$& ');
  const text = new DOMParser().parseFromString(spaced, 'text/html').body.textContent.replace(/\s+/g, ' ').trim();
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
}
