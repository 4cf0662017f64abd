import { type Kysely, sql } from 'kysely';

/** Undone imports left with products what their languages had lacked before the undo: a start fills it in anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update products set filtered_version = null`.execute(db);
}
