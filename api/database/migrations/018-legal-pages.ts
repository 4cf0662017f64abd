import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** The privacy page and the one for reporting side effects; each start puts in those that are missing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  const required = ['title_en', 'title_mk', 'text_en', 'text_mk', 'created_at', 'updated_at'];
  await required
    .reduce(
      (table, name) => table.addColumn(name, text, (column) => column.notNull()),
      db.schema.createTable('legal_pages').addColumn('id', text, (column) => column.primaryKey()),
    )
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('changed_en', text)
    .addColumn('changed_mk', text)
    .execute();
}
