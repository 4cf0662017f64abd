import type { Picture } from '@varda/shared/contract/pictures';
import type { Db } from '../database/open-database.ts';
import { shownPicture, toPicture } from '../pictures/picture-row.ts';

/** The pictures of entries, in their order, by the id of the entry. */
export async function readAboutPictures(db: Db, ids: readonly string[]): Promise<Map<string, Picture[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('about_pictures')
    .innerJoin('pictures', 'pictures.key', 'about_pictures.picture')
    .select(['about_pictures.about_id', ...shownPicture])
    .where('about_pictures.about_id', 'in', ids)
    .orderBy('about_pictures.place')
    .orderBy('pictures.key')
    .execute();
  const byEntry = Map.groupBy(rows, (row) => row.about_id);
  return new Map([...byEntry].map(([id, own]) => [id, own.map(toPicture)]));
}

/** Adds pictures behind those of the entry; one that it shows already stays where it is. */
export async function addAboutPictures(tx: Db, id: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const { last } = await tx
    .selectFrom('about_pictures')
    .select((row) => row.fn.max('place').as('last'))
    .where('about_id', '=', id)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('about_pictures')
    .values(keys.map((picture, index) => ({ about_id: id, picture, place: Number(last ?? 0) + 1 + index })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes pictures away from an entry; answers those that it had. */
export async function removeAboutPictures(tx: Db, id: string, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .deleteFrom('about_pictures')
    .where('about_id', '=', id)
    .where('picture', 'in', keys)
    .returning('picture')
    .execute();
  return rows.map((row) => row.picture);
}
