import { isPostgres } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { HttpError } from '../http/http-error.ts';

/**
 * Keeps an account from being deleted until the transaction ends. Whoever erases it waits, and so finds every name that was written in it;
 * on SQLite writers take turns anyway.
 *
 * @throws HttpError `unauthenticated` where it was deleted before
 */
export async function holdAccount(tx: Db, id: string): Promise<void> {
  const account = tx.selectFrom('users').select('id').where('id', '=', id);
  const held = await (isPostgres(tx) ? account.forKeyShare() : account).executeTakeFirst();
  if (!held) throw new HttpError('unauthenticated');
}

/** As {@link holdAccount} for several; answers those that are still there. */
export async function holdAccounts(tx: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return [];
  const accounts = tx.selectFrom('users').select(['id', 'name']).where('id', 'in', ids);
  return (isPostgres(tx) ? accounts.forKeyShare() : accounts).execute();
}
