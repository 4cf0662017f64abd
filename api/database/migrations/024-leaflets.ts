import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** A product may have a leaflet in each language: a PDF file in the storage of the pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('leaflets')
    .addColumn('key', text, (column) => column.primaryKey())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  for (const column of ['leaflet_en', 'leaflet_mk']) {
    await db.schema
      .alterTable('products')
      .addColumn(column, text, (builder) => builder.references('leaflets.key'))
      .execute();
    await db.schema.createIndex(`products_by_${column}`).on('products').column(column).execute();
  }
}
