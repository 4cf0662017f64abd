import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** Passkeys of accounts, and what they have been asked to sign. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('passkeys')
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('credential_id', text, (column) => column.notNull().unique())
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('public_key', text, (column) => column.notNull())
    // Up to 2^32: more than an integer of PostgreSQL, which answers larger integers as text.
    .addColumn('counter', 'double precision', (column) => column.notNull())
    .addColumn('created_at', text, (column) => column.notNull())
    .addColumn('used_at', text)
    .execute();
  await db.schema.createIndex('passkeys_by_user').on('passkeys').column('user_id').execute();

  await db.schema
    .createTable('passkey_challenges')
    .addColumn('challenge_hash', text, (column) => column.primaryKey())
    .addColumn('user_id', text, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('expires_at', text, (column) => column.notNull())
    .execute();
}
