import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/**
 * What staff know of pictures, one row for each, and where a picture's point of interest is. A row that is kept refers to its picture, so
 * that nobody removes one that nothing shows: not even a program from before there was a library.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  for (const column of ['focus_x', 'focus_y'])
    await db.schema.alterTable('pictures').addColumn(column, 'integer').execute();
  await db.schema
    .createTable('media')
    .addColumn('id', text, (column) => column.primaryKey().references('pictures.key'))
    .addColumn('kept', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('alt_en', text, (column) => column.notNull().defaultTo(''))
    .addColumn('alt_mk', text, (column) => column.notNull().defaultTo(''))
    .addColumn('tags', text, (column) => column.notNull().defaultTo(''))
    .addColumn('size', 'integer')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('search', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('media_by_moment').on('media').columns(['created_at', 'id']).execute();
}
