import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';

/** Text that both engines compare byte by byte; SQLite does so by itself. */
export function textType(db: Kysely<unknown>) {
  return isPostgres(db) ? sql`text collate "C"` : sql`text`;
}
