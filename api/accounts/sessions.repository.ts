import { createHash, randomBytes } from 'node:crypto';
import type { Role } from '@varda/shared/contract/users';
import type { Db } from '../database/open-database.ts';

/** Who makes a request. */
export interface SignedIn {
  userId: string;
  name: string;
  email: string;
  role: Role;
  tokenHash: string;
  /** The request, as the log names it. */
  requestId: string;
  /** Of a release token: the one remote that it is good for, or `null` for all. */
  releases?: string | null;
}

const minute = 60_000;
/** A session ends this long after its last use, in milliseconds, */
const slides = 8 * 60 * minute;
/** and this long after it began at the latest. */
const lasts = 7 * 24 * 60 * minute;

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Starts a session and answers its token, which is not kept anywhere. It tells a page whose it is: `personOf`. */
export async function startSession(db: Db, userId: string): Promise<string> {
  const token = `${userId}.${randomBytes(32).toString('base64url')}`;
  const now = Date.now();
  await db.deleteFrom('sessions').where('expires_at', '<=', iso(now)).execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: iso(now),
      used_at: iso(now),
      expires_at: iso(now + slides),
    })
    .execute();
  return token;
}

/** The session of a token, if it has not ended; where that is a use of it, its end slides on. */
export async function findSession(
  db: Db,
  tokenHash: string,
  isUse = true,
): Promise<Omit<SignedIn, 'requestId'> | undefined> {
  const now = Date.now();
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.role', 'sessions.created_at', 'sessions.used_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', iso(now))
    .executeTakeFirst();
  if (!row) return undefined;
  // Once a minute is exact enough, and spares a write with every call.
  if (isUse && now - Date.parse(row.used_at) > minute) {
    const end = Math.min(now + slides, Date.parse(row.created_at) + lasts);
    await db
      .updateTable('sessions')
      .set({ used_at: iso(now), expires_at: iso(end) })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  return { userId: row.id, name: row.name, email: row.email, role: row.role, tokenHash };
}

export async function endSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

export async function endSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

export async function endOtherSessionsOf(
  db: Db,
  { userId, tokenHash }: Pick<SignedIn, 'userId' | 'tokenHash'>,
): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '!=', tokenHash).execute();
}

const iso = (time: number) => new Date(time).toISOString();
