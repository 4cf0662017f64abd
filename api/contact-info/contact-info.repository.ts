import type { ContactInfo, contactInfoQuery } from '@varda/shared/contract/contact-info';
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
  'contact_info.id',
  'contact_info.name_en',
  'contact_info.name_mk',
  'contact_info.description_en',
  'contact_info.description_mk',
  ...changeColumnsOf('contact_info'),
  ...pictureColumnsOf('contact_info'),
] as const;

interface ContactInfoRow extends JoinedPicture, ChangeColumns {
  id: string;
  name_en: string;
  name_mk: string;
  description_en: string;
  description_mk: string;
}

function toContactInfo(row: ContactInfoRow): ContactInfo {
  return {
    _id: row.id,
    name: { en: row.name_en, mk: row.name_mk },
    description: { en: row.description_en, mk: row.description_mk },
    ...picturedOf(row),
    ...toChanges(row),
  };
}

function contactInfoJoined(db: Db) {
  return db
    .selectFrom('contact_info')
    .leftJoin('pictures', 'pictures.key', 'contact_info.picture')
    .leftJoin('pictures as pictures_mk', 'pictures_mk.key', 'contact_info.picture_mk')
    .select(shown);
}

export async function findContactInfo(db: Db, id: string): Promise<ContactInfo | undefined> {
  const row = await contactInfoJoined(db).where('contact_info.id', '=', id).executeTakeFirst();
  return row && toContactInfo(row);
}

export async function listContactInfo(db: Db, query: z.output<typeof contactInfoQuery>): Promise<ContactInfo[]> {
  const { by, order } = sortOf(query, { by: 'createdAt', order: 'desc' });
  const language = query.lang ?? 'en';
  const column = {
    name: `contact_info.name_sort_${language}`,
    description: `contact_info.description_sort_${language}`,
    createdAt: 'contact_info.created_at',
    updatedAt: 'contact_info.updated_at',
  } as const;
  const rows = await contactInfoJoined(db)
    .where(matches(query.search, 'contact_info.search'))
    .where(translationIs(query.translation, 'contact_info', ['name', 'description']))
    .orderBy(column[by], order)
    .orderBy('contact_info.id', order)
    .execute();
  return rows.map(toContactInfo);
}

/** The texts of a block; `description` is sanitized HTML. */
export interface ContactInfoTexts {
  name: Localized;
  description: Localized;
}

function textColumns({ name, description }: ContactInfoTexts) {
  const plain = { en: plainText(description.en), mk: plainText(description.mk) };
  return {
    ...columns('name', name),
    ...columns('description', description),
    ...columns('name_sort', sortKeys(name)),
    ...columns('description_sort', sortKeys(plain)),
    search: searchColumn([name.en, name.mk, plain.en, plain.mk]),
  };
}

/** Adds a block; answers its id. */
export async function insertContactInfo(tx: Db, texts: ContactInfoTexts, picture: PicturePatch): Promise<string> {
  const id = newId();
  await tx
    .insertInto('contact_info')
    .values({ id, ...textColumns(texts), ...pictureChange(null, picture), ...firstVersion(texts) })
    .execute();
  return id;
}

export interface ContactInfoPatch extends PicturePatch {
  name?: PartlyLocalized | undefined;
  description?: PartlyLocalized | undefined;
}

/** Changes a block. Whoever calls it holds the guard `contact info`. */
export async function updateContactInfo(tx: Db, before: ContactInfo, patch: ContactInfoPatch): Promise<void> {
  const texts = {
    name: merged(before.name, patch.name),
    description: merged(before.description, patch.description),
  };
  const content = { ...textColumns(texts), ...pictureChange(before, patch) };
  await tx
    .updateTable('contact_info')
    .set({ ...content, ...nextVersion(before, texts) })
    .where('id', '=', before._id)
    .where(hasOther(content))
    .execute();
}
