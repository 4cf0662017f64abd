import type { ContactMessage } from '@varda/contract/contact-messages';
import type { Pool } from 'pg';
import { holdAccount } from '../accounts/hold-account.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { HttpError } from '../http/http-error.ts';
import { onceOfContent } from '../http/idempotency.ts';
import { AddressLimit } from '../http/rate-limit.ts';
import type { Handle } from '../http/routes.ts';
import { enqueue } from '../mail/outbox.repository.ts';
import type { Outbox } from '../mail/outbox.ts';
import {
  deleteContactMessage,
  forgetSettledMessages,
  insertContactMessage,
  listContactMessages,
  markContactMessage,
  sendingEndpoint,
} from './contact-messages.repository.ts';

/** Messages from one address: slows down whoever fills the inbox. */
export function contactLimit(pool: Pool | null): AddressLimit {
  return new AddressLimit({ keyPrefix: 'contact', points: 10, duration: 15 * 60 }, pool);
}

/** @param outbox sends each message on by e-mail; without one they are only stored */
export function contactMessagesRoutes(
  handle: Handle,
  db: Db,
  limit: AddressLimit,
  outbox: Outbox<ContactMessage> | null,
): void {
  handle(sendingEndpoint, async ({ body: { website, ...message }, request }) => {
    await limit.count(request.ip);
    if (website) return { done: true };
    await db.transaction().execute(async (tx) => {
      // A browser that reloads the answer to a form, or the page in another language, has no key of before.
      await onceOfContent(tx, sendingEndpoint, message, async () => {
        const id = await insertContactMessage(tx, message, outbox ? 'waiting' : 'none');
        if (outbox) await enqueue(tx, id);
        return id;
      });
    });
    outbox?.wake();
    return { done: true };
  });

  handle('GET /contact-messages', ({ query }) => listContactMessages(db, query));

  handle('PATCH /contact-messages/:id', async ({ params: { id }, body, session }) => {
    const message = await db.transaction().execute(async (tx) => {
      await holdAccount(tx, session.userId);
      await guard(tx, 'contact messages');
      const marked = await markContactMessage(tx, id, body, session);
      if (body.answered) await forgetSettledMessages(tx);
      return marked;
    });
    if (!message) throw new HttpError('not_found');
    return message;
  });

  handle('DELETE /contact-messages/:id', async ({ params: { id }, session }) => {
    await deleteContactMessage(db, id, session);
    return { done: true };
  });
}
