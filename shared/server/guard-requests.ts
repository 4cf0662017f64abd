import type { FastifyInstance } from 'fastify';

/** For every server: no answer is taken for another type than it says, and a request that names two hosts is refused. */
export function guardRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    // Of the two, this server and a proxy in front of it might each take another one.
    const hosts = raw.rawHeaders.filter((text, place) => place % 2 === 0 && /^host$/i.test(text));
    if (hosts.length > 1) throw Object.assign(new Error('The request names two hosts'), { statusCode: 400 });
  });
}
