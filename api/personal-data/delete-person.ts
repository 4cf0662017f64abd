import type { DeletedPerson } from '@varda/contract/personal-data';
import { normalizedEmail } from '@varda/contract/text-schemas';
import { refuseForLastAdmin } from '../accounts/last-admin.ts';
import { deleteLinksOf } from '../accounts/password-links.repository.ts';
import { deleteUser, findUser } from '../accounts/users.repository.ts';
import { type Actor, noteActivity } from '../activity/activity.repository.ts';
import { isPostgres } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { deleteMessagesOf, takeNameAway } from './personal-data.repository.ts';
import { pseudonymOf } from './pseudonym.ts';

/**
 * Deletes what is stored about whoever has an e-mail address: the account with its sessions, the messages. What the person wrote and did
 * stays, under a pseudonym. Whoever calls it holds the guard `accounts`.
 *
 * @throws HttpError `conflict` for the last admin
 */
export async function deletePerson(tx: Db, address: string, by: Actor): Promise<DeletedPerson> {
  const email = normalizedEmail(address);
  const account = tx.selectFrom('users').select('id').where('email', '=', email);
  // What the person is saving just now is done before: names that it writes are taken away, too.
  const owner = await (isPostgres(tx) ? account.forUpdate() : account).executeTakeFirst();
  const user = owner && (await findUser(tx, owner.id));
  if (user) {
    await refuseForLastAdmin(tx, user);
    await takeNameAway(tx, { id: user._id, name: user.name });
    await deleteUser(tx, user);
  }
  await deleteLinksOf(tx, email);
  const messages = await deleteMessagesOf(tx, email);
  // Who deletes their own account is no name any more either.
  const who = user && by.userId === user._id ? { ...by, name: pseudonymOf(user._id) } : by;
  if (user || messages > 0) await noteActivity(tx, { action: 'erase', entity: 'users' }, who);
  return { account: user !== undefined, messages };
}
