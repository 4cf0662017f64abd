import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** Whom an issuer of OpenID Connect knows by which account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  await db.schema
    .createTable('identities')
    .addColumn('issuer', text, (column) => column.notNull())
    .addColumn('subject', text, (column) => column.notNull())
    .addColumn('user_id', text, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('identities_key', ['issuer', 'subject'])
    .execute();
  await db.schema.createIndex('identities_by_user').on('identities').column('user_id').execute();
}
