import { sql } from 'kysely';
import { isPostgres } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';

const longestWaitMs = 10_000;

/** Until so many other transactions wait for a guard or a row. On SQLite, where all writers take turns, it returns at once. */
export async function untilSomebodyWaits(tx: Db, many = 1): Promise<void> {
  if (!isPostgres(tx)) return;
  const deadline = Date.now() + longestWaitMs;
  while (Date.now() < deadline) {
    // Who waits for a row waits for a transaction, which belongs to no database: other tests use the same server.
    const { rows } = await sql`
      select 1 from pg_locks as waiting where not granted and exists (
        select 1 from pg_locks as own where own.pid = waiting.pid
          and own.database = (select oid from pg_database where datname = current_database()))
    `.execute(tx);
    if (rows.length >= many) return;
  }
  throw new Error('No other transaction waits for a guard or a row');
}
