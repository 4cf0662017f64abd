import { finished } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/**
 * Holds an answer back until its request has come in whole; what nobody wants of it is read and forgotten. A refusal that comes
 * sooner reaches no caller: undici, and with it the shell's proxy, closes a connection that is answered before all was sent.
 */
export function answerWholeRequests(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, _reply, _payload, done) => {
    if (raw.complete !== false || raw.destroyed) return done();
    raw.unpipe();
    raw.resume();
    finished(raw, () => done());
  });
}
