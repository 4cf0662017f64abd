import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** Every edit is kept: who made it, when, and what leads back to the version before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('versions')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('item_id', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('at', text, (column) => column.notNull())
    // Names stay when accounts go.
    .addColumn('by_id', text)
    .addColumn('by_name', text)
    .addColumn('fields', text, (column) => column.notNull())
    .addColumn('undo', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('versions_key', ['kind', 'item_id', 'version'])
    .execute();
  await db.schema.createIndex('versions_by_moment').on('versions').column('at').execute();

  await db.schema
    .createTable('version_files')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('item_id', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('file_key', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('version_files_key', ['kind', 'item_id', 'version', 'file_key'])
    .addForeignKeyConstraint(
      'version_files_of_version',
      ['kind', 'item_id', 'version'],
      'versions',
      ['kind', 'item_id', 'version'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('version_files_by_key').on('version_files').column('file_key').execute();
}
