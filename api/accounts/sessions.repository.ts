import { createHash, randomBytes } from 'node:crypto';
import type { KeyScope } from '@varda/contract/api-keys';
import type { Restrictions } from '@varda/contract/permissions';
import type { BrowserName, OwnSession, SystemName } from '@varda/contract/session';
import type { Role } from '@varda/contract/users';
import type { Selectable } from 'kysely';
import type { UsersTable } from '../database/accounts.schema.ts';
import type { Db } from '../database/open-database.ts';
import { lacksFactor } from './has-factor.ts';

/** Who makes a request. */
export interface SignedIn {
  userId: string;
  name: string;
  email: string;
  role: Role;
  /** What the account may not do though its role may. */
  restrictions: Restrictions;
  tokenHash: string;
  /** A second factor is required, and this account has none. */
  lacksFactor: boolean;
  /** The request, as the log names it. */
  requestId: string;
  /** By a session, and not by a token of a program. */
  inPerson: boolean;
  /** Of an API key: which calls it makes. */
  keyScope?: KeyScope;
  /** Of a release token: the one remote that it is good for, or `null` for all. */
  releases?: string | null;
}

/** From where a session is used. */
export interface SessionOrigin {
  browser: BrowserName | null;
  system: SystemName | null;
  network: string | null;
}

const minute = 60_000;
/** Uses within this time of the last one that was noted are not written down: a read is no write. */
const notedEvery = 5 * minute;
/** A session ends this long after its last use, in milliseconds, */
const idleLimit = 8 * 60 * minute;
/** and this many days after it began at the latest; SESSION_DAYS can shorten that. */
export const sessionDays = 7;
const lasts = sessionDays * 24 * 60 * minute;

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Starts a session and answers its token, which is not stored anywhere. It tells a page whose it is: `personOf`. */
export async function startSession(
  db: Db,
  userId: string,
  origin: SessionOrigin = { browser: null, system: null, network: null },
): Promise<string> {
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
      expires_at: iso(now + idleLimit),
      ...origin,
    })
    .execute();
  return token;
}

/** What {@link accountOf} is read from. */
export const accountColumns = ['users.id', 'users.name', 'users.email', 'users.role', 'users.restrictions'] as const;

/** The account as a session knows it. */
export function accountOf({
  id,
  name,
  email,
  role,
  restrictions,
}: Pick<Selectable<UsersTable>, 'id' | 'name' | 'email' | 'role' | 'restrictions'>) {
  return { userId: id, name, email, role, restrictions: JSON.parse(restrictions) as Restrictions };
}

/**
 * The session of a token, if it has not ended.
 *
 * @param usedFrom the network of a use of it, by which its end slides on; nothing where it is none
 */
export async function findSession(
  db: Db,
  tokenHash: string,
  usedFrom?: string,
): Promise<Omit<SignedIn, 'requestId'> | undefined> {
  const now = Date.now();
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([...accountColumns, 'sessions.created_at', 'sessions.used_at'])
    .select(lacksFactor().as('lacks_factor'))
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', iso(now))
    .executeTakeFirst();
  if (!row) return undefined;
  if (usedFrom !== undefined && now - Date.parse(row.used_at) > notedEvery) {
    const end = Math.min(now + idleLimit, Date.parse(row.created_at) + lasts);
    await db
      .updateTable('sessions')
      .set({ used_at: iso(now), expires_at: iso(end), network: usedFrom })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  return {
    ...accountOf(row),
    tokenHash,
    lacksFactor: Boolean(row.lacks_factor),
    inPerson: true,
  };
}

/** An account's sessions that have not ended, the asking one first, then by their last use. Their ids open nothing. */
export async function listSessionsOf(db: Db, { userId, tokenHash }: SignedIn): Promise<OwnSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['token_hash', 'browser', 'system', 'network', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', iso(Date.now()))
    .orderBy('used_at', 'desc')
    .orderBy('token_hash')
    .execute();
  const sessions = rows.map(({ token_hash, created_at, used_at, ...origin }) => ({
    _id: token_hash,
    ...origin,
    createdAt: created_at,
    usedAt: used_at,
    isThis: token_hash === tokenHash,
  }));
  return sessions.toSorted((a, b) => Number(b.isThis) - Number(a.isThis));
}

/** Ends one session if it is of this account; whether it was. */
export async function endSessionOf(db: Db, userId: string, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
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
