import { type Kysely, sql } from 'kysely';
import { newId } from '../ids.ts';
import { textType } from './column-types.ts';

/** One row: the id that this database shares with the storage of its pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('storage_identity')
    .addColumn('id', textType(db), (column) => column.primaryKey())
    .execute();
  await sql`insert into storage_identity (id) values (${newId()})`.execute(db);
}
