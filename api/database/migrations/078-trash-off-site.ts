import type { Kysely } from 'kysely';

/** What was off the site when it was deleted says so in the trash; of what lies there already that is not known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An earlier version of the program, which may still run, writes rows without it.
  await db.schema
    .alterTable('trash')
    .addColumn('off_site', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
