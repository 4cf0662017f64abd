import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentEnd } from './document.ts';
import type { LiveRemotes } from './live-remotes.ts';
import { encodingFor, OpenEnded } from './open-ended.ts';
import type { FinishedPage, PageRenderer, PageRequest } from './page-renderer.ts';
import { securityHeaders } from './security-headers.ts';
import { visitorOf } from './visitor.ts';
import { visitorLanguage } from './visitor-language.ts';

/** Most bytes of a form that is sent without scripts. */
const longestForm = 64 * 1024;

/** Every path that nothing else has is a page. */
export async function pageRoutes(app: FastifyInstance, live: LiveRemotes, renderer: PageRenderer): Promise<void> {
  const asked = async (request: FastifyRequest): Promise<PageRequest> => {
    const visitor = visitorOf(request);
    return {
      origin: `${request.protocol}://${request.host}`,
      pathname: pathOf(request.url),
      language: visitorLanguage(request),
      remotes: await live.current(visitor),
      asked: new Set(visitor.overrides.keys()),
    };
  };

  app.get('/contact', (request, reply) => reply.redirect(`/contacts${queryOf(request.url)}`, 301));

  app.get('/*', async (request, reply) => {
    const page = await asked(request);
    const part = await renderer.partFor(page);
    return send(request, reply, page, await renderer.document(page, part));
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
      const part = await renderer.partFor(page);
      const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const form = { fields, headers: { 'x-forwarded-for': request.ip } };
      return send(request, reply, page, await renderer.document(page, part, form));
    });
  });
}

async function send(request: FastifyRequest, reply: FastifyReply, asked: PageRequest, page: FinishedPage) {
  const nonce = randomBytes(16).toString('base64');
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  reply
    .status(page.status)
    .headers(securityHeaders(asked.remotes, nonce, page.styles))
    .header('cache-control', 'private, no-cache')
    .header('content-language', asked.language)
    .header('vary', 'accept-encoding, accept-language, cookie')
    .type('text/html; charset=utf-8');
  return reply.send(await new OpenEnded(page.start, 'once').with(documentEnd(nonce), encoding));
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

function queryOf(url: string): string {
  return url.slice(pathOf(url).length);
}
