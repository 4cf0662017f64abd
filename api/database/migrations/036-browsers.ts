import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** From which browser and network each session is; which browsers an account is known in; e-mails about new ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  // One column at a time: SQLite adds no more.
  for (const column of ['browser', 'system', 'network'])
    await db.schema.alterTable('sessions').addColumn(column, text).execute();

  await db.schema
    .createTable('known_browsers')
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('browser_hash', text, (column) => column.notNull())
    .addColumn('seen_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('known_browsers_key', ['user_id', 'browser_hash'])
    .execute();
  await db.schema.createIndex('known_browsers_by_seen').on('known_browsers').column('seen_at').execute();

  await db.schema
    .createTable('login_notices')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('language', text, (column) => column.notNull())
    .addColumn('browser', text)
    .addColumn('system', text)
    .addColumn('network', text)
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('due_at', text)
    .addColumn('created_at', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('login_notices_by_due').on('login_notices').column('due_at').execute();
  await db.schema.createIndex('login_notices_by_user').on('login_notices').column('user_id').execute();
}
