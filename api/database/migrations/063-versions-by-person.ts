import type { Kysely } from 'kysely';

/** Lists are filtered by who made and who saved their rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const columns = ['kind', 'by_id', 'version', 'item_id'];
  await db.schema.createIndex('versions_by_person').on('versions').columns(columns).execute();
}
