import type { Kysely } from 'kysely';
import { textType } from './column-types.ts';

/** Who has answered a message of the contact form, named as at that time, and when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['answered_at', 'answered_by'])
    await db.schema.alterTable('contact_messages').addColumn(column, textType(db)).execute();
}
