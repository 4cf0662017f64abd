import { catalogue } from '@varda/shared/contract/catalogue';
import { type Language, languages } from '@varda/shared/contract/language';
import { sitePages } from '@varda/shared/contract/site-pages';
import { pageAddress, paths } from '@varda/shared/router/paths';
import { acceptedEncoding } from '@varda/shared/server/accepted';
import type { FastifyInstance } from 'fastify';
import { OpenEnded } from './open-ended.ts';
import type { SiteOrigin } from './site-origin.ts';

/** Longest wait for an answer of the api, in milliseconds. */
const patience = 5_000;

interface Entry {
  path: string;
  changedAt?: string;
  /** In which there is a page; both unless said otherwise. */
  languages?: readonly Language[];
}

/** What crawlers ask for. */
export function searchRoutes(app: FastifyInstance, apiUrl: string, originOf: SiteOrigin): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /language/\nSitemap: ${originOf(request)}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const pages = await pagesOf(apiUrl).catch(() => null);
    if (!pages) return reply.status(503).header('retry-after', '60').type('text/plain').send('Not at the moment\n');
    const { home, about, history, careers, contacts, privacy, sideEffects } = paths;
    const fixed = [home, about, history, careers, contacts, privacy, sideEffects, ...catalogue.map(paths.category)];
    const entries: Entry[] = [...fixed.map((path) => ({ path })), ...pages];
    const origin = originOf(request);
    const urls = entries.flatMap((entry) => urlElements(origin, entry));
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    return reply
      .headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
      .type('application/xml; charset=utf-8')
      .send(Buffer.concat(await new OpenEnded(sitemapStart + urls.join('\n')).with(sitemapEnd, encoding)));
  });
}

async function pagesOf(apiUrl: string): Promise<Entry[]> {
  const response = await fetch(`${apiUrl}/api/pages`, { signal: AbortSignal.timeout(patience) });
  const { products, careers } = sitePages.parse(await response.json());
  return [
    ...products.map(({ _id, updatedAt }) => ({ path: paths.product(_id), changedAt: updatedAt })),
    ...careers.map(({ _id, updatedAt, languages }) => ({ path: paths.career(_id), changedAt: updatedAt, languages })),
  ];
}

const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const sitemapStart = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n`;
const sitemapEnd = '\n</urlset>\n';

/** One for each language of the page; each names them all. */
function urlElements(origin: string, { path, changedAt, languages: known = languages }: Entry): string[] {
  const addressIn = (language: Language) => escaped(pageAddress(origin, path, language));
  const alternates = [...known.map((language) => [language, addressIn(language)]), ['x-default', addressIn('en')]];
  const links = alternates.map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`);
  const date = changedAt ? `<lastmod>${escaped(changedAt)}</lastmod>` : '';
  const isInBoth = known.length === languages.length;
  return known.map(
    (language) => `<url><loc>${addressIn(language)}</loc>${date}${isInBoth ? links.join('') : ''}</url>`,
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}
