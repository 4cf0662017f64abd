import { catalogue } from '@varda/shared/contract/catalogue';
import { type Language, languages } from '@varda/shared/contract/language';
import type { ProductLink } from '@varda/shared/contract/products';
import { pageAddress, paths } from '@varda/shared/router/paths';
import type { FastifyInstance } from 'fastify';
import type { SiteOrigin } from './site-origin.ts';

/** Longest wait for an answer of the api, in milliseconds. */
const patience = 5_000;

/** Most vacancies that the list of pages names, in either language. */
const mostVacancies = 100;

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
    const asked = [vacanciesIn(apiUrl, 'en'), vacanciesIn(apiUrl, 'mk'), productsOf(apiUrl)];
    const lists = await Promise.all(asked).catch(() => null);
    if (!lists) return reply.status(503).header('retry-after', '60').type('text/plain').send('Not at the moment\n');
    const { home, about, history, careers, contacts } = paths;
    const fixed = [home, about, history, careers, contacts, ...catalogue.map(paths.category)];
    const entries: Entry[] = [...fixed.map((path) => ({ path })), ...inBothLanguages(lists.flat())];
    const origin = originOf(request);
    return reply
      .header('cache-control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(sitemap(entries.map((entry) => urlElement(origin, entry))));
  });
}

async function productsOf(apiUrl: string): Promise<Entry[]> {
  const products = await ask<ProductLink[]>(`${apiUrl}/api/products/all`);
  return products.map((product) => ({ path: paths.productNamed(product) }));
}

async function vacanciesIn(apiUrl: string, lang: Language): Promise<Entry[]> {
  const query = new URLSearchParams({ lang, active: 'true', limit: String(mostVacancies) });
  const { careers } = await ask<{ careers: { _id: string; updatedAt: string }[] }>(
    `${apiUrl}/api/adminCareer?${query}`,
  );
  return careers.map(({ _id, updatedAt }) => ({ path: paths.career(_id), changedAt: updatedAt, languages: [lang] }));
}

/** What is public in both languages is in both lists. */
function inBothLanguages(entries: readonly Entry[]): Entry[] {
  const byPath = Map.groupBy(entries, ({ path }) => path);
  return [...byPath.values()].flatMap(([first, second]) => {
    if (!first) return [];
    return { ...first, ...(second && { languages }) };
  });
}

async function ask<T>(url: string): Promise<T> {
  const response = await fetch(url, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}

function sitemap(urls: readonly string[]): string {
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

function urlElement(origin: string, { path, changedAt, languages: known = languages }: Entry): string {
  const addressIn = (language: Language) => escaped(pageAddress(origin, path, language));
  const alternates = [...known.map((language) => [language, addressIn(language)]), ['x-default', addressIn('en')]];
  const links = alternates.map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`);
  const date = changedAt ? `<lastmod>${escaped(changedAt)}</lastmod>` : '';
  const isInBoth = known.length === languages.length;
  return `<url><loc>${addressIn(known[0] ?? 'en')}</loc>${date}${isInBoth ? links.join('') : ''}</url>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}
