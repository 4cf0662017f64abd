import type {
  ContactMessage,
  ContactMessageChange,
  contactMessagesPage,
  contactMessagesQuery,
  NewContactMessage,
} from '@varda/contract/contact-messages';
import type { Found } from '@varda/contract/search';
import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import { holdAccount } from '../accounts/hold-account.ts';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import type { Actor } from '../activity/activity.repository.ts';
import { namedColumns } from '../content/named-columns.ts';
import { momentsAre } from '../content/row-filters.ts';
import type { ContactMessagesTable } from '../database/content.schema.ts';
import { guard } from '../database/engine.ts';
import { newId, now } from '../database/ids.ts';
import { matches, pageOf, sortOf } from '../database/listing.ts';
import type { Db } from '../database/open-database.ts';
import { HttpError } from '../http/http-error.ts';
import { moveToTrash } from '../trash/trash.repository.ts';
import { forgetTrashedMessages } from './trashed-messages.ts';

export const sendingEndpoint = 'POST /contact';

export function toContactMessage(row: Selectable<ContactMessagesTable>): ContactMessage {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    message: row.message,
    read: row.read === 1,
    mail: row.mail,
    answered: row.answered_at === null ? null : { at: row.answered_at, by: row.answered_by ?? '' },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export async function listContactMessages(
  db: Db,
  query: z.output<typeof contactMessagesQuery>,
): Promise<z.input<typeof contactMessagesPage>> {
  const { by, order } = sortOf(query, { by: 'createdAt', order: 'desc' });
  const column = { createdAt: 'created_at', name: 'name_sort', email: 'email' } as const;
  const all = db.selectFrom('contact_messages');
  let found = all.where(matches(query.search, 'search')).where(momentsAre('contact_messages', query));
  if (query.unread !== undefined) found = found.where('read', '=', query.unread ? 0 : 1);
  const { limit, offset } = pageOf(query);
  const rows = await found
    .selectAll()
    .orderBy(column[by], order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset)
    .execute();
  const count = async (messages: typeof found) =>
    Number((await messages.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow()).total);
  return {
    messages: rows.map(toContactMessage),
    totalCount: await count(found),
    unreadCount: await count(all.where('read', '=', 0)),
  };
}

export async function findContactMessage(db: Db, id: string): Promise<ContactMessage | undefined> {
  const row = await db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toContactMessage(row);
}

/** Keeps a message that nobody has read; answers its id. */
export async function insertContactMessage(
  tx: Db,
  { name, email, message }: Pick<NewContactMessage, 'name' | 'email' | 'message'>,
  mail: ContactMessage['mail'],
): Promise<string> {
  const id = newId();
  const moment = now();
  await tx
    .insertInto('contact_messages')
    .values({
      ...{ id, name, email, message, mail, read: 0 },
      ...namedColumns(name, email, message),
      created_at: moment,
      updated_at: moment,
    })
    .execute();
  return id;
}

/** Marks a message; answers it, or `undefined` if there is none. */
export async function markContactMessage(
  db: Db,
  id: string,
  { read, answered }: ContactMessageChange,
  by: Actor,
): Promise<ContactMessage | undefined> {
  const moment = now();
  const row = await db
    .updateTable('contact_messages')
    .set(({ fn, ref, val }) => ({
      updated_at: moment,
      ...(read !== undefined && { read: read ? 1 : 0 }),
      ...(answered === false && { answered_at: null, answered_by: null, answered_by_id: null }),
      ...(answered && {
        answered_at: fn.coalesce(ref('answered_at'), val(moment)),
        answered_by: fn.coalesce(ref('answered_by'), val(by.name)),
        // Of the first one, whose account may not be known.
        answered_by_id: sql<string | null>`case when answered_at is null then ${by.userId} else answered_by_id end`,
      }),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row && toContactMessage(row);
}

/** The messages that have all the words, the last one first. */
export async function findContactMessages(db: Db, search: string, most: number): Promise<Found['messages']> {
  const rows = await db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email'])
    .where(matches(search, 'search'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ id, ...message }) => ({ _id: id, ...message }));
}

/** Moves a message to the trash, with its e-mail if that has not gone out yet. @throws HttpError `not_found` */
export async function deleteContactMessage(db: Db, id: string, by: SignedIn): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await holdAccount(tx, by.userId);
    const read = async () => {
      const message = await findContactMessage(tx, id);
      if (!message) throw new HttpError('not_found');
      return { _id: id, name: { en: message.name, mk: message.name } };
    };
    await moveToTrash(tx, 'contact-messages', { read, by });
    await forgetSettledMessages(tx);
  });
}

/** Messages that came before a moment, also those in the trash. */
export async function forgetOldMessages(db: Db, oldest: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await guard(tx, 'contact messages');
    await tx.deleteFrom('contact_messages').where('created_at', '<', oldest).execute();
    await forgetTrashedMessages(tx, ({ created_at }) => created_at < oldest);
  });
}

/** A message that was answered or deleted is another one when it is sent again. */
export async function forgetSettledMessages(tx: Db): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('endpoint', '=', sendingEndpoint)
    .where('result', 'not in', (is) =>
      is
        .selectFrom('contact_messages')
        .where('answered_at', 'is', null)
        .select(sql<string>`'"' || id || '"'`.as('result')),
    )
    .execute();
}
