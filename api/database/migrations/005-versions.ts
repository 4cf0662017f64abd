import { type Kysely, sql } from 'kysely';
import { textType } from './column-types.ts';

/** Tables whose texts stand in two languages, with the columns that hold them. */
const texts = {
  products: ['name', 'description', 'dosage'],
  dosage: ['name', 'text'],
  about: ['name', 'subcategory', 'text'],
  history: ['text'],
  contact_info: ['name', 'description'],
  careers: ['vacancy', 'short', 'description'],
};

/** Counts the writes of each row, and notes when each language was last changed: as far as anybody knows, with the row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  for (const table of ['users', ...Object.keys(texts)])
    await db.schema
      .alterTable(table)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  for (const [table, names] of Object.entries(texts))
    for (const language of ['en', 'mk']) {
      const changed = sql.ref(`changed_${language}`);
      await db.schema.alterTable(table).addColumn(`changed_${language}`, text).execute();
      const isWritten = sql.join(
        names.map((name) => sql`${sql.ref(`${name}_${language}`)} <> ''`),
        sql` or `,
      );
      await sql`update ${sql.table(table)} set ${changed} = updated_at where ${isWritten}`.execute(db);
    }
}
