import { catalogue } from '@varda/contract/catalogue';
import { defaultLanguage, type Language, languages } from '@varda/contract/language';
import type { SitePages } from '@varda/contract/site-pages';
import { pageAddress, paths } from '@varda/platform/router/paths';
import { escapeHtml } from '@varda/server/escape-html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CompressedText, sendCompressed } from '../cache/compressed-text.ts';
import type { SiteOrigin } from './site-origin.ts';

/** Longest wait for an answer of the api, in milliseconds. */
const timeoutMs = 5_000;

interface Entry {
  path: string;
  changedAt?: string;
  /** In which there is a page; both unless said otherwise. */
  languages?: readonly Language[];
}

/** What crawlers ask for: robots.txt and the sitemaps. */
export function robotsAndSitemapRoutes(app: FastifyInstance, apiUrl: string, originOf: SiteOrigin): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /language/\nSitemap: ${originOf(request)}/sitemap.xml\n`),
  );

  const answer = async (request: FastifyRequest, reply: FastifyReply, number: number | null) => {
    const entries = await entriesOf(apiUrl).catch(() => null);
    if (!entries) return reply.status(503).header('retry-after', '60').type('text/plain').send('Not at the moment\n');
    const count = Math.ceil(entries.length / perSitemap);
    if (number !== null && (number < 1 || number > count)) return reply.callNotFound();
    const origin = originOf(request);
    const text =
      number === null && count > 1
        ? documentOf('sitemapindex', sitemapElements(origin, count))
        : documentOf('urlset', urlElementsOf(origin, entries, number ?? 1));
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' }).type('application/xml; charset=utf-8');
    return sendCompressed(request, reply, text);
  };
  app.get('/sitemap.xml', (request, reply) => answer(request, reply, null));
  app.get<{ Params: { number: string } }>('/sitemap-:number(^\\d{1,3}).xml', (request, reply) =>
    answer(request, reply, Number(request.params.number)),
  );
}

/** Entries of one sitemap, each of which may be two addresses: a sitemap may have 50,000. */
const perSitemap = 20_000;

/** Those of which there are few come first. */
async function entriesOf(apiUrl: string): Promise<Entry[]> {
  const response = await fetch(`${apiUrl}/api/pages`, { signal: AbortSignal.timeout(timeoutMs) });
  const { products, careers } = (await response.json()) as SitePages;
  const { home, about, history, careers: vacancies, contacts, privacy, sideEffects } = paths;
  const fixed = [home, about, history, vacancies, contacts, privacy, sideEffects, ...catalogue.map(paths.category)];
  return [
    ...fixed.map((path) => ({ path })),
    ...careers.map(({ _id, updatedAt, languages }) => ({ path: paths.career(_id), changedAt: updatedAt, languages })),
    ...products.map(({ _id, updatedAt }) => ({ path: paths.product(_id), changedAt: updatedAt })),
  ];
}

function documentOf(element: 'urlset' | 'sitemapindex', lines: readonly string[]): CompressedText {
  const start = `<?xml version="1.0" encoding="UTF-8"?>\n<${element} ${namespaces}>`;
  return new CompressedText(`${start}\n${lines.join('\n')}\n</${element}>\n`);
}

function sitemapElements(origin: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    return `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${index + 1}.xml`)}</loc></sitemap>`;
  });
}

function urlElementsOf(origin: string, entries: readonly Entry[], number: number): string[] {
  return entries.slice((number - 1) * perSitemap, number * perSitemap).flatMap((entry) => urlElements(origin, entry));
}

const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** One for each language of the page; each names them all. */
function urlElements(origin: string, { path, changedAt, languages: known = languages }: Entry): string[] {
  const addressIn = (language: Language) => escapeHtml(pageAddress(origin, path, language));
  const alternates = [
    ...known.map((language) => [language, addressIn(language)]),
    ['x-default', addressIn(defaultLanguage)],
  ];
  const links = alternates.map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`);
  const date = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '';
  const isInBoth = known.length === languages.length;
  return known.map(
    (language) => `<url><loc>${addressIn(language)}</loc>${date}${isInBoth ? links.join('') : ''}</url>`,
  );
}
