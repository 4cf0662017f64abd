import { languageFor } from './reader.ts';

/** They tell where a visitor has come from, and change nothing of the page. */
const tracking = /^(utm_.*|gclid|fbclid)$/;

/** The address under which a document is cached: its path and query, with the language that the server would choose. */
export async function keyOf(url: URL): Promise<string> {
  const query = [...url.searchParams].filter(([name]) => name !== 'lang' && !tracking.test(name));
  const search = new URLSearchParams(query);
  search.sort();
  return `${url.origin}${url.pathname}?${new URLSearchParams([['lang', await languageFor(url)], ...search])}`;
}
