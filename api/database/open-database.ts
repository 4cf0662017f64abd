import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { spansOfQueries } from '@varda/server/tracing';
import { Kysely } from 'kysely';
import type pg from 'pg';
import { requireRights } from './api-role.ts';
import { isPassing, lacksRights } from './database-errors.ts';
import { migrateToLatest, OlderTables, requireLatest } from './migrations/migrate.ts';
import { openPools, type Pools, SplitPostgresDialect } from './postgres.dialect.ts';
import type { Schema } from './schema.ts';
import { NodeSqliteDialect } from './sqlite.dialect.ts';

export type Db = Kysely<Schema>;

export interface OpenDatabase {
  db: Db;
  /** The connections to PostgreSQL for what is more than SQL, where that is the engine; they close with `db.destroy()`. */
  pool: pg.Pool | null;
  /** All of them. */
  pools: Pools | null;
}

interface Options {
  folder: string;
  /** Of PostgreSQL; undefined for the embedded database. */
  url: string | undefined;
  /** Whether it brings the tables up to date, as it does unless this says otherwise; if not, they have to be. */
  migrates?: boolean;
  /** Called before each pause while PostgreSQL is away or `migrate` has yet to come; without it that is an error. */
  waiting?: Waiting;
}

export type Waiting = (error: Error, seconds: number) => void;

/** Between tries, in seconds: each time twice as long. */
const firstPause = 1;
const longestPause = 30;

/** Opens the database, with tables that are up to date. */
export async function openDatabase({ folder, url, migrates = true, waiting }: Options): Promise<OpenDatabase> {
  for (let pause = firstPause; ; pause = Math.min(longestPause, pause * 2)) {
    try {
      return await openOnce(folder, url, migrates);
    } catch (error) {
      const passes = isPassing(error as Error) || (!migrates && awaitsMigrate(error));
      if (!url || !waiting || !passes) throw error;
      waiting(error as Error, pause);
      await setTimeout(pause * 1000);
    }
  }
}

/** Whether `migrate` may mend it: tables are older, the role has no rights, or there is none yet, which some servers tell as a wrong password. */
export function awaitsMigrate(error: unknown): boolean {
  return error instanceof OlderTables || lacksRights(error) || /^28/.test(String((error as { code?: unknown }).code));
}

async function openOnce(folder: string, url: string | undefined, migrates: boolean): Promise<OpenDatabase> {
  const pools = url ? openPools(url) : null;
  const dialect = pools ? new SplitPostgresDialect(pools) : new NodeSqliteDialect(path.join(folder, 'varda.sqlite'));
  const log = spansOfQueries(pools ? 'postgresql' : 'sqlite');
  const db = new Kysely<Schema>({ dialect, ...(log && { log }) });
  try {
    await (migrates ? migrateToLatest(db) : requireLatest(db));
    if (pools) await requireRights(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, pool: pools?.writers ?? null, pools };
}
