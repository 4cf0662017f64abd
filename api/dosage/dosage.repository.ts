import type { Dosage, dosageQuery } from '@varda/shared/contract/dosage';
import type { Localized } from '@varda/shared/contract/language';
import type { z } from 'zod';
import { columns, merged, type PartlyLocalized } from '../content/localized-columns.ts';
import { plainText, searchColumn } from '../content/search-text.ts';
import { sortKeys } from '../content/sort-key.ts';
import { translationIs } from '../content/translations.ts';
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

const shown = [
  'dosage.id',
  'dosage.name_en',
  'dosage.name_mk',
  'dosage.text_en',
  'dosage.text_mk',
  ...changeColumnsOf('dosage'),
  ...pictureColumnsOf('dosage'),
] as const;

interface DosageRow extends JoinedPicture, ChangeColumns {
  id: string;
  name_en: string;
  name_mk: string;
  text_en: string;
  text_mk: string;
}

function toDosage(row: DosageRow): Dosage {
  return {
    _id: row.id,
    name: { en: row.name_en, mk: row.name_mk },
    text: { en: row.text_en, mk: row.text_mk },
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
    name: `dosage.name_sort_${query.lang ?? 'en'}`,
    createdAt: 'dosage.created_at',
    updatedAt: 'dosage.updated_at',
  } as const;
  const rows = await dosageJoined(db)
    .where(matches(query.search, 'dosage.search'))
    .where(translationIs(query.translation, 'dosage', ['name', 'text']))
    .orderBy(column[by], order)
    .orderBy('dosage.id', order)
    .execute();
  return rows.map(toDosage);
}

/** The texts of an entry; `text` is sanitized HTML. */
export interface DosageTexts {
  name: Localized;
  text: Localized;
}

function textColumns({ name, text }: DosageTexts) {
  return {
    ...columns('name', name),
    ...columns('text', text),
    ...columns('name_sort', sortKeys(name)),
    search: searchColumn([name.en, name.mk, plainText(text.en), plainText(text.mk)]),
  };
}

export async function insertDosage(tx: Db, texts: DosageTexts, picture: PicturePatch): Promise<string> {
  const id = newId();
  await tx
    .insertInto('dosage')
    .values({ id, ...textColumns(texts), ...pictureChange(null, picture), ...firstVersion(texts) })
    .execute();
  return id;
}

/** Changes an entry. Whoever calls it holds the guard `dosage`. */
export async function updateDosage(
  tx: Db,
  before: Dosage,
  patch: PicturePatch & { name?: PartlyLocalized | undefined; text?: PartlyLocalized | undefined },
): Promise<void> {
  const texts = { name: merged(before.name, patch.name), text: merged(before.text, patch.text) };
  const content = { ...textColumns(texts), ...pictureChange(before, patch) };
  await tx
    .updateTable('dosage')
    .set({ ...content, ...nextVersion(before, texts) })
    .where('id', '=', before._id)
    .where(hasOther(content))
    .execute();
}
