import { type ContactInfo, type contactInfoQuery, contactInfoTexts } from '@varda/contract/contact-info';
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

export const stored = storedTexts('contact_info', contactInfoTexts);

const shown = [
  'contact_info.id',
  ...stored.selected,
  ...changeColumnsOf('contact_info'),
  ...pictureColumnsOf('contact_info'),
] as const;

interface ContactInfoRow extends JoinedPicture, ChangeColumns, TextColumns<typeof contactInfoTexts> {
  id: string;
}

function toContactInfo(row: ContactInfoRow): ContactInfo {
  return {
    _id: row.id,
    ...stored.textsOf(row),
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
  const column = {
    ...stored.sortColumns(query.lang ?? 'en'),
    createdAt: 'contact_info.created_at',
    updatedAt: 'contact_info.updated_at',
  } as const;
  const rows = await contactInfoJoined(db)
    .where(matches(query.search, 'contact_info.search'))
    .where(stored.translationIs(query.translation))
    .orderBy(column[by], order)
    .orderBy('contact_info.id', order)
    .execute();
  return rows.map(toContactInfo);
}

/** Adds a block with texts that are sanitized; answers its id. */
export async function insertContactInfo(
  tx: Db,
  texts: TextsOf<typeof contactInfoTexts>,
  picture: PicturePatch,
): Promise<string> {
  const id = newId();
  await tx
    .insertInto('contact_info')
    .values({ id, ...stored.columnsOf(texts), ...pictureChange(null, picture), ...firstVersion(texts) })
    .execute();
  return id;
}

/** Changes a block. Whoever calls it holds the guard `contact info`. */
export async function updateContactInfo(
  tx: Db,
  before: ContactInfo,
  patch: PicturePatch & ChangedTexts<typeof contactInfoTexts>,
): Promise<void> {
  const texts = stored.merged(before, patch);
  const content = { ...stored.columnsOf(texts), ...pictureChange(before, patch) };
  await tx
    .updateTable('contact_info')
    .set({ ...content, ...nextVersion(before, texts) })
    .where('id', '=', before._id)
    .where(hasOther(content))
    .execute();
}
