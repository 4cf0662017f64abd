import type { ContactMessage } from '@varda/shared/contract/contact-messages';
import { sql } from 'kysely';
import { findContactMessage } from '../contact-messages/contact-messages.repository.ts';
import { now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';

/** How long a process that has claimed an e-mail has it for itself, in milliseconds: longer than any try takes. */
const claimLasts = 10 * 60_000;

export interface ClaimedMail {
  message: ContactMessage;
  /** Tries so far, the one that begins now included. */
  attempts: number;
}

/** Puts the e-mail about a message into the outbox, due at once. */
export async function enqueue(tx: Db, messageId: string): Promise<void> {
  await tx.insertInto('outbox').values({ message_id: messageId, attempts: 0, due_at: now() }).execute();
}

/**
 * Takes the e-mail that has been due longest, or answers nothing if none is. Until the claim has run out no other process
 * gets it; one that is not settled by then, because its process ended, is due again.
 */
export async function claimDue(db: Db): Promise<ClaimedMail | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('outbox')
      .select(['message_id', 'due_at'])
      .where('due_at', '<=', now())
      .orderBy('due_at')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const claimed = await db
      .updateTable('outbox')
      .set({ attempts: sql`attempts + 1`, due_at: new Date(Date.now() + claimLasts).toISOString() })
      .where('message_id', '=', due.message_id)
      // As it was read: of several processes that have read the same, one finds it still so.
      .where('due_at', '=', due.due_at)
      .returning('attempts')
      .executeTakeFirst();
    const message = claimed && (await findContactMessage(db, due.message_id));
    if (message) return { message, attempts: claimed.attempts };
  }
}

/** Takes an e-mail out of the outbox: it has been sent, or is given up. */
export async function settle(db: Db, messageId: string, mail: 'sent' | 'failed'): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('contact_messages').set({ mail }).where('id', '=', messageId).execute();
    await tx.deleteFrom('outbox').where('message_id', '=', messageId).execute();
  });
}

export async function postpone(db: Db, messageId: string, until: Date): Promise<void> {
  await db.updateTable('outbox').set({ due_at: until.toISOString() }).where('message_id', '=', messageId).execute();
}
