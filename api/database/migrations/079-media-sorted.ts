import { type Kysely, sql } from 'kysely';
import { textType } from './column-types.ts';

/** Pictures are sorted by their names as people count: a start makes the keys of those that are there already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An earlier version of the program, which may still run, writes rows without it.
  await db.schema
    .alterTable('media')
    .addColumn('name_sort', textType(db), (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update search_folding set version = 0`.execute(db);
}
