import type { Comment } from '@varda/contract/comments';
import type { Author, EditedKind } from '@varda/contract/edit-history';
import type { Selectable } from 'kysely';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { newId, now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import type { CommentsTable } from '../database/schema.ts';
import type { Editor } from '../edit-history/versions.repository.ts';

type Row = Selectable<CommentsTable>;
type Reader = Pick<SignedIn, 'userId' | 'role'>;

/** So many mentions that somebody has not read are looked at. */
const mostUnread = 200;

const ofItem = (db: Db, kind: string, id: string) =>
  db.selectFrom('comments').where('kind', '=', kind).where('item_id', '=', id);

/** What is said of an item, the first one first. */
export async function listComments(db: Db, kind: EditedKind, id: string, reader: Reader): Promise<Comment[]> {
  return toComments(db, await ofItem(db, kind, id).selectAll().orderBy('created_at').orderBy('id').execute(), reader);
}

export async function countComments(db: Db, kind: EditedKind, id: string): Promise<number> {
  const { count } = await ofItem(db, kind, id)
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findComment(
  db: Db,
  { kind, id, comment }: { kind: EditedKind; id: string; comment: string },
  reader: Reader,
): Promise<Comment | undefined> {
  const row = await ofItem(db, kind, id).selectAll().where('id', '=', comment).executeTakeFirst();
  return row && (await toComments(db, [row], reader))[0];
}

async function toComments(db: Db, rows: readonly Row[], { userId, role }: Reader): Promise<Comment[]> {
  if (rows.length === 0) return [];
  const mentions = await db
    .selectFrom('comment_mentions')
    .innerJoin('users', 'users.id', 'comment_mentions.user_id')
    .select(['comment_id', 'users.id', 'users.name'])
    .where(
      'comment_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('users.name_sort')
    .execute();
  return rows.map((row) => ({
    ...{ _id: row.id, at: row.created_at, by: authorOf(row.by_id, row.by_name) },
    ...{ text: row.body, field: row.field, isReturn: row.is_return === 1 },
    mentions: mentions.filter(({ comment_id }) => comment_id === row.id).map(({ id, name }) => ({ _id: id, name })),
    resolved: row.resolved_at && { at: row.resolved_at, by: authorOf(row.resolved_by_id, row.resolved_by_name) },
    mayDelete: role === 'admin' || row.by_id === userId,
  })) as Comment[];
}

const authorOf = (id: string | null, name: string | null): Author =>
  id === null ? null : { _id: id, name: name ?? '' };

export interface Person {
  id: string;
  name: string;
}

interface Said {
  text: string;
  field?: string | null | undefined;
  isReturn?: boolean;
  mentions: readonly Person[];
  by: Editor;
  at?: string;
}

/** Stores what somebody says; answers its id. */
export async function insertComment(
  tx: Db,
  item: { kind: EditedKind; id: string },
  { text, field = null, isReturn = false, mentions, by, at = now() }: Said,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('comments')
    .values({
      ...{ id, kind: item.kind, item_id: item.id, field, body: text, is_return: isReturn ? 1 : 0 },
      ...{ by_id: by?.userId ?? null, by_name: by?.name ?? null, created_at: at },
      ...{ resolved_at: null, resolved_by_id: null, resolved_by_name: null },
    })
    .execute();
  if (mentions.length > 0)
    await tx
      .insertInto('comment_mentions')
      .values(mentions.map((person) => ({ comment_id: id, user_id: person.id, name: person.name, read_at: null })))
      .execute();
  return id;
}

/** Resolves a comment, or opens it again. */
export async function writeResolved(tx: Db, id: string, by: Editor): Promise<void> {
  await tx
    .updateTable('comments')
    .set({ resolved_at: by && now(), resolved_by_id: by?.userId ?? null, resolved_by_name: by?.name ?? null })
    .where('id', '=', id)
    .execute();
}

export async function deleteComment(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('comments').where('id', '=', id).execute();
}

/** What mentions somebody at an item waits no more. */
export async function readMentions(
  tx: Db,
  { kind, id }: { kind: EditedKind; id: string },
  person: string,
): Promise<void> {
  await tx
    .updateTable('comment_mentions')
    .set({ read_at: now() })
    .where('user_id', '=', person)
    .where('read_at', 'is', null)
    .where('comment_id', 'in', ofItem(tx, kind, id).select('comments.id'))
    .execute();
}

/** Which of some people have not read what mentions them at an item; their ids. */
export async function unreadBy(
  db: Db,
  { kind, id }: { kind: EditedKind; id: string },
  people: readonly Person[],
): Promise<string[]> {
  if (people.length === 0) return [];
  const rows = await ofItem(db, kind, id)
    .innerJoin('comment_mentions', 'comment_mentions.comment_id', 'comments.id')
    .select('user_id')
    .distinct()
    .where(
      'user_id',
      'in',
      people.map((person) => person.id),
    )
    .where('read_at', 'is', null)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** An item with comments that mention somebody who has not read them: the last one of these. */
export interface Unread {
  kind: string;
  id: string;
  at: string;
  by: Author;
}

/** Each item once, the last one first. */
export async function listUnread(db: Db, person: string): Promise<Unread[]> {
  const rows = await db
    .selectFrom('comment_mentions')
    .innerJoin('comments', 'comments.id', 'comment_mentions.comment_id')
    .select(['kind', 'item_id as id', 'created_at as at', 'by_id', 'by_name'])
    .where('user_id', '=', person)
    .where('read_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(mostUnread)
    .execute();
  const items = new Map<string, Unread>();
  for (const { by_id, by_name, ...row } of rows) {
    const key = `${row.kind}/${row.id}`;
    if (!items.has(key)) items.set(key, { ...row, by: authorOf(by_id, by_name) });
  }
  return [...items.values()];
}

/** The item is gone for good. */
export async function forgetComments(tx: Db, kind: string, id: string): Promise<void> {
  await tx.deleteFrom('comments').where('kind', '=', kind).where('item_id', '=', id).execute();
}
