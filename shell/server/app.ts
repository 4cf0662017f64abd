import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStaticFiles } from '@varda/shared/server/static-files';
import Fastify, { type FastifyInstance } from 'fastify';
import { proxyApi } from './api-proxy.ts';
import { sendCompressed } from './compressed.ts';
import { pageDocument } from './document.ts';
import type { Environment } from './environment.ts';
import { LiveRemotes } from './live-remotes.ts';
import { securityHeaders } from './security-headers.ts';
import { readShellChunks, shellChunksFile } from './shell-chunks.ts';
import { visitorOf } from './visitor.ts';
import { visitorLanguage } from './visitor-language.ts';

/**
 * The server of the public origin: static files of the shell, `/api` passed on, the document for every other path.
 *
 * @param dist folder of the shell's build
 */
export async function createApp(environment: Environment, dist: string): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: environment.LOG_LEVEL },
    trustProxy: environment.TRUST_PROXY.split(',').map((address) => address.trim()),
    // What is under way is finished; a connection that only waits for the next request does not hold the end up.
    forceCloseConnections: 'idle',
  });
  const live = new LiveRemotes({
    registry: environment.REGISTRY,
    overrideOrigins: environment.OVERRIDE_ORIGINS,
    log: app.log,
  });
  const template = await readFile(path.join(dist, 'index.html'), 'utf8');
  const chunks = await readShellChunks(dist);

  await proxyApi(app, environment.API_URL);
  // The document is nothing without what is put in for each request.
  const notServed = [`${shellChunksFile}*`, 'index.html*'];
  await serveStaticFiles(app, dist, { wildcard: false, globIgnore: notServed });

  app.addHook('onReady', async () => void (await live.renewed()));
  app.get('/health', () => ({ live: true }));
  app.get('/remotes.json', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return live.renewed(visitorOf(request));
  });
  app.get('/contact', (request, reply) => reply.redirect(`/contacts${queryOf(request.url)}`, 301));
  app.get('/static/*', (_, reply) => reply.status(404).type('text/plain').send('There is no such file'));
  app.get('/*', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const remotes = await live.current(visitorOf(request));
    const language = visitorLanguage(request);
    const { html, status } = pageDocument({ template, chunks }, pathOf(request.url), { language, remotes }, nonce);
    reply
      .status(status)
      .headers(securityHeaders(remotes, nonce))
      .header('cache-control', 'private, no-cache')
      .header('content-language', language)
      .header('vary', 'accept-encoding, accept-language, cookie')
      .type('text/html; charset=utf-8');
    return sendCompressed(request, reply, html);
  });
  return app;
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

function queryOf(url: string): string {
  return url.slice(pathOf(url).length);
}
