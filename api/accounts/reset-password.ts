import { type Actor, noteActivity } from '../activity/activity.repository.ts';
import type { Db } from '../database/open-database.ts';
import { hashPassword, madeUpPassword } from './passwords.ts';
import { removeFactors } from './second-factors.repository.ts';
import { endSessionsOf } from './sessions.repository.ts';
import { accountItem, findAccount, replacePassword } from './users.repository.ts';

/**
 * Gives an account a password that is made up, takes its second factor away and ends its sessions.
 *
 * @returns the password, which is stored nowhere, and the account's id
 * @throws Error when there is no such account, or its password is changed at the same moment
 */
export async function resetPassword(db: Db, email: string, by: Actor): Promise<{ id: string; password: string }> {
  const password = madeUpPassword();
  const passwordHash = await hashPassword(password);
  const id = await db.transaction().execute(async (tx) => {
    const account = await findAccount(tx, email);
    if (!account) throw new Error(`There is no account with the address ${email}.`);
    const isReplaced = await replacePassword(tx, account.id, { replaced: account.password_hash, passwordHash });
    if (!isReplaced) throw new Error('The password was changed at the same moment.');
    await removeFactors(tx, account.id);
    await endSessionsOf(tx, account.id);
    await noteActivity(tx, { action: 'password_change', entity: 'users', item: accountItem(account) }, by);
    return account.id;
  });
  return { id, password };
}
