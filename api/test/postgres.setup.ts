import { PostgresServer } from './postgres-server.ts';

/*
 * For `node --test --test-global-setup=…`: a PostgreSQL for this run of the tests, in `TEST_DATABASE_URL`; or the reason why
 * there is none, in `TEST_DATABASE_MISSING`. A server that is already named there is used as it is.
 */

let server: PostgresServer | undefined;

export async function globalSetup(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  try {
    server = await PostgresServer.create();
    process.env.TEST_DATABASE_URL = server.url;
  } catch (error) {
    process.env.TEST_DATABASE_MISSING = (error as Error).message;
  }
}

export async function globalTeardown(): Promise<void> {
  await server?.remove();
}
