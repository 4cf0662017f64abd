import type { Localized } from '@varda/contract/language';
import { columns } from '../content/localized-columns.ts';
import type { Db } from '../database/open-database.ts';
import type { DemoPicturesTable } from '../database/schema.ts';

/** Tables whose demo rows show pictures. */
export type PicturedTable = DemoPicturesTable['row_table'];

/**
 * Notes which pictures a row of the demo content is to get, in this order; but for about, the second is the Macedonian one, and behind it come
 * the leaflets.
 */
export async function notePictures(tx: Db, table: PicturedTable, id: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  await tx
    .insertInto('demo_pictures')
    .values(files.map((file, index) => ({ row_id: id, row_table: table, place: index + 1, file })))
    .execute();
}

interface AwaitedPicture {
  table: PicturedTable;
  id: string;
  place: number;
  /** Below the folder of the demo pictures. */
  file: string;
}

/** Pictures that have been noted for rows of a table and not settled yet, up to a place; the first ones of all rows first. */
export async function awaitedPictures(db: Db, table: PicturedTable, upTo: number): Promise<AwaitedPicture[]> {
  const rows = await db
    .selectFrom('demo_pictures')
    .select(['row_id', 'place', 'file'])
    .where('row_table', '=', table)
    .where('place', '<=', upTo)
    .orderBy('place')
    .orderBy('row_id')
    .execute();
  return rows.map(({ row_id, place, file }) => ({ table, id: row_id, place, file }));
}

const leafletPlaces: Readonly<Record<number, 'leaflet_en' | 'leaflet_mk'>> = { 3: 'leaflet_en', 4: 'leaflet_mk' };

/**
 * Strikes a picture off the list, and shows it, unless staff have deleted the row meanwhile or given it a picture.
 *
 * @param picture key of the picture or leaflet, `null` if its file is missing
 * @param alt what it shows in an about or dosage entry
 */
export async function settlePicture(
  tx: Db,
  { table, id, place }: AwaitedPicture,
  picture: string | null,
  alt: Localized = { en: '', mk: '' },
): Promise<void> {
  if (picture && table === 'about') await showBesideText(tx, id, place, picture, alt);
  else if (picture && table !== 'about') {
    const described = table === 'dosage' ? columns('picture_alt', alt) : {};
    const row = tx.updateTable(table).where('id', '=', id);
    const leaflet = table === 'products' && leafletPlaces[place];
    // Beside a picture of staff's own none of ours is shown.
    if (leaflet)
      await tx.updateTable('products').set(leaflet, picture).where('id', '=', id).where(leaflet, 'is', null).execute();
    else if (place > 1) await row.set({ picture_mk: picture }).where('version', '=', 0).execute();
    else
      await row
        .set({ picture, ...described })
        .where('picture', 'is', null)
        .execute();
  }
  await tx.deleteFrom('demo_pictures').where('row_id', '=', id).where('place', '=', place).execute();
}

async function showBesideText(tx: Db, id: string, place: number, picture: string, alt: Localized): Promise<void> {
  await tx
    .insertInto('about_pictures')
    .columns(['about_id', 'picture', 'place', 'alt_en', 'alt_mk'])
    .expression((row) =>
      row
        .selectFrom('about')
        .select((about) => [
          'about.id',
          about.val(picture).as('picture'),
          about.lit(place).as('place'),
          about.val(alt.en).as('alt_en'),
          about.val(alt.mk).as('alt_mk'),
        ])
        .where('about.id', '=', id),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
