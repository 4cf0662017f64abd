import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** What staff say of items, and whom they mention. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('comments')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('item_id', text, (column) => column.notNull())
    .addColumn('field', text)
    .addColumn('body', text, (column) => column.notNull())
    .addColumn('is_return', 'integer', (column) => column.notNull())
    .addColumn('by_id', text)
    .addColumn('by_name', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('resolved_at', text)
    .addColumn('resolved_by_id', text)
    .addColumn('resolved_by_name', text)
    .execute();
  await db.schema.createIndex('comments_of_item').on('comments').columns(['kind', 'item_id']).execute();
  await db.schema
    .createTable('comment_mentions')
    .addColumn('comment_id', text, (column) => column.notNull().references('comments.id').onDelete('cascade'))
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('read_at', text)
    .addPrimaryKeyConstraint('comment_mentions_key', ['comment_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('comment_mentions_by_user')
    .on('comment_mentions')
    .columns(['user_id', 'read_at'])
    .execute();
}
