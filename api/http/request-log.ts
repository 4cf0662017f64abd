import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** One line for each call: its route as registered, without the ids, searches and addresses of people. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', ({ log, method, routeOptions }, reply, done) => {
    logAnswer(log, { method, route: routeOptions.url ?? null, status: reply.statusCode, ms: reply.elapsedTime });
    done();
  });
}

/** @param line `reqId` where the logger does not know it */
export function logAnswer(
  log: FastifyBaseLogger,
  line: { reqId?: string; method: string; route: string | null; status: number; ms: number },
): void {
  log.info({ ...line, ms: Math.round(line.ms * 10) / 10 }, 'request');
}
