import { type Dosage, type dosageQuery, dosageTexts } from '@varda/contract/dosage';
import type { TextColumns, TextsOf } from '@varda/contract/text-fields';
import type { z } from 'zod';
import { type ChangedTexts, storedTexts } from '../content/stored-texts.ts';
import {
  type ChangeColumns,
  changeColumnsOf,
  firstVersion,
  hasOther,
  nextVersion,
  toChanges,
} from '../content/versions.ts';
import { newId } from '../database/ids.ts';
import { matches, sortOf } from '../database/listing.ts';
import type { Db } from '../database/open-database.ts';
import {
  type JoinedPicture,
  type PicturePatch,
  pictureChange,
  pictureColumnsOf,
  picturedOf,
} from '../pictures/pictured.ts';

export const stored = storedTexts('dosage', dosageTexts);

const shown = ['dosage.id', ...stored.selected, ...changeColumnsOf('dosage'), ...pictureColumnsOf('dosage')] as const;

interface DosageRow extends JoinedPicture, ChangeColumns, TextColumns<typeof dosageTexts> {
  id: string;
}

function toDosage(row: DosageRow): Dosage {
  return {
    _id: row.id,
    ...stored.textsOf(row),
    ...picturedOf(row),
    ...toChanges(row),
  };
}

function dosageJoined(db: Db) {
  return db
    .selectFrom('dosage')
    .leftJoin('pictures', 'pictures.key', 'dosage.picture')
    .leftJoin('pictures as pictures_mk', 'pictures_mk.key', 'dosage.picture_mk')
    .select(shown);
}

export async function findDosage(db: Db, id: string): Promise<Dosage | undefined> {
  const row = await dosageJoined(db).where('dosage.id', '=', id).executeTakeFirst();
  return row && toDosage(row);
}

export async function listDosage(db: Db, query: z.output<typeof dosageQuery>): Promise<Dosage[]> {
  const { by, order } = sortOf(query, { by: 'createdAt', order: 'desc' });
  const column = {
    ...stored.sortColumns(query.lang ?? 'en'),
    createdAt: 'dosage.created_at',
    updatedAt: 'dosage.updated_at',
  } as const;
  const rows = await dosageJoined(db)
    .where(matches(query.search, 'dosage.search'))
    .where(stored.translationIs(query.translation))
    .orderBy(column[by], order)
    .orderBy('dosage.id', order)
    .execute();
  return rows.map(toDosage);
}

/** Adds an entry with texts that are sanitized; answers its id. */
export async function insertDosage(tx: Db, texts: TextsOf<typeof dosageTexts>, picture: PicturePatch): Promise<string> {
  const id = newId();
  await tx
    .insertInto('dosage')
    .values({ id, ...stored.columnsOf(texts), ...pictureChange(null, picture), ...firstVersion(texts) })
    .execute();
  return id;
}

/** Changes an entry. Whoever calls it holds the guard `dosage`. */
export async function updateDosage(
  tx: Db,
  before: Dosage,
  patch: PicturePatch & ChangedTexts<typeof dosageTexts>,
): Promise<void> {
  const texts = stored.merged(before, patch);
  const content = { ...stored.columnsOf(texts), ...pictureChange(before, patch) };
  await tx
    .updateTable('dosage')
    .set({ ...content, ...nextVersion(before, texts) })
    .where('id', '=', before._id)
    .where(hasOther(content))
    .execute();
}
