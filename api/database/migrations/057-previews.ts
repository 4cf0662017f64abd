import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** What forms show of the site before they are saved, and the links by which that was shared. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('previews')
    .addColumn('token_hash', text, (column) => column.primaryKey())
    .addColumn('id', text, (column) => column.notNull().unique())
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('item_id', text, (column) => column.notNull())
    .addColumn('area', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('content', text, (column) => column.notNull())
    .addColumn('shared', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('ends_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('previews_by_item').on('previews').columns(['kind', 'item_id']).execute();
  await db.schema.createIndex('previews_by_account').on('previews').column('user_id').execute();

  await db.schema
    .createTable('preview_files')
    .addColumn('token_hash', text, (column) => column.notNull())
    .addColumn('file_key', text, (column) => column.notNull())
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('ends_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('preview_files_key', ['token_hash', 'file_key'])
    .execute();
  await db.schema.createIndex('preview_files_by_key').on('preview_files').column('file_key').execute();
}
