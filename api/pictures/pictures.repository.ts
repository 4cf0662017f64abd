import type { Picture } from '@varda/shared/contract/pictures';
import type { ExpressionBuilder } from 'kysely';
import { newId, now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import type { EncodedPicture } from './picture-encoder.ts';
import { shownPicture, toPicture } from './picture-row.ts';

/** How long an upload may take from its claim to the row that shows it, in milliseconds. */
const claimLasts = 10 * 60_000;

/** Where pictures are in use. One that none of these columns names is unused. */
const showing = [
  ['products', 'products.picture'],
  ['dosage', 'dosage.picture'],
  ['about_pictures', 'about_pictures.picture'],
  ['contact_info', 'contact_info.picture'],
  ['text_pictures', 'text_pictures.picture'],
  ['picture_claims', 'picture_claims.picture'],
] as const;

/** Makes the picture's row, if it is new, and claims it; answers the claim. */
export function claimPicture(db: Db, picture: Omit<EncodedPicture, 'variants'>): Promise<string> {
  const { key, width, height, placeholder } = picture;
  return db.transaction().execute(async (tx) => {
    await tx
      .insertInto('pictures')
      .values({ key, width, height, widths: JSON.stringify(picture.widths), placeholder, created_at: now() })
      // An update rather than nothing: it waits for whoever is removing the row at this moment.
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ placeholder }))
      .execute();
    return addClaim(tx, key, claimLasts);
  });
}

/** Keeps a picture in use for a time, in milliseconds; answers the claim. */
export async function addClaim(db: Db, picture: string, lasts: number): Promise<string> {
  const id = newId();
  const expires_at = new Date(Date.now() + lasts).toISOString();
  await db.insertInto('picture_claims').values({ id, picture, expires_at }).execute();
  return id;
}

/** The details of those pictures that there are. */
export async function findPictures(db: Db, keys: readonly string[]): Promise<Picture[]> {
  if (keys.length === 0) return [];
  return (await db.selectFrom('pictures').select(shownPicture).where('key', 'in', keys).execute()).map(toPicture);
}

export async function releaseClaim(db: Db, claim: string): Promise<void> {
  await db.deleteFrom('picture_claims').where('id', '=', claim).execute();
}

export async function releaseExpiredClaims(db: Db): Promise<void> {
  await db.deleteFrom('picture_claims').where('expires_at', '<', now()).execute();
}

const unused = (row: ExpressionBuilder<Schema, 'pictures'>) =>
  row.and(
    showing.map(([table, column]) =>
      row.not(row.exists(row.selectFrom(table).select(column).whereRef(column, '=', 'pictures.key'))),
    ),
  );

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

/** Whether a picture has a row, used or not. */
export async function isKnown(db: Db, key: string): Promise<boolean> {
  return Boolean(await db.selectFrom('pictures').select('key').where('key', '=', key).executeTakeFirst());
}
