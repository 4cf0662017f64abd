import type { FastifyInstance } from 'fastify';

/** From where the release desk may have a browser ask for builds. A list of names: asking is refused elsewhere. */
export function overrideRoutes(app: FastifyInstance, origins: readonly string[]): void {
  app.get('/override-origins.json', (_, reply) => reply.header('cache-control', 'no-store').send(origins));
}
