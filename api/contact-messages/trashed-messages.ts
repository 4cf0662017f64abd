import type { Selectable } from 'kysely';
import type { ContactMessagesTable } from '../database/content.schema.ts';
import type { Db } from '../database/open-database.ts';
import type { ItemRows } from '../trash/trashed-rows.ts';

type Message = Selectable<ContactMessagesTable>;

/** The messages that lie in the trash, with all their rows. Whoever changes them holds the guard `contact messages`. */
export async function trashedMessages(db: Db): Promise<{ message: Message; rows: ItemRows }[]> {
  const trashed = await db
    .selectFrom('trash')
    .select('rows')
    .where('kind', '=', 'contact-messages')
    .orderBy('item_id')
    .execute();
  return trashed.map((row) => {
    const rows = JSON.parse(row.rows) as ItemRows;
    return { message: rows[0]?.rows[0] as unknown as Message, rows };
  });
}

/** Deletes messages in the trash for good; answers how many. */
export async function forgetTrashedMessages(tx: Db, isMeant: (message: Message) => boolean): Promise<number> {
  const ids = (await trashedMessages(tx)).flatMap(({ message }) => (isMeant(message) ? [message.id] : []));
  if (ids.length > 0)
    await tx.deleteFrom('trash').where('kind', '=', 'contact-messages').where('item_id', 'in', ids).execute();
  return ids.length;
}
