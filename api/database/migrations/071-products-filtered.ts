import { type Kysely, sql } from 'kysely';
import { textType } from './column-types.ts';

/**
 * What products are filtered by stands with them and in the index of their order: see `products/filtered-columns.ts`, which fills it. The
 * second index holds those of which it is not known.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['created_by', 'updated_by', 'lacks_en', 'lacks_mk'])
    await db.schema.alterTable('products').addColumn(name, textType(db)).execute();
  await db.schema.alterTable('products').addColumn('filtered_version', 'integer').execute();
  await db.schema.dropIndex('products_in_order').execute();
  await db.schema
    .createIndex('products_in_order')
    .on('products')
    .columns([
      'shelf_id',
      'position',
      'id',
      'updated_at',
      'created_at',
      'created_by',
      'updated_by',
      'lacks_en',
      'lacks_mk',
    ])
    .execute();
  await sql`
    create index products_unfiltered on products (id) where filtered_version is null or filtered_version <> version
  `.execute(db);
}
