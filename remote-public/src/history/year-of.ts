/** The year that an entry begins with, as its heading or in its first words. */
export function yearOf(html: string): string | undefined {
  const start = html.replace(/<[^>]*>/g, ' ').trimStart();
  return /^\d{4}(?!\d)/.exec(start)?.[0];
}

/** Names the place of an entry on the page. */
export const yearsAnchor = (id: string) => `stop-${id}`;
