import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { once } from '../http/idempotency.ts';
import { requireOpenSession } from './authentication.ts';
import type { SignedIn } from './sessions.repository.ts';

/** One change of accounts at a time: two admins who demote each other at once do not leave none. */
export function changeAccounts<T>(db: Db, session: SignedIn, change: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await guard(tx, 'accounts');
    await requireOpenSession(tx, session);
    return once(tx, () => change(tx));
  });
}
