import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** What staff change of the site itself; each start puts in the items that are missing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('site_items')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('changes', text, (column) => column.notNull())
    .addColumn('position', 'integer')
    .addColumn('picture', text, (column) => column.references('pictures.key'))
    .addColumn('picture_mk', text, (column) => column.references('pictures.key'))
    .addColumn('picture_alt_en', text, (column) => column.notNull().defaultTo(''))
    .addColumn('picture_alt_mk', text, (column) => column.notNull().defaultTo(''))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('changed_en', text)
    .addColumn('changed_mk', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
  for (const column of ['picture', 'picture_mk'])
    await db.schema.createIndex(`site_items_by_${column}`).on('site_items').column(column).execute();
  const rows = db as unknown as Kysely<{ content_revision: { id: string; number: number } }>;
  await rows.insertInto('content_revision').values({ id: 'site-content', number: 0 }).execute();
}
