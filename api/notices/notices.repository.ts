import type { EditedKind } from '@varda/contract/edit-history';
import type { Restrictions } from '@varda/contract/permissions';
import { findApproval } from '../approvals/approvals.repository.ts';
import { type CommentedItem, type Found, findSeen } from '../comments/commented-item.ts';
import { newId, now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import type { NoticesTable } from '../database/schema.ts';
import { claimDue } from '../mail/outbox.repository.ts';
import type { Queue } from '../mail/outbox.ts';

/** The age at which a notice is given up, in milliseconds. The overview tells of it in any case. */
const giveUpAfter = 2 * 24 * 60 * 60_000;

export type NoticeAbout = NoticesTable['about'];

/** What an e-mail tells: who wants something of its reader, and where. Nothing of what was written. */
export interface Notice extends Pick<CommentedItem, 'kind' | '_id' | 'categoryName'> {
  id: string;
  about: NoticeAbout;
  name: string;
  email: string;
  /** By the name of today; null where the account is gone. */
  by: string | null;
}

interface Event {
  about: NoticeAbout;
  item: { kind: EditedKind; id: string };
  commentId?: string;
  by: { userId: string | null };
}

/** Asks for an e-mail to each of several accounts that want such, due at once. It belongs to the transaction of the event. */
export async function askForNotices(tx: Db, people: readonly string[], event: Event): Promise<void> {
  if (people.length === 0) return;
  const wanting = await tx
    .selectFrom('users')
    .select('id')
    .where('id', 'in', people)
    .where('mail_notices', '=', 1)
    .execute();
  if (wanting.length === 0) return;
  const { about, item, commentId = null, by } = event;
  const moment = now();
  await tx
    .insertInto('notices')
    .values(
      wanting.map(({ id: user_id }) => ({
        ...{ id: newId(), user_id, about, kind: item.kind, item_id: item.id, comment_id: commentId },
        ...{ by_id: by.userId, attempts: 0, due_at: moment, created_at: moment },
      })),
    )
    .execute();
}

/** E-mails about comments and approvals. What has become pointless meanwhile is not sent. */
export function staffNoticeQueue(db: Db, found: Found): Queue<Notice> {
  const settle = async (id: string) => {
    await db.deleteFrom('notices').where('id', '=', id).execute();
  };
  return {
    async next() {
      for (;;) {
        const claimed = await claimDue(db, 'notices');
        if (!claimed) return undefined;
        const row = await findNotice(db, claimed.id);
        if (!row) continue;
        const item = await stillWanted(db, found, row);
        if (item) return { ...claimed, item, giveUpAt: Date.parse(row.created_at) + giveUpAfter };
        await settle(claimed.id);
      }
    },
    settle,
    async postpone(id, until) {
      await db.updateTable('notices').set({ due_at: until.toISOString() }).where('id', '=', id).execute();
    },
  };
}

function findNotice(db: Db, id: string) {
  return db
    .selectFrom('notices')
    .innerJoin('users', 'users.id', 'notices.user_id')
    .leftJoin('users as author', 'author.id', 'notices.by_id')
    .leftJoin('comment_mentions', (join) =>
      join
        .onRef('comment_mentions.comment_id', '=', 'notices.comment_id')
        .onRef('comment_mentions.user_id', '=', 'notices.user_id'),
    )
    .select(['notices.id', 'about', 'kind', 'item_id', 'notices.created_at'])
    .select(['users.name', 'users.email', 'users.restrictions', 'users.mail_notices', 'author.name as by', 'read_at'])
    .where('notices.id', '=', id)
    .executeTakeFirst();
}

type Row = NonNullable<Awaited<ReturnType<typeof findNotice>>>;

async function stillWanted(db: Db, found: Found, row: Row): Promise<Notice | undefined> {
  if (row.mail_notices !== 1) return undefined;
  const kind = row.kind as EditedKind;
  if (row.about === 'mention') {
    if (row.read_at !== null) return undefined;
  } else {
    const state = (await findApproval(db, kind, row.item_id))?.state;
    if (state !== (row.about === 'request' ? 'asked' : 'returned')) return undefined;
  }
  const { id, about, name, email, by, item_id } = row;
  const item = await findSeen(db, found, { kind, id: item_id }, JSON.parse(row.restrictions) as Restrictions);
  return item && { id, about, name, email, by, kind, _id: item_id, categoryName: item.categoryName };
}
