import type { OpenedKind, OthersThere } from '@varda/contract/presence';
import { clockOf } from '../database/clock.ts';
import type { Db } from '../database/open-database.ts';

/**
 * How long a form counts as open after it was last heard of, in milliseconds: for longer than its next call takes to come
 * (`use-others-there.ts`), which browsers put off in a tab in the background. One that is closed says so, but for a browser that ends before
 * it has.
 */
const heardFor = { front: 15_000, background: 75_000 };

interface Opened {
  entity: OpenedKind;
  id: string;
  userId: string;
  tab: keyof typeof heardFor;
}

export async function removeEndedPresence(db: Db, now: string): Promise<void> {
  await db.deleteFrom('presence').where('expires_at', '<=', now).execute();
}

/** Notes that somebody has a form open, and tells who else has. */
export async function renewPresence(
  db: Db,
  { entity: kind, id: itemId, userId, tab }: Opened,
  at?: Date,
): Promise<OthersThere> {
  const moment = at ?? (await clockOf(db));
  const now = moment.toISOString();
  await removeEndedPresence(db, now);
  const expires_at = new Date(moment.getTime() + heardFor[tab]).toISOString();
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
