import type { IncomingHttpHeaders } from 'node:http';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { openConnections } from '@varda/server/http-client';
import type { FastifyInstance } from 'fastify';

/** Calls with connections of their own: what the api reads from a storage for them, and that may hang, takes none from all others. */
const prefixes = ['/api', '/api/pictures', '/api/leaflets'];

/** Passes `/api` on to the api, so that one origin serves visitors and staff. Bodies go through as they come in. */
export async function proxyApi(app: FastifyInstance, upstream: string): Promise<void> {
  for (const prefix of prefixes) {
    const connections = openConnections();
    app.addHook('onClose', () => connections.close());
    await app.register(httpProxy, {
      upstream,
      // Its types are those of the version before.
      undici: { request: connections.request.bind(connections) } as NonNullable<FastifyHttpProxyOptions['undici']>,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => forwarded(request, headers),
        rewriteHeaders: withoutConnection,
        // Whether a refused call is worth another try is for the caller to say.
        retryDelay: () => null,
        // Without a message of the server's, screens show their own (S-02).
        onError: (reply) => reply.status(503).type('application/json').send({ code: 'unavailable' }),
      },
    });
  }
}

/**
 * Tells the api who has asked: the address that this server believes, and not what a visitor claims. What a client expects before it
 * sends a long body (curl does) has been answered by this server.
 */
function forwarded(
  request: { ip: string; protocol: string; host: string },
  { forwarded: _, expect: __, ...headers }: IncomingHttpHeaders,
): IncomingHttpHeaders {
  return {
    ...withoutConnection(headers),
    'x-forwarded-for': request.ip,
    'x-forwarded-proto': request.protocol,
    'x-forwarded-host': request.host,
  };
}

/** Each connection is kept or closed by its own two ends, whatever is said on the other one. */
function withoutConnection({ connection: _, 'keep-alive': __, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}
