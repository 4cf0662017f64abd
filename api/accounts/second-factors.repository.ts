import { randomBytes } from 'node:crypto';
import { company } from '@varda/shared/company';
import type { SecondFactor } from '@varda/shared/contract/second-factor';
import { now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import { fromBase32, stepOfCode, toBase32 } from './one-time-codes.ts';
import { hashToken } from './sessions.repository.ts';

/** How many codes for a lost phone an account gets. */
const recoveryCodes = 10;

export async function secondFactorOf(db: Db, userId: string): Promise<SecondFactor> {
  const factor = await findConfirmed(db, userId);
  if (!factor) return { since: null, codesLeft: 0 };
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { since: factor.confirmed_at, codesLeft: Number(left) };
}

/**
 * Makes a secret, which counts once a code has confirmed it. An earlier one that nobody has confirmed is forgotten.
 *
 * @returns nothing where there is a second factor already
 */
export async function beginFactor(
  tx: Db,
  { userId, email }: { userId: string; email: string },
): Promise<{ secret: string; uri: string } | undefined> {
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).where('confirmed_at', 'is', null).execute();
  const secret = toBase32(randomBytes(20));
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('second_factors')
    .values({ user_id: userId, secret, last_step: 0, created_at: now(), confirmed_at: null })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return undefined;
  const issuer = encodeURIComponent(company.name.en);
  const uri = `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${secret}&issuer=${issuer}`;
  return { secret, uri };
}

/** Confirms the secret that was made last by a code, and answers the recovery codes, which are stored as hashes only. */
export async function confirmFactor(tx: Db, userId: string, code: string): Promise<string[] | undefined> {
  const begun = await tx
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  const step = begun && stepOfCode(fromBase32(begun.secret), plain(code));
  if (step === undefined) return undefined;
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now(), last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', begun?.secret ?? '')
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? makeRecoveryCodes(tx, userId) : undefined;
}

/** Recovery codes in place of those that are left; nothing where there is no second factor. */
export async function renewRecoveryCodes(tx: Db, userId: string): Promise<string[] | undefined> {
  return (await findConfirmed(tx, userId)) && makeRecoveryCodes(tx, userId);
}

async function makeRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const codes = Array.from({ length: recoveryCodes }, () => toBase32(randomBytes(10)));
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((one) => ({ user_id: userId, code_hash: codeHash(userId, one) })))
    .execute();
  return codes.map((one) => one.match(/.{4}/g)?.join('-') ?? one);
}

/** Takes the second factor away; whether there was one that counted. */
export async function removeFactor(tx: Db, userId: string): Promise<boolean> {
  const confirmed = await findConfirmed(tx, userId);
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  return confirmed !== undefined;
}

/** What a login has shown of the second factor. `used` was the code of the app, `recovered` one for a lost phone. */
export type FactorCheck = 'none' | 'missing' | 'wrong' | 'used' | 'recovered';

/** Checks the code of a login, and uses it up: none is good twice, whichever of two logins at once comes first. */
export async function useCode(tx: Db, userId: string, code: string | undefined): Promise<FactorCheck> {
  const factor = await findConfirmed(tx, userId);
  if (!factor) return 'none';
  const typed = plain(code ?? '');
  if (!typed) return 'missing';
  const step = stepOfCode(fromBase32(factor.secret), typed);
  if (step !== undefined) {
    const { numUpdatedRows } = await tx
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? 'used' : 'wrong';
  }
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash(userId, typed))
    .executeTakeFirst();
  return numDeletedRows === 1n ? 'recovered' : 'wrong';
}

async function findConfirmed(db: Db, userId: string) {
  return db
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
}

/** However it is grouped and written. */
const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

/** They have 80 bits: nobody finds one by its hash. Digits that are not in them were read for letters. */
function codeHash(userId: string, code: string): string {
  return hashToken(`${userId} ${code.replaceAll('0', 'O').replaceAll('1', 'I').replaceAll('8', 'B')}`);
}
