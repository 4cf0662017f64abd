import type { FastifyInstance } from 'fastify';

/** Starts a server, or ends the process with a line that says which port is taken and how to choose another one. */
export async function listenOrExit(
  app: FastifyInstance,
  {
    host,
    port,
    portVariable,
  }: {
    host: string;
    port: number;
    /** Variable that sets the port. */
    portVariable: string;
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
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
}
