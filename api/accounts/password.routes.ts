import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handle } from '../http/routes.ts';
import type { LoginLimits } from './login-limits.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { endOtherSessionsOf } from './sessions.repository.ts';
import { findAccount, replacePassword } from './users.repository.ts';

export function passwordRoutes(handle: Handle, db: Db, limits: LoginLimits): void {
  handle('PUT /password', async ({ body: { currentPassword, newPassword }, session, request }) => {
    // Counted together with failed logins: a session left open is no second place to guess at.
    const succeeded = await limits.count(session.email, request.ip);
    const account = await findAccount(db, session.email);
    const isRight = await isPassword(currentPassword, account?.password_hash);
    // Not 401: the session is as good as before.
    if (!account || !isRight) throw new HttpError('invalid', { fields: { currentPassword: ruleTexts.wrong_password } });
    await succeeded();
    const change = { replaced: account.password_hash, passwordHash: await hashPassword(newPassword) };
    await db.transaction().execute(async (tx) => {
      // Whoever has changed the password meanwhile has ended this session too.
      if (!(await replacePassword(tx, session.userId, change))) throw new HttpError('unauthenticated');
      await endOtherSessionsOf(tx, session);
    });
    return { done: true };
  });
}
