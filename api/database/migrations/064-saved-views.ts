import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** What people have saved of how they look at lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('saved_views')
    .addColumn('id', text, (column) => column.primaryKey())
    // One that is shared stays when its author goes.
    .addColumn('user_id', text, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('list', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('shared', 'integer', (column) => column.notNull())
    .addColumn('query', text, (column) => column.notNull())
    .addColumn('layout', text, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('updated_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('saved_views_of_list').on('saved_views').columns(['list', 'shared']).execute();
  await db.schema.createIndex('saved_views_by_user').on('saved_views').column('user_id').execute();
}
