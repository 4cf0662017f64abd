import { type Kysely, sql } from 'kysely';
import { textType } from './column-types.ts';

/** An account may be forbidden what its role allows; what lies in the trash belongs to an area. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .alterTable('users')
    .addColumn('restrictions', text, (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema
    .alterTable('trash')
    .addColumn('area', text, (column) => column.notNull().defaultTo(''))
    .execute();
  const areas = {
    dosage: 'pages',
    about: 'pages',
    history: 'pages',
    'contact-info': 'contacts',
    adminCareer: 'vacancies',
  };
  for (const [kind, area] of Object.entries(areas))
    await sql`update trash set area = ${area} where kind = ${kind}`.execute(db);
  // Products go by their category.
  const products = await sql<{ item_id: string; rows: string }>`
    select item_id, rows from trash where kind = 'products'`.execute(db);
  for (const { item_id, rows } of products.rows) {
    const shelf = JSON.parse(rows)[0]?.rows[0]?.shelf_id;
    await sql`update trash set area = (select category_id from shelves where id = ${shelf})
      where kind = 'products' and item_id = ${item_id} and exists (select 1 from shelves where id = ${shelf})`.execute(
      db,
    );
  }
}
