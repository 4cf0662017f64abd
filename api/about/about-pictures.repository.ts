import { noText } from '@varda/contract/language';
import type { ShownPicture } from '@varda/contract/pictures';
import { columns, merged, type PartlyLocalized } from '../content/localized-columns.ts';
import type { Db } from '../database/open-database.ts';
import { shownPicture, toPicture } from '../pictures/picture-row.ts';

/** The pictures of entries, in their order, by the id of the entry. */
export async function readAboutPictures(db: Db, ids: readonly string[]): Promise<Map<string, ShownPicture[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('about_pictures')
    .innerJoin('pictures', 'pictures.key', 'about_pictures.picture')
    .select(['about_pictures.about_id', 'about_pictures.alt_en', 'about_pictures.alt_mk', ...shownPicture])
    .where('about_pictures.about_id', 'in', ids)
    .orderBy('about_pictures.place')
    .orderBy('pictures.key')
    .execute();
  const shown = rows.map((row) => ({
    id: row.about_id,
    picture: { ...toPicture(row), alt: { en: row.alt_en, mk: row.alt_mk } },
  }));
  const byEntry = Map.groupBy(shown, ({ id }) => id);
  return new Map([...byEntry].map(([id, own]) => [id, own.map(({ picture }) => picture)]));
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
    .values(
      [...new Set(keys)].map((picture, index) => ({ about_id: id, picture, place: Number(last ?? 0) + 1 + index })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A picture at its place in a list, and what it shows; what is left out of `alt` stays. */
export interface Arranged {
  key: string;
  alt?: PartlyLocalized | undefined;
}

/** Puts the pictures of an entry in order. Those that are not listed come behind; one that it does not have is passed over. */
export async function arrangeAboutPictures(tx: Db, id: string, arranged: readonly Arranged[]): Promise<void> {
  const own = new Map((await readAboutPictures(tx, [id])).get(id)?.map((picture) => [picture.key, picture]));
  const alts = new Map(arranged.map(({ key, alt }) => [key, alt]));
  const order = [...new Set([...alts.keys(), ...own.keys()])].filter((key) => own.has(key));
  for (const [index, key] of order.entries())
    await tx
      .updateTable('about_pictures')
      .set({ place: index + 1, ...columns('alt', merged(own.get(key)?.alt ?? noText, alts.get(key))) })
      .where('about_id', '=', id)
      .where('picture', '=', key)
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
