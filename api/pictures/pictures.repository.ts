import type { Picture } from '@varda/contract/pictures';
import { type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely';
import { isPostgres } from '../database/engine.ts';
import { newId, now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import type { EncodedPicture } from './picture-encoder.ts';
import { picturePlaces } from './picture-places.ts';
import { shownPicture, toPicture } from './picture-row.ts';

/** Where pictures are in use. One that none of these columns names is unused. */
const showing: readonly { table: string; column: string }[] = [
  ...picturePlaces,
  { table: 'text_pictures', column: 'picture' },
  ...['version_files', 'trash_files', 'draft_files', 'preview_files'].map((table) => ({ table, column: 'file_key' })),
  { table: 'picture_claims', column: 'picture' },
];

/** Makes the picture's row, if it is new. @returns when it came */
export async function addPicture(db: Db, { key, width, height, ...picture }: Omit<EncodedPicture, 'variants'>) {
  const { placeholder } = picture;
  const created_at = now();
  await db
    .insertInto('pictures')
    .values({ key, width, height, widths: JSON.stringify(picture.widths), placeholder, created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return created_at;
}

/** Makes the row of a leaflet, if it is new. */
export async function addLeaflet(db: Db, leaflet: { key: string; size: number }): Promise<void> {
  await db
    .insertInto('leaflets')
    .values({ ...leaflet, created_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps a picture in use for a time, in milliseconds. */
export async function addClaim(db: Db, picture: string, lasts: number): Promise<void> {
  const expires_at = new Date(Date.now() + lasts).toISOString();
  await db.insertInto('picture_claims').values({ id: newId(), picture, expires_at }).execute();
}

/** The details of those pictures that there are; one in the trash is not taken for anything. */
export async function findPictures(db: Db, keys: readonly string[]): Promise<Picture[]> {
  if (keys.length === 0) return [];
  return (
    await db
      .selectFrom('pictures')
      .select(shownPicture)
      .where('key', 'in', keys)
      .where((row) => row.not(isTrashed(row)))
      .execute()
  ).map(toPicture);
}

export async function releaseExpiredClaims(db: Db): Promise<void> {
  await db.deleteFrom('picture_claims').where('expires_at', '<', now()).execute();
}

/** Previews that have ended, and their hold on files. */
export async function forgetEndedPreviews(db: Db): Promise<void> {
  for (const table of ['previews', 'preview_files'] as const)
    await db.deleteFrom(table).where('ends_at', '<', now()).execute();
}

export async function isHeldByPreview(db: Db, key: string): Promise<boolean> {
  const held = db
    .selectFrom('preview_files')
    .select('file_key')
    .where('file_key', '=', key)
    .where('ends_at', '>', now());
  return Boolean(await held.limit(1).executeTakeFirst());
}

type PictureRow = ExpressionBuilder<Schema, 'pictures'>;

/** Whether staff have deleted a picture from the library, and it may come back. */
export const isTrashed = (row: PictureRow) =>
  row.exists(
    row
      .selectFrom('trash')
      .select('trash.item_id')
      .where('trash.kind', '=', 'media')
      .whereRef('trash.item_id', '=', 'pictures.key'),
  );

const isNamedBy = ({ table, column }: (typeof showing)[number]) =>
  sql<SqlBool>`exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = pictures.key)`;

/** Whether staff have put a picture into the library, or have described it there: it stays until they delete it. */
const isKept = (row: PictureRow) =>
  row.exists(
    row.selectFrom('media').select('media.id').whereRef('media.id', '=', 'pictures.key').where('media.kept', '=', 1),
  );

const unused = (row: PictureRow) =>
  row.and([row.not(isKept(row)), ...showing.map((place) => row.not(isNamedBy(place)))]);

type LeafletRow = ExpressionBuilder<Schema, 'leaflets'>;

/** Where leaflets are in use. */
const having = [
  ['products', 'products.leaflet_en'],
  ['products', 'products.leaflet_mk'],
  ['version_files', 'version_files.file_key'],
  ['trash_files', 'trash_files.file_key'],
  ['draft_files', 'draft_files.file_key'],
  ['preview_files', 'preview_files.file_key'],
] as const;

const isHadBy = (row: LeafletRow, [table, column]: (typeof having)[number]) =>
  row.exists(row.selectFrom(table).select(column).whereRef(column, '=', 'leaflets.key'));

const isHad = (row: LeafletRow) => row.or(having.map((place) => isHadBy(row, place)));

/** Whether a product has a leaflet, or has it in a draft, or had it in a stored version or in the trash. */
export const isOfProduct = (row: LeafletRow) =>
  row.or(having.filter(([table]) => table !== 'preview_files').map((place) => isHadBy(row, place)));

/** Whether content or the library shows a picture, not only an upload that waits for its text, or a preview. */
export const isShown = (row: PictureRow) =>
  row.or([
    isKept(row),
    ...showing
      .filter(({ table }) => table !== 'picture_claims' && table !== 'preview_files')
      .map((place) => isNamedBy(place)),
  ]);

/** Waits for those that begin to show a picture, and lets others wait; on SQLite all writers take turns. */
export async function lockPicture(tx: Db, key: string): Promise<void> {
  if (isPostgres(tx)) await tx.selectFrom('pictures').select('key').where('key', '=', key).forUpdate().execute();
}

/** Rows of a picture and a leaflet, which have the key in common; null where there is none. */
interface Removed {
  picture: Selectable<Schema['pictures']> | null;
  leaflet: Selectable<Schema['leaflets']> | null;
}

/**
 * Deletes the row of a picture or leaflet if nothing uses it.
 *
 * @returns what was deleted; null where the key has a row all the same, and its files stay
 */
export async function removeIfUnused(tx: Db, key: string): Promise<Removed | null> {
  // Facts that the library adds meanwhile wait for this row, and are refused once it has gone.
  await lockPicture(tx, key);
  const goes = tx.selectFrom('pictures').select('key').where('key', '=', key).where(unused);
  await tx.deleteFrom('media').where('id', 'in', goes).execute();
  const picture = tx.deleteFrom('pictures').where('key', '=', key).where(unused).returningAll();
  const leaflet = tx
    .deleteFrom('leaflets')
    .where('key', '=', key)
    .where((row) => row.not(isHad(row)))
    .returningAll();
  const removed = {
    picture: (await picture.executeTakeFirst()) ?? null,
    leaflet: (await leaflet.executeTakeFirst()) ?? null,
  };
  return (await isStored(tx, 'pictures', key)) || (await isStored(tx, 'leaflets', key)) ? null : removed;
}

/** Puts rows back that nothing uses. */
export async function putRowsBack(db: Db, { picture, leaflet }: Removed): Promise<void> {
  if (picture) await db.insertInto('pictures').values(picture).execute();
  if (leaflet) await db.insertInto('leaflets').values(leaflet).execute();
}

/** Keys of pictures and leaflets that nothing uses. */
export async function unusedKeys(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('pictures')
    .select('key')
    .where(unused)
    .unionAll(
      db
        .selectFrom('leaflets')
        .select('key')
        .where((row) => row.not(isHad(row))),
    )
    .execute();
  return rows.map((row) => row.key);
}

/** Whether a row or a claim uses a picture or leaflet. */
export async function isUsed(db: Db, key: string): Promise<boolean> {
  const picture = db.selectFrom('pictures').select('key').where('key', '=', key);
  const leaflet = db.selectFrom('leaflets').select('key').where('key', '=', key);
  return Boolean(
    (await picture.where((row) => row.not(unused(row))).executeTakeFirst()) ??
      (await leaflet.where(isHad).executeTakeFirst()),
  );
}

/** Whether a picture, or a leaflet, has a row, used or not. */
export async function isStored(db: Db, table: 'pictures' | 'leaflets', key: string): Promise<boolean> {
  return Boolean(await db.selectFrom(table).select('key').where('key', '=', key).executeTakeFirst());
}

/** Keys of all pictures and leaflets that have a row, used or not. */
export async function knownKeys(db: Db): Promise<Set<string>> {
  const pictures = db.selectFrom('pictures').select('key');
  const rows = await pictures.unionAll(db.selectFrom('leaflets').select('key')).execute();
  return new Set(rows.map((row) => row.key));
}
