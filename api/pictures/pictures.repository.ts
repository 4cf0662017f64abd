import type { Picture } from '@varda/shared/contract/pictures';
import type { ExpressionBuilder } from 'kysely';
import { newId, now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import type { EncodedPicture } from './picture-encoder.ts';
import { shownPicture, toPicture } from './picture-row.ts';

/** Where pictures are in use. One that none of these columns names is unused. */
const showing = [
  ['products', 'products.picture'],
  ['products', 'products.picture_mk'],
  ['dosage', 'dosage.picture'],
  ['dosage', 'dosage.picture_mk'],
  ['about_pictures', 'about_pictures.picture'],
  ['contact_info', 'contact_info.picture'],
  ['contact_info', 'contact_info.picture_mk'],
  ['text_pictures', 'text_pictures.picture'],
  ['picture_claims', 'picture_claims.picture'],
] as const;

/** Makes the picture's row, if it is new. */
export async function addPicture(db: Db, { key, width, height, ...picture }: Omit<EncodedPicture, 'variants'>) {
  const { placeholder } = picture;
  await db
    .insertInto('pictures')
    .values({ key, width, height, widths: JSON.stringify(picture.widths), placeholder, created_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps a picture in use for a time, in milliseconds. */
export async function addClaim(db: Db, picture: string, lasts: number): Promise<void> {
  const expires_at = new Date(Date.now() + lasts).toISOString();
  await db.insertInto('picture_claims').values({ id: newId(), picture, expires_at }).execute();
}

/** The details of those pictures that there are. */
export async function findPictures(db: Db, keys: readonly string[]): Promise<Picture[]> {
  if (keys.length === 0) return [];
  return (await db.selectFrom('pictures').select(shownPicture).where('key', 'in', keys).execute()).map(toPicture);
}

export async function releaseExpiredClaims(db: Db): Promise<void> {
  await db.deleteFrom('picture_claims').where('expires_at', '<', now()).execute();
}

type PictureRow = ExpressionBuilder<Schema, 'pictures'>;

const isNamedBy = (row: PictureRow, [table, column]: (typeof showing)[number]) =>
  row.exists(row.selectFrom(table).select(column).whereRef(column, '=', 'pictures.key'));

const unused = (row: PictureRow) => row.and(showing.map((place) => row.not(isNamedBy(row, place))));

/** Whether content shows a picture, not only an upload that waits for its text. */
export const isShown = (row: PictureRow) =>
  row.or(showing.filter(([table]) => table !== 'picture_claims').map((place) => isNamedBy(row, place)));

/** Deletes a picture's row if nothing uses it; answers whether it did. Its files are the caller's, within `tx`. */
export async function deleteIfUnused(tx: Db, key: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('pictures')
    .where('key', '=', key)
    .where(unused)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function unusedKeys(db: Db): Promise<string[]> {
  return (await db.selectFrom('pictures').select('key').where(unused).execute()).map((row) => row.key);
}

/** Whether a row or a claim uses a picture. */
export async function isUsed(db: Db, key: string): Promise<boolean> {
  const used = db.selectFrom('pictures').select('key').where('key', '=', key);
  return Boolean(await used.where((row) => row.not(unused(row))).executeTakeFirst());
}

/** Whether a picture has a row, used or not. */
export async function isKnown(db: Db, key: string): Promise<boolean> {
  return Boolean(await db.selectFrom('pictures').select('key').where('key', '=', key).executeTakeFirst());
}

/** Keys of all pictures that have a row, used or not. */
export async function knownKeys(db: Db): Promise<Set<string>> {
  return new Set((await db.selectFrom('pictures').select('key').execute()).map((row) => row.key));
}
