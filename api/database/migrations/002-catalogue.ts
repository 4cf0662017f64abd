import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);

  await db.schema
    .createTable('categories')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('title_en', text, (column) => column.notNull())
    .addColumn('title_mk', text, (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('shelves')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('category_id', text, (column) => column.notNull().references('categories.id'))
    .addColumn('path', text, (column) => column.notNull().unique())
    .addColumn('label', text, (column) => column.notNull())
    .addColumn('name_en', text, (column) => column.notNull())
    .addColumn('name_mk', text, (column) => column.notNull())
    .addColumn('is_line', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('pictures')
    .addColumn('key', text, (column) => column.primaryKey())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('widths', text, (column) => column.notNull())
    .addColumn('placeholder', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('picture_claims')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('picture', text, (column) => column.notNull().references('pictures.key'))
    .addColumn('expires_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('picture_claims_by_picture').on('picture_claims').column('picture').execute();

  await db.schema
    .createTable('products')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('shelf_id', text, (column) => column.notNull().references('shelves.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name_en', text, (column) => column.notNull())
    .addColumn('name_mk', text, (column) => column.notNull())
    .addColumn('description_en', text, (column) => column.notNull())
    .addColumn('description_mk', text, (column) => column.notNull())
    .addColumn('dosage_en', text, (column) => column.notNull())
    .addColumn('dosage_mk', text, (column) => column.notNull())
    .addColumn('picture', text, (column) => column.references('pictures.key'))
    .addColumn('name_sort_en', text, (column) => column.notNull())
    .addColumn('name_sort_mk', text, (column) => column.notNull())
    .addColumn('dosage_sort_en', text, (column) => column.notNull())
    .addColumn('dosage_sort_mk', text, (column) => column.notNull())
    .addColumn('search', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('products_in_order').on('products').columns(['shelf_id', 'position', 'id']).execute();
  await db.schema.createIndex('products_by_picture').on('products').column('picture').execute();

  await db.schema
    .createTable('dosage')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('name_en', text, (column) => column.notNull())
    .addColumn('name_mk', text, (column) => column.notNull())
    .addColumn('text_en', text, (column) => column.notNull())
    .addColumn('text_mk', text, (column) => column.notNull())
    .addColumn('picture', text, (column) => column.references('pictures.key'))
    .addColumn('name_sort_en', text, (column) => column.notNull())
    .addColumn('name_sort_mk', text, (column) => column.notNull())
    .addColumn('search', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('dosage_by_picture').on('dosage').column('picture').execute();

  await db.schema
    .createTable('content_revision')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull())
    .execute();
  const rows = db as unknown as Kysely<{ content_revision: { id: string; number: number } }>;
  await rows.insertInto('content_revision').values({ id: 'content', number: 1 }).execute();

  await db.schema
    .createTable('demo_pictures')
    .addColumn('row_id', text, (column) => column.primaryKey())
    .addColumn('row_table', text, (column) => column.notNull())
    .addColumn('file', text, (column) => column.notNull())
    .execute();
}
