import type { FastifyInstance } from 'fastify';

/** For every server: a request that names two hosts is refused. */
export function guardRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    // Of the two, this server and a proxy in front of it might each take another one.
    const hosts = raw.rawHeaders.filter((text, place) => place % 2 === 0 && /^host$/i.test(text));
    if (hosts.length > 1) throw Object.assign(new Error('The request names two hosts'), { statusCode: 400 });
  });
}
