import type { About, aboutQuery, aboutTexts } from '@varda/contract/about';
import type { TextsOf } from '@varda/contract/text-fields';
import type { z } from 'zod';
import { rowsAre } from '../content/row-filters.ts';
import { firstVersion, hasOther, nextVersion } from '../content/versions.ts';
import { newId } from '../database/ids.ts';
import { matches, sortOf } from '../database/listing.ts';
import type { Db } from '../database/open-database.ts';
import { nextPosition } from '../database/positions.ts';
import { readAboutPictures } from './about-pictures.repository.ts';
import { stored, toAbout } from './about-row.ts';

/*
 * Whoever writes holds the guard `about`: positions stay 1 to n, and two people who edit one entry in different languages
 * both find their text in it.
 */

/** The one list that all entries stand in. */
export const aboutOrder = { table: 'about' } as const;

export async function findAbout(db: Db, id: string): Promise<About | undefined> {
  const row = await db.selectFrom('about').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toAbout(row, (await readAboutPictures(db, [id])).get(id) ?? []);
}

export async function listAbout(db: Db, query: z.output<typeof aboutQuery>): Promise<About[]> {
  const { by, order } = sortOf(query, { by: 'position', order: 'asc' });
  const column = {
    ...stored.sortColumns(query.lang ?? 'en'),
    position: 'position',
    createdAt: 'created_at',
    updatedAt: 'updated_at',
  } as const;
  const rows = await db
    .selectFrom('about')
    .selectAll()
    .where(matches(query.search, 'search'))
    .where(rowsAre('about', 'about', query))
    .where(stored.translationIs(query.translation))
    .orderBy(column[by], order)
    .orderBy('id', order)
    .execute();
  const pictures = await readAboutPictures(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => toAbout(row, pictures.get(row.id) ?? []));
}

/** The texts of an entry, sanitized. */
type Texts = TextsOf<typeof aboutTexts>;

/** Adds an entry at the end; answers its id. */
export async function insertAbout(tx: Db, texts: Texts, id = newId()): Promise<string> {
  const position = await nextPosition(tx, aboutOrder);
  await tx
    .insertInto('about')
    .values({ id, position, ...stored.columnsOf(texts), ...firstVersion(texts) })
    .execute();
  return id;
}

/** @param isRearranged whether its pictures have changed, which stand in a table of their own */
export async function updateAbout(tx: Db, before: About, texts: Texts, isRearranged: boolean): Promise<void> {
  const content = stored.columnsOf(texts);
  await tx
    .updateTable('about')
    .set({ ...content, ...nextVersion(before, texts) })
    .where('id', '=', before._id)
    .$if(!isRearranged, (update) => update.where(hasOther(content)))
    .execute();
}
