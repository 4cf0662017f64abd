import type { Server, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Starts a server, or ends the process with a line that says which port is taken and how to choose another one. */
export async function listenOrExit(
  app: FastifyInstance,
  {
    host,
    port,
    portVariable,
    drainSeconds = 0,
  }: {
    host: string;
    port: number;
    /** Variable that sets the port. */
    portVariable: string;
    /** How long it goes on answering after the signal to end, `DRAIN_SECONDS`. */
    drainSeconds?: number;
  },
): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason =
      code === 'EADDRINUSE'
        ? `port ${port} is already in use. Stop what uses it, or choose another one with ${portVariable}=…`
        : code === 'EACCES'
          ? `port ${port} needs more rights than this user has. Choose one above 1023 with ${portVariable}=…`
          : message;
    console.error(`Cannot start: ${reason}`);
    process.exit(1);
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(app, drainSeconds));
}

const ending = new WeakSet<Server>();

/** Whether a server has got the signal to end: its health check says so, and a proxy that asks for it sends nothing more. */
export function isEnding(app: FastifyInstance): boolean {
  return ending.has(app.server);
}

/**
 * A proxy that keeps connections is asked to give them up first: one that is closed at the moment of its next request costs somebody an
 * answer, and a cluster goes on sending until all of it knows.
 */
async function end(app: FastifyInstance, drainSeconds: number): Promise<void> {
  ending.add(app.server);
  app.server.prependListener('request', (_, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  await setTimeout(drainSeconds * 1000);
  // An answer that was under way before has told its client to keep the connection; this server would wait for its next request.
  app.server.keepAliveTimeout = 1;
  await app.close();
}
