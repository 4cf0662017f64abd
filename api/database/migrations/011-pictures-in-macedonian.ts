import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** What is printed on a pack is in a language: beside its picture an entry may have one for readers of Macedonian. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  for (const table of ['products', 'dosage', 'contact_info']) {
    await db.schema
      .alterTable(table)
      .addColumn('picture_mk', text, (column) => column.references('pictures.key'))
      .execute();
    await db.schema.createIndex(`${table}_by_picture_mk`).on(table).column('picture_mk').execute();
  }
}
