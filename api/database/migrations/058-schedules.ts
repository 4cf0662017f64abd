import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** What is published and taken off the site at a time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('schedules')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('reason', text)
    .addColumn('by_id', text)
    .addColumn('by_name', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('settled_at', text)
    .execute();
  await db.schema.createIndex('schedules_by_moment').on('schedules').columns(['state', 'at']).execute();

  await db.schema
    .createTable('schedule_items')
    .addColumn('schedule_id', text, (column) => column.notNull().references('schedules.id').onDelete('cascade'))
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('item_id', text, (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('action', text, (column) => column.notNull())
    .addColumn('language', text)
    .addColumn('draft_version', 'integer')
    .addColumn('title_en', text, (column) => column.notNull())
    .addColumn('title_mk', text, (column) => column.notNull())
    .addColumn('area', text, (column) => column.notNull())
    .addColumn('category_name', text)
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('reason', text)
    .addPrimaryKeyConstraint('schedule_items_key', ['schedule_id', 'kind', 'item_id'])
    .execute();
  await db.schema.createIndex('schedule_items_by_item').on('schedule_items').columns(['kind', 'item_id']).execute();
}
