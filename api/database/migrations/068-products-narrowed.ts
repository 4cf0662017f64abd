import type { Kysely } from 'kysely';

/** What filters ask first of products stands in the index of their order: rows, which are long, are read only where that holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('products_in_order').execute();
  await db.schema
    .createIndex('products_in_order')
    .on('products')
    .columns(['shelf_id', 'position', 'id', 'updated_at', 'created_at', 'version'])
    .execute();
}
