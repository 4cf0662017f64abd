import type { EditedKind } from '@varda/contract/edit-history';
import { type Localized, noText } from '@varda/contract/language';
import type { Area } from '@varda/contract/permissions';
import type { Trashed, TrashedKind, trashPage, trashQuery } from '@varda/contract/trash';
import type { z } from 'zod';
import { areaOfItem } from '../accounts/area-of-item.ts';
import { byProgram, noteActivity } from '../activity/activity.repository.ts';
import { forgetApproval } from '../approvals/approvals.repository.ts';
import { forgetComments } from '../comments/comments.repository.ts';
import { searchColumn } from '../content/search-text.ts';
import { guard } from '../database/engine.ts';
import { now } from '../database/ids.ts';
import { matches } from '../database/listing.ts';
import type { Db } from '../database/open-database.ts';
import type { TrashTable } from '../database/schema.ts';
import { contentOf, filesIn } from '../edit-history/content.ts';
import { type Editor, itemOf } from '../edit-history/versions.repository.ts';
import { HttpError } from '../http/http-error.ts';
import { type ItemRows, places, putRows, takeRows } from './trashed-rows.ts';

/**
 * Deletes an item: its rows go to the trash, and with them its pictures count as used.
 *
 * @param read answers the item; it is called within the guard of its kind, so that the files of the item are those of its rows
 * @param offSite whether it was taken off the site before; of a vacancy that is shown in no language its switches tell it
 * @throws HttpError `not_found`
 */
export async function moveToTrash(
  tx: Db,
  kind: TrashedKind,
  { read, by, offSite = false }: { read: () => Promise<{ _id: string }>; by: Editor; offSite?: boolean },
): Promise<void> {
  await guard(tx, places[kind].guard);
  const item = await read();
  const taken = await takeRows(tx, kind, item._id);
  if (!taken) throw new HttpError('not_found');
  const { title } = itemOf(kind, item);
  const switches = kind === 'adminCareer' ? taken[0]?.rows[0] : undefined;
  const isOff = offSite || (switches !== undefined && !switches.active_en && !switches.active_mk);
  const own = { kind, item_id: item._id };
  await tx
    .insertInto('trash')
    .values({
      ...own,
      deleted_at: now(),
      by_id: by?.userId ?? null,
      by_name: by?.name ?? null,
      title_en: title.en,
      title_mk: title.mk,
      rows: JSON.stringify(taken),
      area: areaOfItem(kind, item),
      search: searchColumn([title.en, title.mk]),
      off_site: isOff ? 1 : 0,
    })
    .execute();
  await noteActivity(tx, { action: 'delete', entity: kind, item: loggedItem(kind, item._id, title) }, by);
  const files = [...filesIn(contentOf(item))].map((file_key) => ({ ...own, file_key }));
  if (files.length > 0) await tx.insertInto('trash_files').values(files).execute();
}

export async function isInTrash(db: Db, kind: EditedKind | TrashedKind, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('trash')
    .select('item_id')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** That of something in the trash; none where it is not there. */
export async function trashedAreas(db: Db, kind: TrashedKind, id: string): Promise<Area[]> {
  const rows = await db.selectFrom('trash').select('area').where('kind', '=', kind).where('item_id', '=', id).execute();
  return rows.map(({ area }) => area as Area);
}

/** Puts an item back where it was. @throws HttpError `not_found` if it is not in the trash */
export async function takeFromTrash(tx: Db, kind: TrashedKind, id: string, by: Editor): Promise<void> {
  await guard(tx, places[kind].guard);
  const row = await tx
    .selectFrom('trash')
    .select(['rows', 'title_en', 'title_mk'])
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .executeTakeFirst();
  if (!row) throw new HttpError('not_found');
  await putRows(tx, kind, JSON.parse(row.rows) as ItemRows);
  await tx.deleteFrom('trash').where('kind', '=', kind).where('item_id', '=', id).execute();
  await noteActivity(tx, { action: 'restore', entity: kind, item: loggedItem(kind, id, titleIn(row)) }, by);
}

/** Something in the trash as the activity log names it: a message without the name of the visitor, who is forgotten with it. */
function loggedItem(kind: TrashedKind, _id: string, title: Localized) {
  return { _id, title: kind === 'contact-messages' ? noText : title };
}

const titleIn = (row: Pick<TrashTable, 'title_en' | 'title_mk'>) => ({ en: row.title_en, mk: row.title_mk });

/**
 * Deletes an item for good, with its history and its draft; answers the keys of the files that it had.
 *
 * @throws HttpError `not_found`
 */
export async function deleteForGood(tx: Db, kind: TrashedKind, id: string, by: Editor): Promise<string[]> {
  await guard(tx, places[kind].guard);
  const own = tx.selectFrom('trash_files').select('file_key').where('kind', '=', kind).where('item_id', '=', id);
  const inVersions = tx
    .selectFrom('version_files')
    .select('file_key')
    .where('kind', '=', kind)
    .where('item_id', '=', id);
  const inDraft = tx.selectFrom('draft_files').select('file_key').where('kind', '=', kind).where('item_id', '=', id);
  const files = await own.union(inVersions).union(inDraft).execute();
  const row = await tx
    .deleteFrom('trash')
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .returning(['title_en', 'title_mk'])
    .executeTakeFirst();
  if (!row) throw new HttpError('not_found');
  await noteActivity(tx, { action: 'delete_for_good', entity: kind, item: loggedItem(kind, id, titleIn(row)) }, by);
  await tx.deleteFrom('versions').where('kind', '=', kind).where('item_id', '=', id).execute();
  await tx.deleteFrom('drafts').where('kind', '=', kind).where('item_id', '=', id).execute();
  await forgetApproval(tx, kind, id);
  await forgetComments(tx, kind, id);
  return files.map((file) => file.file_key);
}

/** The same of everything that was deleted before a moment. Files go at the next tidying. */
export async function emptyTrash(db: Db, oldest: string): Promise<void> {
  const old = await db.selectFrom('trash').select(['kind', 'item_id']).where('deleted_at', '<', oldest).execute();
  for (const { kind, item_id } of old)
    try {
      await db.transaction().execute((tx) => deleteForGood(tx, kind as TrashedKind, item_id, byProgram));
    } catch (error) {
      // Somebody has just restored it.
      if (!(error instanceof HttpError) || error.code !== 'not_found') throw error;
    }
}

const standardPage = 20;

export async function listTrash(
  db: Db,
  { page = 1, limit = standardPage, search, entity }: z.output<typeof trashQuery>,
  seen: readonly Area[],
): Promise<z.input<typeof trashPage>> {
  let found = db.selectFrom('trash').where('area', 'in', seen).where(matches(search, 'search'));
  if (entity) found = found.where('kind', '=', entity);
  const rows = await found
    .select(['kind', 'item_id', 'area', 'deleted_at', 'by_id', 'by_name', 'title_en', 'title_mk', 'off_site'])
    .orderBy('deleted_at', 'desc')
    .orderBy('item_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await found.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const items = rows.map(
    (row): Trashed => ({
      entity: row.kind as TrashedKind,
      _id: row.item_id,
      title: titleIn(row),
      deletedAt: row.deleted_at,
      area: row.area as Area,
      offSite: row.off_site === 1,
      by: row.by_id === null ? null : { _id: row.by_id, name: row.by_name ?? '' },
    }),
  );
  return { items, totalCount: Number(total) };
}
