import type { Login } from '@varda/contract/session';
import type { FastifyRequest } from 'fastify';
import { noteActivity } from '../activity/activity.repository.ts';
import { readApprovalRules } from '../approvals/approval-rules.repository.ts';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import type { Handle } from '../http/routes.ts';
import { logSecurity } from '../http/security-log.ts';
import { holdAccount } from './hold-account.ts';
import type { LoginLimits } from './login-limits.ts';
import type { PasskeyCeremonies } from './passkey-ceremonies.ts';
import { notePasskeyUse, type PasskeyUse } from './passkeys.repository.ts';
import { isPassword } from './passwords.ts';
import { type FactorCheck, type Factors, factorsOf, type ShownFactor, useFactor } from './second-factors.repository.ts';
import {
  endOtherSessionsOf,
  endSession,
  endSessionOf,
  endSessionsOf,
  listSessionsOf,
  type SignedIn,
} from './sessions.repository.ts';
import { SignIn, type SignInServices } from './sign-in.ts';
import { clearProofCookie } from './staff-proof.ts';
import { type Account, accountItem, findAccount, lockAccount } from './users.repository.ts';

interface SessionServices extends SignInServices {
  loginLimits: LoginLimits;
  passkeys: PasskeyCeremonies;
}

export function sessionsRoutes(handle: Handle, db: Db, services: SessionServices): void {
  const { loginLimits: limits, passkeys } = services;

  handle('POST /login', async ({ body: { email, password, code, passkey: proof }, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const account = await findAccount(db, email);
    const who = { by: account?.id ?? null };
    const { succeeded, wantsFactor } = await countLogin(
      limits,
      request,
      { email, passwordHash: account?.password_hash },
      who,
    );
    const isRight = await isPassword(password, account?.password_hash);
    const right = isRight ? account : undefined;
    const factorSucceeded = right && (code || proof) ? await limits.countCode(right.id) : undefined;
    const used = right && proof && (await passkeys.finishLogin(request, await passkeys.find(proof), proof));
    const shown = { code, passkey: proof && (used ?? null) };
    const signIn = new SignIn(services, request);
    const { started, factor } = right ? await startSessionOf(db, right, shown, signIn) : failed;
    if (factor === 'missing') {
      logSecurity(request, 'factor_asked', who);
      // For the account the try counts on: whoever has the password is not to guess codes without end.
      await wantsFactor();
      throw factorWanted(await factorsOf(db, right?.id ?? ''));
    }
    logSecurity(request, started ? 'login' : factor === 'wrong' ? 'factor_refused' : 'login_failed', who);
    if (!started) {
      await noteFailure(db, account, request);
      const { wrong_code, other_passkey, wrong_login } = ruleTexts;
      if (factor !== 'wrong') throw new HttpError('unauthenticated', { message: wrong_login });
      throw proof
        ? new HttpError('unauthenticated', { message: other_passkey, fields: { passkey: other_passkey } })
        : new HttpError('unauthenticated', { message: wrong_code, fields: { code: wrong_code } });
    }
    if (factor === 'recovered') logSecurity(request, 'recovery_code_used', who);
    await factorSucceeded?.();
    await succeeded();
    await signIn.finish(db, reply, { hasFactor: factor !== 'none' });
    return started;
  });

  handle('POST /login/challenge', async ({ request, reply }) => {
    reply.header('cache-control', 'no-store');
    await limits.countChallenge(request.ip);
    return { options: { ...(await passkeys.beginLogin(request)) } };
  });

  handle('POST /login/passkey', async ({ body: proof, request, reply }) => {
    reply.header('cache-control', 'no-store');
    const passkey = await passkeys.find(proof);
    const who = { by: passkey?.userId ?? null };
    const { email = proof.id, passwordHash } = passkey ?? {};
    const { succeeded } = await countLogin(limits, request, { email, passwordHash }, who);
    const used = await passkeys.finishLogin(request, passkey, proof);
    const signIn = new SignIn(services, request);
    const started = used && (await startSessionBy(db, used, signIn));
    logSecurity(request, started ? 'login' : 'login_failed', who);
    if (!started) {
      await noteFailure(db, passkey && (await findAccount(db, passkey.email)), request);
      throw new HttpError('unauthenticated', { message: ruleTexts.wrong_passkey });
    }
    await succeeded();
    await signIn.finish(db, reply, { hasFactor: true });
    return started;
  });

  handle('GET /session', async ({ session: { userId, name, email, role, restrictions } }) => ({
    _id: userId,
    name,
    email,
    role,
    restrictions: [...restrictions],
    approvedAreas: (await readApprovalRules(db)).areas,
  }));

  handle('GET /sessions', ({ session }) => listSessionsOf(db, session));

  handle('POST /logout', async ({ session, request, reply }) => {
    await signOut(db, session, [], (tx) => endSession(tx, session.tokenHash));
    logSecurity(request, 'logout');
    clearProofCookie(request, reply);
    return { done: true };
  });

  handle('DELETE /sessions', async ({ session, request, reply }) => {
    await signOut(db, session, ['everywhere'], (tx) => endSessionsOf(tx, session.userId));
    logSecurity(request, 'sessions_ended');
    clearProofCookie(request, reply);
    return { done: true };
  });

  handle('DELETE /sessions/others', async ({ session, request }) => {
    await signOut(db, session, ['elsewhere'], (tx) => endOtherSessionsOf(tx, session));
    logSecurity(request, 'sessions_ended');
    return { done: true };
  });

  handle('DELETE /sessions/:id', async ({ params: { id }, session, request }) => {
    await signOut(db, session, ['elsewhere'], async (tx) => {
      if (!(await endSessionOf(tx, session.userId, id))) throw new HttpError('not_found');
    });
    logSecurity(request, 'session_ended');
    return { done: true };
  });
}

/** Ends sessions, and tells of it, of an account that stays until both are done. */
function signOut(
  db: Db,
  session: SignedIn,
  details: readonly string[],
  end: (tx: Db) => Promise<unknown>,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await holdAccount(tx, session.userId);
    await end(tx);
    const item = accountItem({ id: session.userId, name: session.name });
    await noteActivity(tx, { action: 'sign_out', entity: 'users', item, details }, session);
  });
}

/** Counts a try to log in before anything of it is looked at. */
function countLogin(
  limits: LoginLimits,
  request: FastifyRequest,
  { email, passwordHash }: { email: string; passwordHash: string | undefined },
  who: { by: string | null },
) {
  return limits.count(email, request.ip, passwordHash).catch((error) => {
    if (error instanceof HttpError) logSecurity(request, 'login_slowed', who);
    throw error;
  });
}

function noteFailure(db: Db, account: Account | undefined, { id: requestId }: FastifyRequest): Promise<void> {
  // Whoever it was that did not know the password, or had another passkey.
  const unknown = { userId: null, name: null, requestId };
  const item = account && accountItem(account);
  return noteActivity(db, { action: 'sign_in_failed', entity: 'users', item }, unknown);
}

/** `fields` says what there is to show: a code of an app, a passkey, or either. A recovery code is good in any case. */
function factorWanted({ app, passkeys }: Factors): HttpError {
  const { code_wanted, passkey_wanted } = ruleTexts;
  return new HttpError('unauthenticated', {
    message: app ? code_wanted : passkey_wanted,
    fields: { ...(app && { code: code_wanted }), ...(passkeys && { passkey: passkey_wanted }) },
  });
}

interface Started {
  started?: Login;
  factor: FactorCheck;
}

const failed: Started = { factor: 'none' };

/** A session of an account that is still as it was when its password was checked: what ends sessions ends this one too. */
function startSessionOf(db: Db, checked: Account, shown: ShownFactor, signIn: SignIn): Promise<Started> {
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, checked.id);
    if (account?.password_hash !== checked.password_hash) return failed;
    const factor = await useFactor(tx, account.id, shown);
    if (factor === 'missing' || factor === 'wrong') return { factor };
    return { started: await signIn.start(tx, account), factor };
  });
}

/** A session of the account of a passkey, if it is there still. */
function startSessionBy(db: Db, used: PasskeyUse, signIn: SignIn): Promise<Login | undefined> {
  return db.transaction().execute(async (tx) => {
    const account = await lockAccount(tx, used.userId);
    if (!account || !(await notePasskeyUse(tx, used))) return undefined;
    return signIn.start(tx, account);
  });
}
