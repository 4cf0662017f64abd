import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment.ts';
import { visitorOf } from '../remotes/visitor.ts';

/** From where the release desk may have a browser ask for builds: a list of origins, empty for others than staff. */
export function overrideRoutes(
  app: FastifyInstance,
  { OVERRIDE_ORIGINS, SITE_SECRET }: Pick<Environment, 'OVERRIDE_ORIGINS' | 'SITE_SECRET'>,
): void {
  app.get('/override-origins.json', (request, reply) =>
    reply.header('cache-control', 'no-store').send(visitorOf(request, SITE_SECRET).staff ? OVERRIDE_ORIGINS : []),
  );
}
