import type { Kysely } from 'kysely';

/** When something was done last, as a backup, is asked for with each look at the metrics; the log is filtered by action, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('activity_by_action').on('activity').columns(['action', 'at']).execute();
}
