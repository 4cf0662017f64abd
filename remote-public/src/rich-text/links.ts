import type { Language } from '@varda/contract/language';
import { addressIn } from '@varda/platform/router';

const link = /(<a [^>]*?\bhref=")([^"]*)"/g;

/**
 * Has the links of a text that lead to pages of this site name the page's language, as all other links do. The HTML is the
 * server's own: its attributes are escaped and in double quotes.
 *
 * @param origin of the site: authors paste whole addresses
 */
export function withLinksIn(html: string, language: Language, origin = ''): string {
  return html.replace(link, (whole, start: string, escaped: string) => {
    const site = origin && escaped.startsWith(`${origin}/`) ? origin : '';
    const path = escaped.slice(site.length).replaceAll('&amp;', '&');
    const address = addressIn(language, path);
    return address === path ? whole : `${start}${site}${address.replace(/&(?!\w+;)/g, '&amp;')}"`;
  });
}
