import type { Access, Endpoint } from '@varda/shared/contract/endpoints';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { wideNetworkOf } from '../http/rate-limit.ts';
import { logSecurity } from '../http/security-log.ts';
import { findReleaseToken } from '../releases/release-tokens.repository.ts';
import { findSession, hashToken, type SignedIn } from './sessions.repository.ts';

/**
 * The session that a request's bearer token stands for, which is the request's `signedIn` from now on.
 *
 * @param unattended the session does not last any longer for this call
 * @param beforeFactor whoever still has to set a required second factor up may call it
 * @throws HttpError `unauthenticated` without a valid session, `factor_required`, `forbidden` where the call needs another role
 */
export async function requireSession(
  db: Db,
  request: FastifyRequest,
  access: Exclude<Access, 'public'>,
  { unattended, beforeFactor }: Pick<Endpoint, 'unattended' | 'beforeFactor'> = {},
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
  if (access !== 'staff' && session.role !== 'admin' && session.releases === undefined)
    throw new HttpError('forbidden');
  return session;
}

async function findBearer(
  db: Db,
  tokenHash: string,
  access: Access,
  usedFrom: string | undefined,
): Promise<Omit<SignedIn, 'requestId'> | undefined> {
  const session = await findSession(db, tokenHash, usedFrom);
  if (session || access !== 'release') return session;
  const token = await findReleaseToken(db, tokenHash);
  return (
    token && {
      userId: token.userId,
      name: token.name,
      email: '',
      role: 'user',
      restrictions: token.restrictions,
      tokenHash,
      lacksFactor: false,
      releases: token.remote,
    }
  );
}
