import { catalogue } from '@varda/shared/contract/catalogue';
import type { Language } from '@varda/shared/contract/language';
import type { ProductLink } from '@varda/shared/contract/products';
import { paths } from '@varda/shared/router/paths';
import type { FastifyInstance } from 'fastify';
import type { SiteOrigin } from './site-origin.ts';

/** Longest wait for an answer of the api, in milliseconds. */
const patience = 5_000;

/** Most vacancies that the list of pages names, in either language. */
const mostVacancies = 100;

interface Entry {
  path: string;
  changedAt?: string;
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
    // A vacancy that is public in both languages is in both lists.
    const entries = new Map([...fixed.map((path) => ({ path })), ...lists.flat()].map((entry) => [entry.path, entry]));
    const origin = originOf(request);
    return reply
      .header('cache-control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(sitemap([...entries.values()].map(({ path, changedAt }: Entry) => urlElement(origin + path, changedAt))));
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
  return careers.map(({ _id, updatedAt }) => ({ path: paths.career(_id), changedAt: updatedAt }));
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

function urlElement(url: string, changedAt?: string): string {
  const english = escaped(url);
  const alternates = [
    ['en', english],
    ['mk', `${english}?lang=mk`],
    ['x-default', english],
  ].map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`);
  const date = changedAt ? `<lastmod>${escaped(changedAt)}</lastmod>` : '';
  return `<url><loc>${english}</loc>${date}${alternates.join('')}</url>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}
