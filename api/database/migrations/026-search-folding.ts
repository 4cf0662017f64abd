import { type Kysely, sql } from 'kysely';

/** One row: the version of the rule by which the `search` columns were folded; see `refold-search.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('search_folding')
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await sql`insert into search_folding (version) values (1)`.execute(db);
}
