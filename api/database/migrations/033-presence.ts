import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** Who has which form open at the moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('presence')
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('item_id', text, (column) => column.notNull())
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('since', text, (column) => column.notNull())
    .addColumn('expires_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('presence_key', ['kind', 'item_id', 'user_id'])
    .execute();
  await db.schema.createIndex('presence_by_user').on('presence').column('user_id').execute();
}
