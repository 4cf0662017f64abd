import { type Kysely, sql } from 'kysely';
import { textType } from './column-types.ts';

/** Which account has answered a message of the contact form, beside its name of that day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('contact_messages').addColumn('answered_by_id', textType(db)).execute();
  // The name is all that was known. Where several accounts have it, nobody can tell whose answer it was.
  await sql`update contact_messages set answered_by_id = (
    select min(users.id) from users where users.name = contact_messages.answered_by having count(*) = 1)
    where answered_by is not null`.execute(db);
}
