import type { FastifyInstance } from 'fastify';

/** Lets pages connect to dev servers as well, which say over a web socket what has changed. */
export function allowConnections(app: FastifyInstance, addresses: readonly string[]): void {
  if (addresses.length === 0) return;
  app.addHook('onSend', async (_, reply) => {
    const policy = reply.getHeader('content-security-policy');
    if (typeof policy === 'string')
      reply.header('content-security-policy', policy.replace('connect-src ', `connect-src ${addresses.join(' ')} `));
  });
}
