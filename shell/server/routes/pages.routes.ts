import { isPublic } from '@varda/platform/router/is-public';
import { isUnchanged } from '@varda/server/is-unchanged';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CompressedText, sendCompressed } from '../cache/compressed-text.ts';
import type { ContentRevision } from '../cache/content-revision.ts';
import type { CachedPage, PageCache } from '../cache/page-cache.ts';
import type { LiveRemotes } from '../remotes/live-remotes.ts';
import { visitorOf } from '../remotes/visitor.ts';
import type { FinishedPage, PageRenderer, PageRequest } from '../ssr/page-renderer.ts';
import type { SsrBundle } from '../ssr/ssr-bundles.ts';
import type { BackOfficePages } from './back-office-pages.ts';
import { canonicalPath } from './canonical-path.ts';
import { previewIn, sendPreview } from './preview-page.ts';
import { isKnownHost, type SiteOrigin } from './site-origin.ts';
import { cookieOfVisit, visitorLanguage } from './visitor-language.ts';

/** Most bytes of a form that is sent without scripts. The page refuses less with what was typed; a Cyrillic letter is six of them. */
const longestForm = 256 * 1024;

interface Services {
  live: LiveRemotes;
  renderer: PageRenderer;
  backOffice: BackOfficePages;
  cache: PageCache;
  content: ContentRevision;
  apiUrl: string;
  origin: SiteOrigin;
  /** Scheme and host of the site, where they are known. */
  site: string | undefined;
  /** Whether `Accept-Language` chooses the language of a first visit. */
  languageFromBrowser: boolean;
  /** That the api shares, `SITE_SECRET`. */
  secret: string | undefined;
}

/** Every path that nothing else has is a page. */
export async function pageRoutes(
  app: FastifyInstance,
  { live, renderer, backOffice, cache, content, apiUrl, origin, site, languageFromBrowser, secret }: Services,
): Promise<void> {
  /** Of every answer with a document, and of those that say that it is the same. */
  const caching = {
    'cache-control': 'private, no-cache',
    vary: languageFromBrowser ? 'accept-encoding, accept-language, cookie' : 'accept-encoding, cookie',
  };
  const asked = async (request: FastifyRequest): Promise<PageRequest> => {
    const visitor = visitorOf(request, secret);
    return {
      origin: origin(request),
      pathname: pathOf(request.url),
      query: queryOf(request.url),
      ip: request.ip,
      language: visitorLanguage(request, languageFromBrowser),
      remotes: await live.current(visitor),
      asked: visitor.overrides,
    };
  };

  app.get('/*', async (request, reply) => {
    const page = await asked(request);
    const canonical = canonicalPath(page);
    // In the browser the address shall be the one that the page was rendered for: one that was written anew (`decodable`), too.
    if (canonical || request.originalUrl !== request.url)
      return reply.redirect((canonical ?? page.pathname) + queryOf(request.url), 301);
    if (!isPublic(page.pathname)) return backOffice.send(request, reply, page, caching);
    const preview = previewIn(page.query);
    if (preview) return sendPreview({ request, reply, apiUrl, renderer }, { ...page, preview });
    const bundle = await renderer.bundleFor(page);
    const make = () => renderer.document(page, bundle);
    const isOfQuery = bundle !== null && renderer.readsQuery(page, bundle);
    if (!bundle || isOfQuery || !isKnownHost(site, request))
      return send(request, reply, uncached(await make()), caching);
    const { database = '', revision = null } = (await content.current()) ?? {};
    const cached = await cache.page(`${database}\n${keyOf(page, bundle)}`, revision, make);
    return send(request, reply, cached, caching);
  });

  app.route({
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/*',
    // Before any body is read.
    onRequest: async (request, reply) => {
      const page = await asked(request);
      const bundle = isPublic(page.pathname) ? await renderer.bundleFor(page) : null;
      return refuse(reply, bundle !== null && renderer.takesForm(page, bundle));
    },
    handler: () => undefined,
  });

  // Forms that are sent without scripts. Apart, as a body for the api has to go through as it is.
  await app.register(async (forms) => {
    forms.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      async (_: unknown, body: string) => new URLSearchParams(body),
    );
    forms.post('/*', async (request, reply) => {
      const page = await asked(request);
      if (!isPublic(page.pathname)) return refuse(reply, false);
      const bundle = await renderer.bundleFor(page);
      if (bundle && !renderer.takesForm(page, bundle)) return refuse(reply, false);
      const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      return send(request, reply, uncached(await renderer.document(page, bundle, fields)), caching);
    });
  });
}

/** Everything that decides what a page looks like, but for the content. */
export function keyOf(
  { language, origin, pathname, remotes }: Pick<PageRequest, 'language' | 'origin' | 'pathname' | 'remotes'>,
  bundle: Pick<SsrBundle, 'remote'>,
): string {
  // With their places: a version that a host had at its root has its files elsewhere as a release.
  const versions = [bundle.remote, ...remotes].map(({ url, manifest }) => `${url} ${manifest?.version}`);
  return [language, origin, pathname, ...versions].join('\n');
}

type SentPage = Pick<CachedPage, 'text' | 'status' | 'headers'> & { etag?: string };

function uncached({ html, ...page }: FinishedPage): SentPage {
  return { ...page, text: new CompressedText(html) };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, text, etag }: SentPage,
  caching: Readonly<Record<string, string>>,
) {
  const cookie = cookieOfVisit(request);
  reply.headers({ ...caching, ...(cookie && { 'set-cookie': cookie }), ...(etag && { etag }) });
  if (etag && status === 200 && isUnchanged(request.headers, etag)) return reply.status(304).send();
  reply.status(status).headers(headers);
  return sendCompressed(request, reply, text);
}

function refuse(reply: FastifyReply, takesForm: boolean) {
  const allowed = takesForm ? 'GET, HEAD, POST' : 'GET, HEAD';
  return reply.status(405).header('allow', allowed).type('text/plain').send(`This address takes ${allowed}\n`);
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

function queryOf(url: string): string {
  return url.slice(pathOf(url).length);
}
