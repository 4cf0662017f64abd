import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const forEver = 'public, max-age=31536000, immutable';

/**
 * Serves a finished build: files with a hash in their name for ever, all others to be asked for again each time, brotli
 * twins where the browser takes them.
 *
 * @param folder the build's `dist`; several are looked through in turn
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  folder: string | string[],
  options: Partial<FastifyStaticOptions> = {},
) {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      reply.header('cache-control', /\.[0-9a-f]{10}\./.test(file) ? forEver : 'no-cache');
      reply.header('cross-origin-resource-policy', 'cross-origin');
      reply.header('x-content-type-options', 'nosniff');
    },
    ...options,
  });
}
