import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** The form of a product, a code of the contract's `productForms`, or none. By it the products of a shelf are filtered and counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('products').addColumn('form', textType(db)).execute();
  await db.schema.createIndex('products_by_form').on('products').columns(['shelf_id', 'form', 'position']).execute();
}
