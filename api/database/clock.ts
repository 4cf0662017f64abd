import { sql } from 'kysely';
import { isPostgres } from './engine.ts';
import type { Db } from './open-database.ts';

/** The present moment by the clock of the database, which all processes share. The embedded one has that of its machine. */
export async function clockOf(db: Db): Promise<Date> {
  if (!isPostgres(db)) return new Date();
  const { rows } = await sql<{ now: string | Date }>`select now() as now`.execute(db);
  return new Date(rows[0]?.now ?? Date.now());
}
