import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handle } from '../http/routes.ts';
import type { LoginLimits } from './login-limits.ts';
import { isPassword } from './passwords.ts';
import { endSession, endSessionsOf, startSession } from './sessions.repository.ts';
import { findAccount } from './users.repository.ts';

export function sessionsRoutes(handle: Handle, db: Db, limits: LoginLimits): void {
  handle('POST /login', async ({ body: { email, password }, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const succeeded = await limits.count(email, request.ip);
    const account = await findAccount(db, email);
    const isRight = await isPassword(password, account?.password_hash);
    if (!account || !isRight) throw new HttpError('unauthenticated', { message: ruleTexts.wrong_login });
    await succeeded();
    return { token: await startSession(db, account.id), name: account.name, role: account.role };
  });

  handle('GET /session', async ({ session: { userId, name, email, role } }) => ({ _id: userId, name, email, role }));

  handle('POST /logout', async ({ session }) => {
    await endSession(db, session.tokenHash);
    return { done: true };
  });

  handle('DELETE /sessions', async ({ session }) => {
    await endSessionsOf(db, session.userId);
    return { done: true };
  });
}
