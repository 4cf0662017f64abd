import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** Who may not publish asks for approval of a draft; a draft knows everybody who has written it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .alterTable('drafts')
    .addColumn('writers', text, (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema
    .createTable('approvals')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('item_id', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('asked_version', 'integer', (column) => column.notNull())
    .addColumn('asked_at', text, (column) => column.notNull())
    .addColumn('asked_by_id', text)
    .addColumn('asked_by_name', text)
    .addColumn('note', text, (column) => column.notNull())
    .addColumn('returned_at', text)
    .addColumn('returned_by_id', text)
    .addColumn('returned_by_name', text)
    .addColumn('comment', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('approvals_key', ['kind', 'item_id'])
    .execute();
}
