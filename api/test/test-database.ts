import { randomUUID } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A new empty database on the PostgreSQL that the setup of the run has found or started. */
export function createDatabase(): Promise<TestDatabase> {
  return createFrom('template0');
}

/** A new database with today's tables, nothing in them but an identity of its own for its storage of pictures. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  const template = process.env.TEST_DATABASE_TEMPLATE;
  if (!template) return createDatabase();
  const database = await createFrom(template);
  await run(database.url, `update storage_identity set id = '${randomUUID()}'`);
  return database;
}

async function createFrom(template: string): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(server, `drop database ${name} with (force)`) };
}

async function run(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(sql);
  await client.end();
}
