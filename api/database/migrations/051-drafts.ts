import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** What is written and not published yet, one row per item. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('drafts')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('item_id', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('saved_at', text, (column) => column.notNull())
    .addColumn('by_id', text)
    .addColumn('by_name', text)
    .addColumn('title_en', text, (column) => column.notNull())
    .addColumn('title_mk', text, (column) => column.notNull())
    .addColumn('area', text, (column) => column.notNull())
    .addColumn('category_name', text)
    .addColumn('lacks_en', text)
    .addColumn('lacks_mk', text)
    .addColumn('fields', text, (column) => column.notNull())
    .addColumn('content', text, (column) => column.notNull())
    .addColumn('base', text, (column) => column.notNull())
    .addColumn('item', text)
    .addColumn('rows', text)
    .addPrimaryKeyConstraint('drafts_key', ['kind', 'item_id'])
    .execute();
  await db.schema.createIndex('drafts_by_moment').on('drafts').column('saved_at').execute();

  await db.schema
    .createTable('draft_files')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('item_id', text, (column) => column.notNull())
    .addColumn('file_key', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('draft_files_key', ['kind', 'item_id', 'file_key'])
    .addForeignKeyConstraint('draft_files_of_item', ['kind', 'item_id'], 'drafts', ['kind', 'item_id'], (constraint) =>
      constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('draft_files_by_key').on('draft_files').column('file_key').execute();
}
