import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** Pictures are described where they are shown: the same one may say different things in two places. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  const columns = [
    ...['products', 'dosage', 'contact_info'].map((table) => [table, 'picture_alt'] as const),
    ['about_pictures', 'alt'] as const,
  ];
  for (const [table, name] of columns)
    for (const language of ['en', 'mk'])
      await db.schema
        .alterTable(table)
        .addColumn(`${name}_${language}`, text, (column) => column.notNull().defaultTo(''))
        .execute();
}
