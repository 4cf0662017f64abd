import type { OpenedKind, OthersThere } from '@varda/contract/presence';
import type { Db } from '../database/open-database.ts';

/**
 * How long a form counts as open after it was last heard of, in milliseconds. A browser lets a tab in the background speak once a minute;
 * one that is closed says so.
 */
const heardFor = 75_000;

/** Notes that somebody has a form open, and tells who else has. */
export async function renewPresence(
  db: Db,
  kind: OpenedKind,
  itemId: string,
  userId: string,
  at = Date.now(),
): Promise<OthersThere> {
  const now = new Date(at).toISOString();
  await db.deleteFrom('presence').where('expires_at', '<=', now).execute();
  const expires_at = new Date(at + heardFor).toISOString();
  await db
    .insertInto('presence')
    .values({ kind, item_id: itemId, user_id: userId, since: now, expires_at })
    .onConflict((conflict) => conflict.columns(['kind', 'item_id', 'user_id']).doUpdateSet({ expires_at }))
    .execute();
  const others = await db
    .selectFrom('presence')
    .innerJoin('users', 'users.id', 'presence.user_id')
    .select(['users.name', 'presence.since'])
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .where('user_id', '!=', userId)
    .orderBy('since')
    .orderBy('user_id')
    .execute();
  return { others };
}

export async function endPresence(db: Db, kind: OpenedKind, itemId: string, userId: string): Promise<void> {
  await db
    .deleteFrom('presence')
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .where('user_id', '=', userId)
    .execute();
}
