import { noteActivity } from '../activity/activity.repository.ts';
import type { Db } from '../database/open-database.ts';
import { HttpError } from '../http/http-error.ts';
import { once, wasMade } from '../http/idempotency.ts';
import type { Handle } from '../http/routes.ts';
import { logSecurity } from '../http/security-log.ts';
import { confirmPassword } from './confirm-password.ts';
import type { LoginLimits } from './login-limits.ts';
import { refuseGuessable } from './password-strength.ts';
import { hashPassword } from './passwords.ts';
import { endOtherSessionsOf } from './sessions.repository.ts';
import { accountItem, replacePassword } from './users.repository.ts';

export function passwordRoutes(handle: Handle, db: Db, limits: LoginLimits): void {
  handle('PUT /password', async ({ body: { currentPassword, newPassword }, session, request }) => {
    // Once it is changed, the current password of a request that comes again is no longer right.
    if (await wasMade(db)) return { done: true };
    const account = await confirmPassword({ db, limits }, session, request, currentPassword);
    await refuseGuessable(newPassword, session, 'newPassword');
    const change = { replaced: account.password_hash, passwordHash: await hashPassword(newPassword) };
    await db.transaction().execute(async (tx) => {
      await once(tx, async () => {
        // Whoever has changed the password meanwhile has ended this session too.
        if (!(await replacePassword(tx, session.userId, change))) throw new HttpError('unauthenticated');
        await endOtherSessionsOf(tx, session);
        const item = accountItem({ id: session.userId, name: session.name });
        await noteActivity(tx, { action: 'password_change', entity: 'users', item }, session);
      });
    });
    logSecurity(request, 'password_changed', { account: session.userId });
    return { done: true };
  });
}
