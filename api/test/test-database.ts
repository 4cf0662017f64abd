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

/** A new database with today's tables, nothing in them. */
export function createMigratedDatabase(): Promise<TestDatabase> {
  return createFrom(process.env.TEST_DATABASE_TEMPLATE ?? 'template0');
}

async function createFrom(template: string): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`create database ${name} template ${template}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
