import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { readEnvironment } from '../environment.ts';
import { openServices } from '../services.ts';
import { PostgresServer } from './postgres-server.ts';
import { variablesOf } from './test-app.ts';
import { createDatabase, sqliteFile, type TestDatabase } from './test-database.ts';

/*
 * For `node --test --test-global-setup=…`: a PostgreSQL for this run of the tests, in `TEST_DATABASE_URL`; or the reason why
 * there is none, in `TEST_DATABASE_MISSING`. A server that is already named there is used as it is. Of each engine a database as
 * the first start leaves it, of which tests take copies: a copy takes a tenth of the time of all migrations.
 */

let folder: string;
let server: PostgresServer | undefined;
let template: TestDatabase | undefined;

export async function globalSetup(): Promise<void> {
  folder = await mkdtemp(path.join(tmpdir(), 'varda-templates-'));
  await startOnce('sqlite', null);
  process.env.TEST_SQLITE_TEMPLATE = path.join(folder, 'sqlite', sqliteFile);
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
  await startOnce('postgres', template);
  process.env.TEST_DATABASE_TEMPLATE = new URL(template.url).pathname.slice(1);
}

export async function globalTeardown(): Promise<void> {
  if (!server) await template?.drop();
  await server?.remove();
  await rm(folder, { recursive: true, force: true });
}

async function startOnce(name: string, database: TestDatabase | null): Promise<void> {
  const variables = { ...variablesOf(path.join(folder, name), database), DEMO_CONTENT: 'off' };
  const environment = readEnvironment(variables);
  await mkdir(environment.DATA_DIR);
  await (await openServices(environment, pino({ level: 'silent' }))).close();
}
