import type { Answered, Metrics } from '@varda/server/metrics';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** Asked every few seconds by every proxy and cluster in front; `health.routes.ts` logs what changes. */
const healthRoutes: readonly (string | null)[] = ['/health', '/api/health'];

/** One line for each call: its route as registered, without the ids, searches and addresses of people. */
export function logRequests(app: FastifyInstance, metrics: Metrics | null): void {
  app.addHook('onResponse', ({ log, method, routeOptions }, reply, done) => {
    const { statusCode: status, elapsedTime: ms } = reply;
    const answered = { method, route: routeOptions.url ?? null, status, ms };
    // On a quiet site probes are most of the answers: counted, they would hide that all others fail or are slow.
    if (!healthRoutes.includes(answered.route)) metrics?.answered(answered);
    logAnswer(log, answered);
    done();
  });
}

/** @param line `reqId` where the logger does not know it */
export function logAnswer(log: FastifyBaseLogger, line: Answered & { reqId?: string }): void {
  log[healthRoutes.includes(line.route) ? 'debug' : 'info']({ ...line, ms: Math.round(line.ms * 10) / 10 }, 'request');
}
