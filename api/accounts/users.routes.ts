import type { ActivityAction } from '@varda/contract/activity';
import type { Restrictions } from '@varda/contract/permissions';
import type { User } from '@varda/contract/users';
import type { FastifyRequest } from 'fastify';
import { requireVersion } from '../content/versions.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { wasMade } from '../http/idempotency.ts';
import { requestLanguage } from '../http/request-language.ts';
import type { Handle } from '../http/routes.ts';
import { logSecurity } from '../http/security-log.ts';
import type { Outbox } from '../mail/outbox.ts';
import { deleteReleaseTokensOf } from './access-tokens.repository.ts';
import { changeAccounts } from './change-accounts.ts';
import { confirmPassword } from './confirm-password.ts';
import { refuseForLastAdmin } from './last-admin.ts';
import { listedFor, requireAdminForFilters } from './listed-users.ts';
import type { LoginLimits } from './login-limits.ts';
import { askForLink, type LinkMail, makeLink, takeInvitations } from './password-links.repository.ts';
import { type Person, refuseGuessable } from './password-strength.ts';
import { hashPassword, madeUpPassword } from './passwords.ts';
import { removeFactors } from './second-factors.repository.ts';
import { endSessionsOf } from './sessions.repository.ts';
import { deleteUser, findUser, insertUser, isEmailTaken, listUsers, notesOf, updateUser } from './users.repository.ts';

/** @param outbox sends invitations; without one the admin hands over the link */
export function usersRoutes(handle: Handle, db: Db, limits: LoginLimits, outbox: Outbox<LinkMail> | null): void {
  /** Not stored with the key of the request, as the account is: a request that comes again gets a link of its own. */
  async function invite({ _id, email }: User, request: FastifyRequest): Promise<string | null> {
    const asked = { email, purpose: 'invitation', language: requestLanguage(request) } as const;
    logSecurity(request, 'account_invited', { account: _id });
    if (!outbox) return makeLink(db, asked);
    await askForLink(db, asked);
    outbox.wake();
    return null;
  }

  handle('GET /users', async ({ query, session }) => {
    requireAdminForFilters(session, query);
    const { users, totalCount } = await listUsers(db, query);
    return { users: listedFor(session, users), totalCount };
  });

  handle('POST /register', async ({ body: { password, invitation, ...user }, session, request }) => {
    if (!invitation) await refuseGuessable(password ?? '', user, 'password');
    const passwordHash = await hashPassword(invitation ? madeUpPassword() : (password ?? ''));
    const made = await changeAccounts(db, session, async (tx) => {
      await refuseTakenEmail(tx, user.email);
      const made = await insertUser(tx, { ...user, passwordHash });
      const note = notesOf(tx, made, session);
      await note('create', [made.role]);
      await notePermissions(note, [], made.restrictions);
      if (invitation) await note('invite');
      return made;
    });
    logSecurity(request, 'account_created', { account: made._id, role: made.role });
    if (!invitation) return made;
    return { ...made, invitationToken: await invite(made, request) };
  });

  handle('PUT /users/:id', async ({ params: { id }, body, ifMatch, session, request }) => {
    const { password, currentPassword, invitation = false, ...change } = body;
    const isOwn = id === session.userId;
    const takesFactor = change.secondFactor === false;
    const isNewEmail = change.email !== undefined && change.email !== session.email;
    if (isOwn && invitation) throw new HttpError('invalid', { fields: { invitation: ruleTexts.link_for_own } });
    // Once it is changed, the current password of a request that comes again is no longer right.
    if (isOwn && (password || isNewEmail) && !(await wasMade(db)))
      await confirmPassword({ db, limits }, session, request, currentPassword);
    if (password) await refuseGuessable(password, await personAfter(db, id, change), 'password');
    const passwordHash = password ? await hashPassword(password) : undefined;
    let replaced: User | undefined;
    const { isInvited, ...changed } = await changeAccounts(db, session, async (tx) => {
      const before = await existing(tx, id);
      requireVersion(before, ifMatch);
      const user: User = {
        ...before,
        name: change.name ?? before.name,
        email: change.email ?? before.email,
        role: change.role ?? before.role,
        restrictions: change.restrictions ?? before.restrictions,
      };
      await refuseTakenEmail(tx, user.email, id);
      if (user.role !== 'admin') await refuseForLastAdmin(tx, before);
      await updateUser(tx, user, passwordHash);
      const isRenamed = user.email !== before.email;
      // Links end with the address and the password that they were made for: a person who is invited gets one at the new address.
      const endsLinks = isRenamed || passwordHash !== undefined;
      const wasInvited = (endsLinks || invitation) && (await takeInvitations(tx, before.email));
      const isInvited = invitation || (wasInvited && passwordHash === undefined);
      if (passwordHash || user.role !== before.role) await endSessionsOf(tx, id);
      if (user.role !== 'admin') await deleteReleaseTokensOf(tx, id);
      if (takesFactor && before.secondFactor) {
        // One's own wants the password, and has a dialog for it.
        if (isOwn) throw new HttpError('invalid', { fields: { secondFactor: ruleTexts.factor_of_own } });
        await removeFactors(tx, id);
      }
      replaced = before;
      const after = await existing(tx, id);
      const note = notesOf(tx, after, session);
      const fields = (['name', 'email', 'secondFactor'] as const).filter((field) => after[field] !== before[field]);
      if (fields.length > 0) await note('edit', fields);
      if (passwordHash) await note('password_change');
      if (isInvited) await note('invite');
      if (after.role !== before.role) await note('role_change', [before.role, after.role]);
      await notePermissions(note, before.restrictions, after.restrictions);
      return { ...after, isInvited };
    });
    if (replaced && passwordHash) logSecurity(request, 'password_changed', { account: id });
    if (replaced?.secondFactor && !changed.secondFactor) logSecurity(request, 'factor_removed', { account: id });
    if (replaced && replaced.email !== changed.email) logSecurity(request, 'email_changed', { account: id });
    if (replaced && String(replaced.restrictions) !== String(changed.restrictions))
      logSecurity(request, 'permissions_changed', { account: id });
    if (replaced && replaced.role !== changed.role)
      logSecurity(request, 'role_changed', { account: id, role: changed.role, roleBefore: replaced.role });
    return isInvited ? { ...changed, invitationToken: await invite(changed, request) } : changed;
  });

  handle('DELETE /users/:id', async ({ params: { id }, session, request }) => {
    await changeAccounts(db, session, async (tx) => {
      const user = await existing(tx, id);
      await refuseForLastAdmin(tx, user);
      await deleteUser(tx, user);
      await notesOf(tx, user, session)('delete');
    });
    logSecurity(request, 'account_deleted', { account: id });
    return { done: true };
  });
}

/** Notes what an account may no longer do, and what it may do again. */
async function notePermissions(
  note: (action: ActivityAction, details: readonly string[]) => Promise<void>,
  before: Restrictions,
  after: Restrictions,
): Promise<void> {
  const taken = after.filter((permission) => !before.includes(permission));
  const given = before.filter((permission) => !after.includes(permission));
  const changes = [...taken.map((permission) => `-${permission}`), ...given.map((permission) => `+${permission}`)];
  if (changes.length > 0) await note('permissions_change', changes);
}

async function existing(tx: Db, id: string): Promise<User> {
  const user = await findUser(tx, id);
  if (!user) throw new HttpError('not_found');
  return user;
}

async function personAfter(
  db: Db,
  id: string,
  change: { name?: string | undefined; email?: string | undefined },
): Promise<Person> {
  const { name, email } = await existing(db, id);
  return { name: change.name ?? name, email: change.email ?? email };
}

async function refuseTakenEmail(tx: Db, email: string, exceptId?: string): Promise<void> {
  if (await isEmailTaken(tx, email, exceptId))
    throw new HttpError('conflict', { message: ruleTexts.email_taken, fields: { email: ruleTexts.email_taken } });
}
