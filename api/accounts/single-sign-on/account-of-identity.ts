import { normalizedEmail } from '@varda/contract/text-schemas';
import type { Role, User } from '@varda/contract/users';
import type { Actor } from '../../activity/activity.repository.ts';
import { guard } from '../../database/engine.ts';
import type { Db } from '../../database/open-database.ts';
import { deleteReleaseTokensOf, deleteTokensOf } from '../access-tokens.repository.ts';
import { isLastAdmin } from '../last-admin.ts';
import { hashPassword, madeUpPassword } from '../passwords.ts';
import { endSessionsOf } from '../sessions.repository.ts';
import { findAccount, findUser, insertUser, notesOf, updateUser } from '../users.repository.ts';
import { accountOfIdentity, hasIdentity, linkIdentity } from './identities.repository.ts';
import type { Identity } from './identity-provider.ts';
import type { SingleSignOnSettings } from './settings.ts';

/** Why somebody whom the issuer knows is not let in. */
export type Refusal = 'domain' | 'unverified' | 'no_group' | 'no_account' | 'other_identity';

interface FoundAccount {
  account: User;
  /** What the sign-in has changed. */
  isNew: boolean;
  roleBefore: Role;
}

/**
 * The account of somebody whom the issuer has made sure of: the one that they have used before, else that of their address, else a
 * new one where their groups give a role. The role follows the groups, but the last admin stays one.
 *
 * @param tx belongs to the session that follows
 */
export async function accountFor(
  tx: Db,
  identity: Identity,
  { domains, groups, trustsEmails }: SingleSignOnSettings,
  requestId: string,
): Promise<FoundAccount | Refusal> {
  const email = normalizedEmail(identity.email);
  if (!domains.includes(email.slice(email.lastIndexOf('@') + 1))) return 'domain';
  const role = groups && roleOf(identity.groups, groups);
  await guard(tx, 'accounts');

  const linked = await accountOfIdentity(tx, identity);
  if (groups && !role) {
    if (linked) await endAccess(tx, linked);
    return 'no_group';
  }
  if (!linked && !identity.isVerified && !trustsEmails) return 'unverified';
  const known = linked ?? (await findAccount(tx, email))?.id;
  if (!known && !role) return 'no_account';
  // Addresses are given to others in time: an account that is somebody's does not open to whoever has its address next.
  if (!linked && known && (await hasIdentity(tx, known, identity.issuer))) return 'other_identity';

  const before = known ? await findUser(tx, known) : undefined;
  const account = before ?? (await create(tx, { name: identity.name, email, role: role ?? 'user' }, requestId));
  if (!linked) await linkIdentity(tx, account._id, identity);
  const followed = role && account.role !== role ? await follow(tx, account, role, requestId) : account;
  return { account: followed, isNew: !before, roleBefore: account.role };
}

/** Of somebody who has left all groups: what they are signed in with elsewhere, and what programs use in their name. */
async function endAccess(tx: Db, userId: string): Promise<void> {
  await endSessionsOf(tx, userId);
  await deleteTokensOf(tx, userId);
}

function roleOf(names: readonly string[], groups: Record<Role, readonly string[]>): Role | null {
  const isIn = (role: Role) => groups[role].some((group) => names.includes(group));
  return isIn('admin') ? 'admin' : isIn('user') ? 'user' : null;
}

async function create(tx: Db, person: { name: string; email: string; role: Role }, requestId: string): Promise<User> {
  const made = await insertUser(tx, { ...person, passwordHash: await hashPassword(madeUpPassword()) });
  await notesOf(tx, made, themselves(made, requestId))('create', [made.role]);
  return made;
}

async function follow(tx: Db, account: User, role: Role, requestId: string): Promise<User> {
  if (await isLastAdmin(tx, account)) return account;
  const changed = { ...account, role };
  await updateUser(tx, changed, undefined);
  await endSessionsOf(tx, account._id);
  if (role !== 'admin') await deleteReleaseTokensOf(tx, account._id);
  await notesOf(tx, account, themselves(account, requestId))('role_change', [account.role, role]);
  return changed;
}

const themselves = ({ _id, name }: User, requestId: string): Actor => ({ userId: _id, name, requestId });
