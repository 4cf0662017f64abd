import type { Passkey } from '@varda/contract/passkeys';
import { newId, now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import { hashToken } from './sessions.repository.ts';

/** How long there is for signing a challenge, in milliseconds. */
export const challengeLife = 5 * 60_000;

/** A passkey as its authenticator and the library know it, and whose it is. */
export interface StoredPasskey {
  id: string;
  credentialId: string;
  publicKey: string;
  counter: number;
  userId: string;
  email: string;
  passwordHash: string;
}

/** Keeps what a new passkey of an account is to sign, or, without one, a login. */
export async function storeChallenge(db: Db, challenge: string, userId: string | null): Promise<void> {
  const expires_at = new Date(Date.now() + challengeLife).toISOString();
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hashToken(challenge), user_id: userId, expires_at })
    .execute();
}

export async function removeEndedChallenges(db: Db): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now()).execute();
}

/** Uses a challenge up; whether there was one, for this account or, without one, for a login. */
export async function takeChallenge(db: Db, challenge: string, userId: string | null): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashToken(challenge))
    .where('expires_at', '>', now())
    .where('user_id', userId === null ? 'is' : '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function listPasskeys(db: Db, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, created_at, used_at }) => ({ _id: id, name, createdAt: created_at, usedAt: used_at }));
}

export async function credentialIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.selectFrom('passkeys').select('credential_id').where('user_id', '=', userId).execute();
  return rows.map(({ credential_id }) => credential_id);
}

export async function findPasskey(db: Db, credentialId: string): Promise<StoredPasskey | undefined> {
  return db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select([
      'passkeys.id',
      'passkeys.credential_id as credentialId',
      'passkeys.public_key as publicKey',
      'passkeys.counter',
      'passkeys.user_id as userId',
      'users.email',
      'users.password_hash as passwordHash',
    ])
    .where('passkeys.credential_id', '=', credentialId)
    .executeTakeFirst();
}

/** Whether it is one that nobody has. */
export async function insertPasskey(
  tx: Db,
  passkey: Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'userId'> & { name: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkeys')
    .values({
      id: newId(),
      credential_id: passkey.credentialId,
      user_id: passkey.userId,
      name: passkey.name,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      created_at: now(),
      used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** What a passkey has shown by a signature that was right. */
export interface PasskeyUse {
  id: string;
  userId: string;
  counter: number;
}

/** Notes the use of a passkey, unless it was removed meanwhile or its counter was used already; authenticators that do not count stay at 0. */
export async function notePasskeyUse(tx: Db, { id, counter }: PasskeyUse): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter, used_at: now() })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether it was one of this account. */
export async function deletePasskey(tx: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
