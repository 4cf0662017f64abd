/**
 * The first `length` characters of what can be read in some HTML; a dot stands between lines that end without a sign of
 * their own. A document that never meets the page reads it, so nothing in it runs or loads.
 */
export function plainText(html: string, length: number): string {
  const inLines = html.replace(/\s+/g, ' ').replace(/<\/(p|h\d|li)>|<br\s*\/?>/g, '$&\n');
  const { textContent } = new DOMParser().parseFromString(inLines, 'text/html').body;
  const lines = textContent.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const text = lines.filter((line) => line !== '').reduce(joined, '');
  return text.length > length ? `${text.slice(0, length).trimEnd()}…` : text;
}

function joined(text: string, line: string): string {
  if (text === '') return line;
  return /[.,:;!?…]$/.test(text) ? `${text} ${line}` : `${text} · ${line}`;
}
