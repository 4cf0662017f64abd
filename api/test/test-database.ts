import { randomUUID } from 'node:crypto';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';

export type Engine = 'sqlite' | 'postgres';

/** Name of the embedded database in a data folder. */
export const sqliteFile = 'varda.sqlite';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A new empty database on the PostgreSQL that the setup of the run has found or started. */
export function createDatabase(): Promise<TestDatabase> {
  return createFrom('template0');
}

/**
 * A new database as the first start leaves it, with an identity of its own for its storage of pictures.
 *
 * @param folder that has it on SQLite; then it is nothing to be dropped
 */
export async function createStartedDatabase(engine: Engine, folder: string): Promise<TestDatabase | null> {
  const { TEST_SQLITE_TEMPLATE: sqlite, TEST_DATABASE_TEMPLATE: postgres } = process.env;
  if (engine === 'sqlite') {
    if (sqlite) await copySqlite(sqlite, path.join(folder, sqliteFile));
    return null;
  }
  if (!postgres) return createDatabase();
  const database = await createFrom(postgres);
  await run(database.url, newIdentity());
  return database;
}

async function copySqlite(template: string, file: string): Promise<void> {
  await copyFile(template, file);
  const database = new DatabaseSync(file);
  database.exec(newIdentity());
  database.close();
}

const newIdentity = () => `update storage_identity set id = '${randomUUID()}'`;

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
