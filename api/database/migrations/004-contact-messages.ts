import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);

  await db.schema
    .createTable('contact_messages')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('message', text, (column) => column.notNull())
    .addColumn('read', 'integer', (column) => column.notNull())
    .addColumn('mail', text, (column) => column.notNull())
    .addColumn('name_sort', text, (column) => column.notNull())
    .addColumn('search', text, (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('contact_messages_newest').on('contact_messages').columns(['created_at', 'id']).execute();
  await db.schema.createIndex('contact_messages_by_read').on('contact_messages').column('read').execute();

  await db.schema
    .createTable('outbox')
    .addColumn('message_id', text, (column) =>
      column.primaryKey().references('contact_messages.id').onDelete('cascade'),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('outbox_by_due').on('outbox').column('due_at').execute();
}
