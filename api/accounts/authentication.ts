import type { Access } from '@varda/shared/contract/endpoints';
import type { Role } from '@varda/shared/contract/users';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { findSession, hashToken } from './sessions.repository.ts';

export interface SignedIn {
  userId: string;
  name: string;
  email: string;
  role: Role;
  tokenHash: string;
}

/**
 * The session that a request's bearer token stands for.
 *
 * @throws HttpError `unauthenticated` without a valid session, `forbidden` where the call needs another role
 */
export async function requireSession(
  db: Db,
  request: FastifyRequest,
  access: Exclude<Access, 'public'>,
): Promise<SignedIn> {
  const [, token] = /^Bearer ([\w-]{20,100})$/i.exec(request.headers.authorization ?? '') ?? [];
  const session = token ? await findSession(db, hashToken(token)) : undefined;
  if (!session)
    throw new HttpError('unauthenticated', {
      ...(!request.headers.authorization && { message: ruleTexts.log_in }),
      headers: { 'www-authenticate': 'Bearer' },
    });
  if (access === 'admin' && session.role !== 'admin') throw new HttpError('forbidden');
  return session;
}
