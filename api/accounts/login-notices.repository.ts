import type { Language } from '@varda/contract/language';
import { newId, now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import { claimDue } from '../mail/outbox.repository.ts';
import type { Queue } from '../mail/outbox.ts';
import type { SessionOrigin } from './sessions.repository.ts';

/** The age at which a notice is given up, in milliseconds. */
const giveUpAfter = 24 * 60 * 60_000;

/** What an e-mail tells about a sign-in from a new browser. */
export interface LoginNotice extends SessionOrigin {
  id: string;
  name: string;
  email: string;
  language: Language;
  /** ISO 8601. */
  at: string;
}

/** Asks for the e-mail, due at once. */
export async function askForNotice(
  tx: Db,
  userId: string,
  notice: SessionOrigin & { language: Language },
): Promise<void> {
  const moment = now();
  await tx
    .insertInto('login_notices')
    .values({ id: newId(), user_id: userId, ...notice, attempts: 0, due_at: moment, created_at: moment })
    .execute();
}

export function noticeQueue(db: Db): Queue<LoginNotice> {
  const settle = async (id: string) => {
    await db.deleteFrom('login_notices').where('id', '=', id).execute();
  };
  return {
    async next() {
      for (;;) {
        const claimed = await claimDue(db, 'login_notices');
        if (!claimed) return undefined;
        const item = await db
          .selectFrom('login_notices')
          .innerJoin('users', 'users.id', 'login_notices.user_id')
          .select(['login_notices.id', 'users.name', 'users.email', 'language', 'browser', 'system', 'network'])
          .select('login_notices.created_at as at')
          .where('login_notices.id', '=', claimed.id)
          .executeTakeFirst();
        if (item) return { ...claimed, item, giveUpAt: Date.parse(item.at) + giveUpAfter };
      }
    },
    settle,
    async postpone(id, until) {
      await db.updateTable('login_notices').set({ due_at: until.toISOString() }).where('id', '=', id).execute();
    },
  };
}
