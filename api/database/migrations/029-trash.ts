import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** What staff delete lies here for a time, as the rows that it was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('trash')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('item_id', text, (column) => column.notNull())
    .addColumn('deleted_at', text, (column) => column.notNull())
    .addColumn('by_id', text)
    .addColumn('by_name', text)
    .addColumn('title_en', text, (column) => column.notNull())
    .addColumn('title_mk', text, (column) => column.notNull())
    .addColumn('rows', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('trash_key', ['kind', 'item_id'])
    .execute();
  await db.schema.createIndex('trash_by_moment').on('trash').column('deleted_at').execute();

  await db.schema
    .createTable('trash_files')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('item_id', text, (column) => column.notNull())
    .addColumn('file_key', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('trash_files_key', ['kind', 'item_id', 'file_key'])
    .addForeignKeyConstraint('trash_files_of_item', ['kind', 'item_id'], 'trash', ['kind', 'item_id'], (constraint) =>
      constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('trash_files_by_key').on('trash_files').column('file_key').execute();
}
