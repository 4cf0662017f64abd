import type { Login } from '@varda/shared/contract/session';
import type { FastifyRequest } from 'fastify';
import { noteActivity } from '../activity/activity.repository.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { wideNetworkOf } from '../http/rate-limit.ts';
import { requestLanguage } from '../http/request-language.ts';
import type { Handle } from '../http/routes.ts';
import { logSecurity } from '../http/security-log.ts';
import type { Outbox } from '../mail/outbox.ts';
import { readAccountRules } from './account-rules.repository.ts';
import { browserName } from './browser-name.ts';
import { browserToken, keepBrowserToken, noteBrowser } from './known-browsers.ts';
import type { LoginLimits } from './login-limits.ts';
import { askForNotice, type LoginNotice } from './login-notices.repository.ts';
import { isPassword } from './passwords.ts';
import { type FactorCheck, useCode } from './second-factors.repository.ts';
import {
  endOtherSessionsOf,
  endSession,
  endSessionOf,
  endSessionsOf,
  listSessionsOf,
  type SessionOrigin,
  type SignedIn,
  startSession,
} from './sessions.repository.ts';
import { keepProof, takeProof } from './staff-proof.ts';
import { type Account, accountItem, findAccount, lockAccount } from './users.repository.ts';

interface SessionParts {
  loginLimits: LoginLimits;
  /** That the shell shares, `SITE_SECRET`. */
  siteSecret: string | undefined;
  /** Tells of sign-ins from new browsers; `null` where nobody wants that. */
  noticeOutbox: Outbox<LoginNotice> | null;
}

export function sessionsRoutes(
  handle: Handle,
  db: Db,
  { loginLimits: limits, siteSecret: secret, noticeOutbox }: SessionParts,
): void {
  handle('POST /login', async ({ body: { email, password, code }, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const account = await findAccount(db, email);
    const who = { by: account?.id ?? null };
    const succeeded = await limits.count(email, request.ip).catch((error) => {
      if (error instanceof HttpError) logSecurity(request, 'login_slowed', who);
      throw error;
    });
    const isRight = await isPassword(password, account?.password_hash);
    const origin = originOf(request);
    const token = browserToken(request);
    const noteNew = async (tx: Db, userId: string) => {
      if (!noticeOutbox || !(await noteBrowser(tx, userId, token))) return;
      await askForNotice(tx, userId, { ...origin, language: requestLanguage(request) });
    };
    const right = isRight ? account : undefined;
    const codeSucceeded = right && code ? await limits.countCode(right.id) : undefined;
    const entering = { requestId: request.id, code, origin, noteNew };
    const { started, factor } = right ? await startSessionOf(db, right, entering) : failed;
    if (factor === 'missing') {
      logSecurity(request, 'factor_asked', who);
      // The try counts on: whoever has the password is not to guess codes without end.
      throw new HttpError('unauthenticated', {
        message: ruleTexts.code_wanted,
        fields: { code: ruleTexts.code_wanted },
      });
    }
    logSecurity(request, started ? 'login' : factor === 'wrong' ? 'factor_refused' : 'login_failed', who);
    if (!started) {
      const item = account && accountItem(account);
      await noteActivity(db, { action: 'sign_in_failed', entity: 'users', item }, unknown(request));
      const { wrong_code, wrong_login } = ruleTexts;
      if (factor === 'wrong')
        throw new HttpError('unauthenticated', { message: wrong_code, fields: { code: wrong_code } });
      throw new HttpError('unauthenticated', { message: wrong_login });
    }
    if (factor === 'recovered') logSecurity(request, 'recovery_code_used', who);
    await codeSucceeded?.();
    await succeeded();
    // Who still has to set one up gets the proof with the first call after that.
    if (factor !== 'none' || !(await readAccountRules(db)).secondFactor) keepProof(secret, request, reply);
    if (noticeOutbox) {
      keepBrowserToken(request, reply, token);
      noticeOutbox.wake();
    }
    return started;
  });

  handle('GET /session', async ({ session: { userId, name, email, role, restrictions } }) => ({
    _id: userId,
    name,
    email,
    role,
    restrictions: [...restrictions],
  }));

  handle('GET /sessions', ({ session }) => listSessionsOf(db, session));

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

  handle('DELETE /sessions/others', async ({ session, request }) => {
    await db.transaction().execute(async (tx) => {
      await endOtherSessionsOf(tx, session);
      await noteSignOut(tx, session, ['elsewhere']);
    });
    logSecurity(request, 'sessions_ended');
    return { done: true };
  });

  handle('DELETE /sessions/:id', async ({ params: { id }, session, request }) => {
    await db.transaction().execute(async (tx) => {
      if (!(await endSessionOf(tx, session.userId, id))) throw new HttpError('not_found');
      await noteSignOut(tx, session, ['elsewhere']);
    });
    logSecurity(request, 'session_ended');
    return { done: true };
  });
}

function originOf({ headers, ip }: FastifyRequest): SessionOrigin {
  return { ...browserName(headers['user-agent']), network: wideNetworkOf(ip) };
}

function noteSignOut(tx: Db, session: SignedIn, details: readonly string[] = []): Promise<void> {
  const item = accountItem({ id: session.userId, name: session.name });
  return noteActivity(tx, { action: 'sign_out', entity: 'users', item, details }, session);
}

/** Whoever it was that did not know the password. */
const unknown = ({ id: requestId }: FastifyRequest) => ({ userId: null, name: null, requestId });

interface Started {
  started?: Login;
  factor: FactorCheck;
}

const failed: Started = { factor: 'none' };

interface Entering {
  requestId: string;
  code: string | undefined;
  origin: SessionOrigin;
  noteNew: (tx: Db, userId: string) => Promise<void>;
}

/** A session of an account that is still as it was when its password was checked: what ends sessions ends this one too. */
function startSessionOf(db: Db, checked: Account, { requestId, code, origin, noteNew }: Entering): Promise<Started> {
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, checked.id);
    if (account?.password_hash !== checked.password_hash) return failed;
    const factor = await useCode(tx, account.id, code);
    if (factor === 'missing' || factor === 'wrong') return { factor };
    await noteNew(tx, account.id);
    const by = { userId: account.id, name: account.name, requestId };
    await noteActivity(tx, { action: 'sign_in', entity: 'users', item: accountItem(account) }, by);
    const started = { token: await startSession(tx, account.id, origin), name: account.name, role: account.role };
    return { started, factor };
  });
}
