import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { logSecurity } from '../http/security-log.ts';
import type { LoginLimits } from './login-limits.ts';
import { isPassword } from './passwords.ts';
import type { SignedIn } from './sessions.repository.ts';
import { hasIdentity } from './single-sign-on/identities.repository.ts';
import { type Account, findAccount } from './users.repository.ts';

/**
 * The account of a session whose password was given once more. Wrong ones are counted together with failed logins: a session
 * that was left open is no second place to guess at.
 *
 * @throws HttpError `invalid` that names `currentPassword`, `too_many`
 */
export async function confirmPassword(
  { db, limits }: { db: Db; limits: LoginLimits },
  session: SignedIn,
  request: FastifyRequest,
  currentPassword: string | undefined,
): Promise<Account> {
  if (!currentPassword) throw new HttpError('invalid', { fields: { currentPassword: ruleTexts.current_password } });
  const account = await findAccount(db, session.email);
  const { succeeded } = await limits.count(session.email, request.ip, account?.password_hash);
  const isRight = await isPassword(currentPassword, account?.password_hash);
  // Not 401: the session is as good as before.
  if (!account || !isRight) {
    logSecurity(request, 'password_refused');
    // Whoever has only ever come by the issuer has none that anybody knows.
    const reason = (await hasIdentity(db, session.userId)) ? ruleTexts.wrong_or_no_password : ruleTexts.wrong_password;
    throw new HttpError('invalid', { fields: { currentPassword: reason } });
  }
  await succeeded();
  return account;
}
