import type { ContactMessage } from '@varda/contract/contact-messages';
import { sql } from 'kysely';
import { findContactMessage } from '../contact-messages/contact-messages.repository.ts';
import { now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import type { Queue } from './outbox.ts';

/** How long a process that has claimed an e-mail has it for itself, in milliseconds: longer than any try takes. */
const claimLasts = 10 * 60_000;

/** The age at which the e-mail about a message is given up. Staff read it in the back office in any case. */
const giveUpAfter = 5 * 24 * 60 * 60_000;

/** Tables of e-mails that are to be sent, with their keys. */
const keys = { outbox: 'message_id', password_links: 'id', login_notices: 'id', notices: 'id' } as const;

/** Puts the e-mail about a message into the outbox, due at once. */
export async function enqueue(tx: Db, messageId: string): Promise<void> {
  await tx.insertInto('outbox').values({ message_id: messageId, attempts: 0, due_at: now() }).execute();
}

/**
 * Takes the e-mail that has been due longest, or answers nothing if none is. Until the claim has run out no other process
 * gets it; one that is not settled by then, because its process ended, is due again.
 *
 * @returns its key, and the tries so far, the one that begins now included
 */
export async function claimDue(
  db: Db,
  table: keyof typeof keys,
): Promise<{ id: string; attempts: number } | undefined> {
  // The columns that are used here are the same in all, but for the name of the key.
  const mails = table as 'outbox';
  const key = keys[table] as 'message_id';
  for (;;) {
    const due = await db
      .selectFrom(mails)
      .select([`${key} as id`, 'due_at'])
      .where('due_at', '<=', now())
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const claimed = await db
      .updateTable(mails)
      .set({ attempts: sql`attempts + 1`, due_at: new Date(Date.now() + claimLasts).toISOString() })
      .where(key, '=', due.id)
      // As it was read: of several processes that have read the same, one finds it still so.
      .where('due_at', '=', due.due_at)
      .returning('attempts')
      .executeTakeFirst();
    if (claimed) return { id: due.id, attempts: claimed.attempts };
  }
}

/** E-mails about messages of the contact form. */
export function contactQueue(db: Db): Queue<ContactMessage> {
  return {
    async next() {
      for (;;) {
        const claimed = await claimDue(db, 'outbox');
        if (!claimed) return undefined;
        const item = await findContactMessage(db, claimed.id);
        if (item) return { ...claimed, item, giveUpAt: Date.parse(item.createdAt) + giveUpAfter };
      }
    },
    async settle(id, mail) {
      await db.transaction().execute(async (tx) => {
        await tx.updateTable('contact_messages').set({ mail }).where('id', '=', id).execute();
        await tx.deleteFrom('outbox').where('message_id', '=', id).execute();
      });
    },
    async postpone(id, until) {
      await db.updateTable('outbox').set({ due_at: until.toISOString() }).where('message_id', '=', id).execute();
    },
  };
}
