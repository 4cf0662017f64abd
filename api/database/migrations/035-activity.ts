import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** Who did what to which item: written with the change, and never changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('activity')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('action', text, (column) => column.notNull())
    .addColumn('entity', text, (column) => column.notNull())
    // Ids, names and titles stay when accounts and items go.
    .addColumn('item_id', text)
    .addColumn('title_en', text, (column) => column.notNull())
    .addColumn('title_mk', text, (column) => column.notNull())
    .addColumn('details', text, (column) => column.notNull())
    .addColumn('by_id', text)
    .addColumn('by_name', text)
    .addColumn('request_id', text)
    .addColumn('search', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('activity_by_moment').on('activity').columns(['at', 'id']).execute();
  await db.schema.createIndex('activity_by_person').on('activity').columns(['by_id', 'at']).execute();
  await db.schema.createIndex('activity_by_item').on('activity').columns(['item_id', 'at']).execute();
}
