import type { FastifyInstance } from 'fastify';

/** How long requests that are under way may take before the process ends, in milliseconds. */
const lastRequestsMs = 5_000;

/**
 * Says what nobody has caught, and counts it. A promise that nobody waited for leaves everything else as it is, and the server goes on.
 * An exception has left a call half done: the server finishes what is under way and ends, and is started again by whatever
 * started it.
 */
export function logUncaught(app: FastifyInstance): void {
  let rejections = 0;
  process.on('unhandledRejection', (error) => {
    rejections += 1;
    app.log.error({ err: error, rejections }, 'A rejection that nobody has caught; the server goes on');
  });
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'An exception that nobody has caught; the server ends');
    process.exitCode = 1;
    setTimeout(() => process.exit(1), lastRequestsMs).unref();
    void app.close().finally(() => process.exit(1));
  });
}
