import type { Kysely } from 'kysely';

/** The list of leaflets is filtered, counted and sorted by name from this alone: rows of products, which are long, are read of a page. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('products_by_leaflets')
    .on('products')
    .columns(['shelf_id', 'leaflet_en', 'leaflet_mk', 'name_sort_en', 'name_sort_mk', 'id'])
    .execute();
}
