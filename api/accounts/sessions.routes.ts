import type { Login } from '@varda/shared/contract/session';
import type { FastifyRequest } from 'fastify';
import { noteActivity } from '../activity/activity.repository.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handle } from '../http/routes.ts';
import { logSecurity } from '../http/security-log.ts';
import type { LoginLimits } from './login-limits.ts';
import { isPassword } from './passwords.ts';
import { endSession, endSessionsOf, type SignedIn, startSession } from './sessions.repository.ts';
import { keepProof, takeProof } from './staff-proof.ts';
import { type Account, accountItem, findAccount, lockAccount } from './users.repository.ts';

/** @param secret that the shell shares, `SITE_SECRET` */
export function sessionsRoutes(handle: Handle, db: Db, limits: LoginLimits, secret: string | undefined): void {
  handle('POST /login', async ({ body: { email, password }, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const account = await findAccount(db, email);
    const who = { by: account?.id ?? null };
    const succeeded = await limits.count(email, request.ip).catch((error) => {
      if (error instanceof HttpError) logSecurity(request, 'login_slowed', who);
      throw error;
    });
    const isRight = await isPassword(password, account?.password_hash);
    const started = account && isRight && (await startSessionOf(db, account, request.id));
    logSecurity(request, started ? 'login' : 'login_failed', who);
    if (!started) {
      const item = account && accountItem(account);
      await noteActivity(db, { action: 'sign_in_failed', entity: 'users', item }, unknown(request));
      throw new HttpError('unauthenticated', { message: ruleTexts.wrong_login });
    }
    await succeeded();
    keepProof(secret, request, reply);
    return started;
  });

  handle('GET /session', async ({ session: { userId, name, email, role } }) => ({ _id: userId, name, email, role }));

  handle('POST /logout', async ({ session, request, reply }) => {
    await db.transaction().execute(async (tx) => {
      await endSession(tx, session.tokenHash);
      await noteSignOut(tx, session);
    });
    logSecurity(request, 'logout');
    takeProof(request, reply);
    return { done: true };
  });

  handle('DELETE /sessions', async ({ session, request, reply }) => {
    await db.transaction().execute(async (tx) => {
      await endSessionsOf(tx, session.userId);
      await noteSignOut(tx, session, ['everywhere']);
    });
    logSecurity(request, 'sessions_ended');
    takeProof(request, reply);
    return { done: true };
  });
}

function noteSignOut(tx: Db, session: SignedIn, details: readonly string[] = []): Promise<void> {
  const item = accountItem({ id: session.userId, name: session.name });
  return noteActivity(tx, { action: 'sign_out', entity: 'users', item, details }, session);
}

/** Whoever it was that did not know the password. */
const unknown = ({ id: requestId }: FastifyRequest) => ({ userId: null, name: null, requestId });

/** A session of an account that is still as it was when its password was checked: what ends sessions ends this one too. */
function startSessionOf(db: Db, checked: Account, requestId: string): Promise<Login | undefined> {
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, checked.id);
    if (account?.password_hash !== checked.password_hash) return undefined;
    const by = { userId: account.id, name: account.name, requestId };
    await noteActivity(tx, { action: 'sign_in', entity: 'users', item: accountItem(account) }, by);
    return { token: await startSession(tx, account.id), name: account.name, role: account.role };
  });
}
