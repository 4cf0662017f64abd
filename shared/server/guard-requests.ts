import type { FastifyInstance } from 'fastify';

/** For every server: a request that names two hosts is refused, and one of a caller who has gone before it was looked at. */
export function guardRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { rawHeaders } = request.raw;
    // Of the two, this server and a proxy in front of it might each take another one.
    const hosts = rawHeaders.filter((text, place) => place % 2 === 0 && /^host$/i.test(text));
    if (hosts.length > 1) throw refused('The request names two hosts');
    // Nobody is left to be answered, and limits have no address to count for. One that is asked for here stays when the connection ends.
    if (request.ip === undefined) throw refused('The caller has hung up');
  });
}

const refused = (message: string) => Object.assign(new Error(message), { statusCode: 400 });
