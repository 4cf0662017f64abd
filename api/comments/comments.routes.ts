import type { ActivityAction } from '@varda/contract/activity';
import { mostComments } from '@varda/contract/bounds';
import type { Comment, newComment } from '@varda/contract/comments';
import type { EditedKind } from '@varda/contract/edit-history';
import type { z } from 'zod';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { noteActivity } from '../activity/activity.repository.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { once } from '../http/idempotency.ts';
import type { Handle } from '../http/routes.ts';
import type { Outbox } from '../mail/outbox.ts';
import { askForNotices, type Notice } from '../notices/notices.repository.ts';
import { translatedPlaces } from '../translations/translations.repository.ts';
import { type CommentedItem, type Found, findCommented, whoSees } from './commented-item.ts';
import {
  countComments,
  deleteComment,
  findComment,
  insertComment,
  listComments,
  type Person,
  readMentions,
  unreadBy,
  writeResolved,
} from './comments.repository.ts';

interface Target {
  kind: EditedKind;
  id: string;
}

/**
 * What staff say of items to one another.
 *
 * @param outbox tells those who are mentioned; without one only their overview does
 */
export function commentsRoutes(handle: Handle, db: Db, found: Found, outbox: Outbox<Notice> | null): void {
  /** Changes something at an item that stays there meanwhile. */
  const change = <T>({ kind, id }: Target, make: (tx: Db, item: CommentedItem) => Promise<T>): Promise<T> =>
    db.transaction().execute((tx) =>
      once(tx, async () => {
        await guard(tx, translatedPlaces[kind].guard);
        return make(tx, await findCommented(tx, found, kind, id));
      }),
    );

  handle('GET /comments/:entity/:id', async ({ params: { entity: kind, id }, session }) => {
    const { fields } = await findCommented(db, found, kind, id);
    return { comments: await listComments(db, kind, id, session), fields };
  });

  handle('GET /comments/:entity/:id/people', async ({ params: { entity, id }, session }) => {
    const { areas } = await findCommented(db, found, entity, id);
    const people = await whoSees(db, areas);
    return people
      .filter((person) => person.id !== session.userId)
      .map(({ id: _id, name, email }) => ({ _id, name, email }));
  });

  handle('POST /comments/:entity/:id', async ({ params: { entity: kind, id }, body, session }) => {
    const made = await change({ kind, id }, async (tx, item) => {
      const { text, field } = body;
      if (field !== undefined && !item.fields.includes(field))
        throw new HttpError('invalid', { fields: { field: ruleTexts.no_such_field } });
      if ((await countComments(tx, kind, id)) >= mostComments)
        throw new HttpError('conflict', { message: ruleTexts.comments_full });
      const mentions = await mentionedIn(tx, body, item, session);
      // Before this one is there: who has not read the last one knows already that something waits.
      const notified = outbox ? await unreadBy(tx, { kind, id }, mentions) : [];
      const comment = await insertComment(tx, { kind, id }, { text, field, mentions, by: session });
      await note(tx, 'comment', { item, field, by: session });
      const people = outbox ? mentions.map((person) => person.id).filter((person) => !notified.includes(person)) : [];
      await askForNotices(tx, people, { about: 'mention', item: { kind, id }, commentId: comment, by: session });
      return existing(await findComment(tx, { kind, id, comment }, session));
    });
    outbox?.wake();
    return made;
  });

  handle('POST /comments/:entity/:id/read', async ({ params: { entity: kind, id }, session }) => {
    await findCommented(db, found, kind, id);
    await db.transaction().execute((tx) => readMentions(tx, { kind, id }, session.userId));
    return { done: true };
  });

  handle('PATCH /comments/:entity/:id/:comment', ({ params, body: { resolved }, session }) => {
    const one = { kind: params.entity, id: params.id, comment: params.comment };
    return change(one, async (tx, item) => {
      const before = existing(await findComment(tx, one, session));
      if ((before.resolved !== null) === resolved) return before;
      await writeResolved(tx, one.comment, resolved ? session : null);
      await note(tx, resolved ? 'resolve_comment' : 'reopen_comment', { item, field: before.field, by: session });
      return existing(await findComment(tx, one, session));
    });
  });

  handle('DELETE /comments/:entity/:id/:comment', ({ params, session }) => {
    const one = { kind: params.entity, id: params.id, comment: params.comment };
    return change(one, async (tx, item) => {
      const { mayDelete, field } = existing(await findComment(tx, one, session));
      if (!mayDelete) throw new HttpError('forbidden', { message: ruleTexts.comment_of_another });
      await deleteComment(tx, one.comment);
      await note(tx, 'delete_comment', { item, field, by: session });
      return { done: true as const };
    });
  });
}

/** Whom a comment is meant for beside its author. @throws HttpError `invalid` where somebody may not see the item */
async function mentionedIn(
  tx: Db,
  { mentions }: z.output<typeof newComment>,
  { areas }: CommentedItem,
  { userId }: SignedIn,
): Promise<Person[]> {
  const wanted = [...new Set(mentions)].filter((id) => id !== userId);
  if (wanted.length === 0) return [];
  const people = (await whoSees(tx, areas)).filter(({ id }) => wanted.includes(id));
  if (people.length < wanted.length) throw new HttpError('invalid', { fields: { mentions: ruleTexts.mention_unseen } });
  return people;
}

function note(
  tx: Db,
  action: ActivityAction,
  { item: { kind, _id, title }, field, by }: { item: CommentedItem; field?: string | null | undefined; by: SignedIn },
): Promise<void> {
  return noteActivity(tx, { action, entity: kind, item: { _id, title }, details: field ? [field] : [] }, by);
}

function existing(comment: Comment | undefined): Comment {
  if (!comment) throw new HttpError('not_found', { message: ruleTexts.comment_gone });
  return comment;
}
