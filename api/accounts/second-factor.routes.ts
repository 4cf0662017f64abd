import { noteActivity } from '../activity/activity.repository.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handle } from '../http/routes.ts';
import { logSecurity } from '../http/security-log.ts';
import { confirmPassword } from './confirm-password.ts';
import type { LoginLimits } from './login-limits.ts';
import {
  beginFactor,
  confirmFactor,
  removeFactor,
  renewRecoveryCodes,
  secondFactorOf,
} from './second-factors.repository.ts';
import type { SignedIn } from './sessions.repository.ts';
import { accountItem, lockAccount } from './users.repository.ts';

/** The second factor of one's own account. That of somebody else is taken away with `PUT /users/:id`. */
export function secondFactorRoutes(handle: Handle, db: Db, limits: LoginLimits): void {
  handle('GET /second-factor', ({ session }) => secondFactorOf(db, session.userId));

  handle('POST /second-factor', async ({ body: { currentPassword }, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    await confirmPassword({ db, limits }, session, request, currentPassword);
    const begun = await db.transaction().execute((tx) => beginFactor(tx, session));
    if (!begun) throw new HttpError('conflict', { message: ruleTexts.factor_there });
    return begun;
  });

  handle('PUT /second-factor', async ({ body: { code }, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const recoveryCodes = await db.transaction().execute(async (tx) => {
      const made = await confirmFactor(tx, session.userId, code);
      if (made) await noteFactor(tx, session);
      return made;
    });
    if (!recoveryCodes) throw new HttpError('invalid', { fields: { code: ruleTexts.wrong_code } });
    logSecurity(request, 'factor_added', { account: session.userId });
    return { recoveryCodes };
  });

  handle('POST /second-factor/recovery-codes', async ({ body: { currentPassword }, session, request, reply }) => {
    reply.header('cache-control', 'no-store');
    await confirmPassword({ db, limits }, session, request, currentPassword);
    const recoveryCodes = await db.transaction().execute(async (tx) => {
      await lockAccount(tx, session.userId);
      const made = await renewRecoveryCodes(tx, session.userId);
      if (made) await noteFactor(tx, session, 'recoveryCodes');
      return made;
    });
    if (!recoveryCodes) throw new HttpError('conflict', { message: ruleTexts.factor_missing });
    logSecurity(request, 'recovery_codes_renewed', { account: session.userId });
    return { recoveryCodes };
  });

  handle('POST /second-factor/removal', async ({ body: { currentPassword }, session, request }) => {
    await confirmPassword({ db, limits }, session, request, currentPassword);
    const removed = await db.transaction().execute(async (tx) => {
      const isRemoved = await removeFactor(tx, session.userId);
      if (isRemoved) await noteFactor(tx, session);
      return isRemoved;
    });
    if (removed) logSecurity(request, 'factor_removed', { account: session.userId });
    return { done: true };
  });
}

function noteFactor(tx: Db, session: SignedIn, detail = 'secondFactor'): Promise<void> {
  const item = accountItem({ id: session.userId, name: session.name });
  return noteActivity(tx, { action: 'edit', entity: 'users', item, details: [detail] }, session);
}
