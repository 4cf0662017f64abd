import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import httpProxy from '@fastify/http-proxy';
import { serveStaticFiles } from '@varda/shared/server/static-files';
import Fastify, { type FastifyInstance } from 'fastify';
import { pageDocument } from './document.ts';
import type { Environment } from './environment.ts';
import { LiveRemotes } from './live-remotes.ts';
import { securityHeaders } from './security-headers.ts';
import { visitorLanguage } from './visitor-language.ts';

const dist = path.join(import.meta.dirname, '../dist');

/** The server of the public origin: static files of the shell, `/api` passed on, the document for every other path. */
export async function createApp(environment: Environment): Promise<FastifyInstance> {
  const app = Fastify({ logger: { level: environment.LOG_LEVEL }, forceCloseConnections: true });
  const live = new LiveRemotes(environment.REGISTRY, app.log);
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');

  await app.register(httpProxy, {
    upstream: environment.API_URL,
    prefix: '/api',
    rewritePrefix: '/api',
    replyOptions: {
      // Without a message of the server's, screens show their own (`spec.md` §8).
      onError: (reply) => reply.status(503).type('application/json').send({ error: 'unavailable' }),
    },
  });
  await serveStaticFiles(app, dist, { wildcard: false });

  app.get('/health', () => ({ live: true }));
  app.get('/remotes.json', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return live.current();
  });
  app.get('/*', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const remotes = await live.current();
    const { pathname } = new URL(request.url, 'http://shell');
    const { html, status } = pageDocument(template, pathname, { language: visitorLanguage(request), remotes }, nonce);
    return reply
      .status(status)
      .headers(securityHeaders(remotes, nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(html);
  });
  return app;
}
