import { randomBytes } from 'node:crypto';
import { company } from '@varda/contract/company';
import type { SecondFactor } from '@varda/contract/second-factor';
import { now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import { fromBase32, stepOfCode, toBase32 } from './one-time-codes.ts';
import { deletePasskey, insertPasskey, listPasskeys, notePasskeyUse, type PasskeyUse } from './passkeys.repository.ts';
import { hashToken } from './sessions.repository.ts';

/** How many codes for a lost phone an account gets. */
const recoveryCodes = 10;

export async function secondFactorOf(db: Db, userId: string): Promise<Omit<SecondFactor, 'withoutPassword'>> {
  const [app, passkeys, codesLeft] = await Promise.all([
    findConfirmed(db, userId),
    listPasskeys(db, userId),
    countRecoveryCodes(db, userId),
  ]);
  return { since: app?.confirmed_at ?? null, passkeys, codesLeft };
}

async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll().as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(left);
}

/**
 * Makes a secret, which counts once a code has confirmed it. An earlier one that nobody has confirmed is forgotten.
 *
 * @returns nothing where there is an authenticator app already
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

/** Whether a secret is the one that was made last, and waits for a code. */
export async function isBegun(tx: Db, userId: string, secret: string): Promise<boolean> {
  return (await findBegun(tx, userId))?.secret === secret;
}

/** Confirms the secret that was made last by a code, and answers recovery codes as {@link addPasskey} does. */
export async function confirmFactor(tx: Db, userId: string, code: string): Promise<string[] | undefined> {
  const begun = await findBegun(tx, userId);
  const step = begun && stepOfCode(fromBase32(begun.secret), plain(code));
  if (step === undefined) return undefined;
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now(), last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', begun?.secret ?? '')
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? firstRecoveryCodes(tx, userId) : undefined;
}

/**
 * Adds a passkey to an account.
 *
 * @returns recovery codes, which are stored as hashes only; none where the account has some. Nothing where the passkey is somebody's
 */
export async function addPasskey(tx: Db, passkey: Parameters<typeof insertPasskey>[1]): Promise<string[] | undefined> {
  return (await insertPasskey(tx, passkey)) ? firstRecoveryCodes(tx, passkey.userId) : undefined;
}

async function firstRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
  return (await countRecoveryCodes(tx, userId)) > 0 ? [] : makeRecoveryCodes(tx, userId);
}

/** Recovery codes in place of those that are left; nothing where there is no second factor. */
export async function renewRecoveryCodes(tx: Db, userId: string): Promise<string[] | undefined> {
  return (await hasAnyFactor(tx, userId)) ? makeRecoveryCodes(tx, userId) : undefined;
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

/** Takes the authenticator app away; whether there was one that counted. */
export async function removeApp(tx: Db, userId: string): Promise<boolean> {
  const { app } = await factorsOf(tx, userId);
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute();
  await removeSpareCodes(tx, userId);
  return app;
}

/** Takes one passkey away; whether it was one of this account. */
export async function removePasskey(tx: Db, userId: string, id: string): Promise<boolean> {
  const isRemoved = await deletePasskey(tx, userId, id);
  await removeSpareCodes(tx, userId);
  return isRemoved;
}

/** Takes everything away that logins ask for beside the password. */
export async function removeFactors(tx: Db, userId: string): Promise<void> {
  for (const table of ['second_factors', 'passkeys', 'recovery_codes'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
}

/** Recovery codes go with the last factor: the next one comes with codes of its own. */
async function removeSpareCodes(tx: Db, userId: string): Promise<void> {
  if (!(await hasAnyFactor(tx, userId))) await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

export interface Factors {
  app: boolean;
  passkeys: boolean;
}

/** What logins of an account ask for beside the password. */
export async function factorsOf(db: Db, userId: string): Promise<Factors> {
  const passkey = await db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return { app: (await findConfirmed(db, userId)) !== undefined, passkeys: passkey !== undefined };
}

export async function hasAnyFactor(db: Db, userId: string): Promise<boolean> {
  const { app, passkeys } = await factorsOf(db, userId);
  return app || passkeys;
}

/** What a login has shown of the second factor. `used` was an app's code or a passkey, `recovered` a code for a lost one. */
export type FactorCheck = 'none' | 'missing' | 'wrong' | 'used' | 'recovered';

export interface ShownFactor {
  code?: string | undefined;
  /** Null where what was signed is not right. */
  passkey?: PasskeyUse | null | undefined;
}

/** Checks what a login shows beside the password, and uses it up: none is good twice, whichever of two logins at once comes first. */
export async function useFactor(tx: Db, userId: string, { code, passkey }: ShownFactor): Promise<FactorCheck> {
  if (!(await hasAnyFactor(tx, userId))) return 'none';
  if (passkey !== undefined)
    return passkey && passkey.userId === userId && (await notePasskeyUse(tx, passkey)) ? 'used' : 'wrong';
  const typed = plain(code ?? '');
  if (!typed) return 'missing';
  const app = await findConfirmed(tx, userId);
  const step = app && stepOfCode(fromBase32(app.secret), typed);
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

async function findBegun(db: Db, userId: string) {
  return db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
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
