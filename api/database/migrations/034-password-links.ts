import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** Links by which somebody chooses a password; as long as one is due, it is an e-mail that is still to be sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('password_links')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('purpose', text, (column) => column.notNull())
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('token_hash', text)
    .addColumn('expires_at', text)
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('password_links_by_due').on('password_links').column('due_at').execute();
  await db.schema.createIndex('password_links_by_hash').on('password_links').column('token_hash').execute();
}
