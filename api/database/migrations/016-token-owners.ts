import { type Kysely, sql } from 'kysely';
import { textType } from './column-types.ts';

/** How long tokens of before go on to be good, in milliseconds: time to make new ones, which say how long they are. */
const grace = 90 * 24 * 60 * 60_000;

/** A release token belongs to an account, has an end, and tells when it was last used; events name who by id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db);
  for (const column of ['user_id', 'expires_at', 'used_at'])
    await db.schema.alterTable('release_tokens').addColumn(column, text).execute();
  await db.schema.alterTable('release_events').addColumn('by_id', text).execute();
  const end = new Date(Date.now() + grace).toISOString();
  // The name is all that was known of who made one. Where two accounts have it, the older one is the owner.
  await sql`update release_tokens set expires_at = ${end}, user_id = (
    select min(users.id) from users where users.name = release_tokens.created_by and users.role = 'admin')`.execute(db);
}
