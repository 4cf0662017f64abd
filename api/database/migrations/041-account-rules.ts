import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** What admins require of all accounts: a row for each rule that is on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('account_rules')
    .addColumn('rule', text, (column) => column.primaryKey())
    .addColumn('since', text, (column) => column.notNull())
    .execute();
}
