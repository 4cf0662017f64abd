import { openDatabase } from '../database/open-database.ts';
import { PostgresServer } from './postgres-server.ts';
import { createDatabase, type TestDatabase } from './test-database.ts';

/*
 * For `node --test --test-global-setup=…`: a PostgreSQL for this run of the tests, in `TEST_DATABASE_URL`; or the reason why
 * there is none, in `TEST_DATABASE_MISSING`. A server that is already named there is used as it is. On it a database with
 * today's tables, of which tests take copies: a copy takes a tenth of the time of all migrations.
 */

let server: PostgresServer | undefined;
let template: TestDatabase | undefined;

export async function globalSetup(): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) {
    try {
      server = await PostgresServer.create();
      process.env.TEST_DATABASE_URL = server.url;
    } catch (error) {
      process.env.TEST_DATABASE_MISSING = (error as Error).message;
      return;
    }
  }
  template = await createDatabase();
  const { db } = await openDatabase({ folder: '', url: template.url });
  await db.destroy();
  process.env.TEST_DATABASE_TEMPLATE = new URL(template.url).pathname.slice(1);
}

export async function globalTeardown(): Promise<void> {
  if (!server) await template?.drop();
  await server?.remove();
}
