import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrateToLatest } from './migrations/migrate.ts';
import type { Schema } from './schema.ts';
import { NodeSqliteDialect } from './sqlite.dialect.ts';

export type Db = Kysely<Schema>;

export interface OpenDatabase {
  db: Db;
  /** The connections to PostgreSQL, where that is the engine; they close with `db.destroy()`. */
  pool: pg.Pool | null;
}

/** Opens the database, the embedded one unless `url` is given, and brings its tables up to date. */
export async function openDatabase(options: { folder: string; url?: string | undefined }): Promise<OpenDatabase> {
  const pool = options.url ? connections(options.url) : null;
  const dialect = pool
    ? new PostgresDialect({ pool })
    : new NodeSqliteDialect(path.join(options.folder, 'varda.sqlite'));
  const db = new Kysely<Schema>({ dialect });
  try {
    await migrateToLatest(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, pool };
}

function connections(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 10_000,
    application_name: 'varda-api',
  });
  // A connection that breaks while it idles is taken out of the pool; without a listener it would end the process.
  pool.on('error', () => {});
  return pool;
}
