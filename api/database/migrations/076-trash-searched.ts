import { type Kysely, sql } from 'kysely';
import { textType } from './column-types.ts';

/** The trash is searched by the titles of what lies there: a start folds those that are there already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An earlier version of the program, which may still run, writes rows without it.
  await db.schema
    .alterTable('trash')
    .addColumn('search', textType(db), (column) => column.notNull().defaultTo(''))
    .execute();
  await sql`update search_folding set version = 0`.execute(db);
}
