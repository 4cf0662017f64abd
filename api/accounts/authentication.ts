import type { Access, Endpoint } from '@varda/contract/endpoints';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { wideNetworkOf } from '../http/rate-limit.ts';
import { logSecurity } from '../http/security-log.ts';
import { findTokenBearer } from './access-tokens.repository.ts';
import { findSession, hashToken, type SignedIn } from './sessions.repository.ts';

/**
 * Whom the bearer token of a request stands for, by a session or by a token of a program, which is the request's `signedIn` from now on.
 *
 * @param unattended the session does not last any longer for this call
 * @param beforeFactor whoever still has to set a required second factor up may call it
 * @throws HttpError `unauthenticated` without a valid session, `factor_required`, `forbidden` where the call needs another role, or
 * is none for an API key
 */
export async function requireSession(
  db: Db,
  request: FastifyRequest,
  access: Exclude<Access, 'public'>,
  { unattended, beforeFactor, inPerson }: Pick<Endpoint, 'unattended' | 'beforeFactor' | 'inPerson'> = {},
): Promise<SignedIn> {
  const [, token] = /^Bearer ([\w.-]{20,100})$/i.exec(request.headers.authorization ?? '') ?? [];
  const bearer = token
    ? await findBearer(db, hashToken(token), access, unattended ? undefined : wideNetworkOf(request.ip))
    : undefined;
  if (!bearer) {
    if (request.headers.authorization) logSecurity(request, 'session_refused');
    throw new HttpError('unauthenticated', {
      ...(!request.headers.authorization && { message: ruleTexts.log_in }),
      headers: { 'www-authenticate': 'Bearer' },
    });
  }
  const session = { ...bearer, requestId: request.id };
  request.signedIn = session;
  if (session.lacksFactor && !beforeFactor) throw new HttpError('factor_required');
  if (isBeyondKey(session, request, inPerson === true))
    throw new HttpError('forbidden', { message: ruleTexts.beyond_key });
  if (access !== 'staff' && session.role !== 'admin' && session.releases === undefined)
    throw new HttpError('forbidden');
  return session;
}

/**
 * For a change of accounts, within their guard: while it waited for another one, that may have ended the session. Whoever loses a role
 * loses the sessions with it.
 *
 * @throws HttpError `unauthenticated`
 */
export async function requireOpenSession(tx: Db, { tokenHash }: SignedIn): Promise<void> {
  if (!(await findSession(tx, tokenHash))) throw new HttpError('unauthenticated');
}

/** Whose session or token it is, and may make such a call at all. */
async function findBearer(
  db: Db,
  tokenHash: string,
  access: Access,
  usedFrom: string | undefined,
): Promise<Omit<SignedIn, 'requestId'> | undefined> {
  const session = await findSession(db, tokenHash, usedFrom);
  if (session) return session;
  const bearer = await findTokenBearer(db, tokenHash);
  // Releases are made with tokens of their own, which are good for nothing else.
  return bearer && (bearer.releases !== undefined) === (access === 'release') ? bearer : undefined;
}

/** What an API key is not good for: calls that only people make, and with `read` all that change something. */
function isBeyondKey({ inPerson, keyScope }: SignedIn, { method }: FastifyRequest, isForPeople: boolean) {
  if (inPerson) return false;
  return isForPeople || (keyScope === 'read' && method !== 'GET' && method !== 'HEAD');
}
