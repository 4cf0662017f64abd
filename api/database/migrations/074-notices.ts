import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** E-mails about comments and approvals that are to be sent, and who does not want them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .alterTable('users')
    .addColumn('mail_notices', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('notices')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('about', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('item_id', text, (column) => column.notNull())
    .addColumn('comment_id', text, (column) => column.references('comments.id').onDelete('cascade'))
    .addColumn('by_id', text)
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('notices_due').on('notices').column('due_at').execute();
  await db.schema.createIndex('notices_by_user').on('notices').column('user_id').execute();
  await db.schema.createIndex('notices_by_comment').on('notices').column('comment_id').execute();
}
