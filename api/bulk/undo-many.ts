import { setImmediate as nextTurn } from 'node:timers/promises';
import { type EditedKind, removableKind } from '@varda/contract/edit-history';
import type { Localized } from '@varda/contract/language';
import type { SheetKind, UndoneImport } from '@varda/contract/sheets';
import { type SqlBool, sql } from 'kysely';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { noteActivity } from '../activity/activity.repository.ts';
import type { Db } from '../database/open-database.ts';
import { closeGaps } from '../database/positions.ts';
import { inSavepoint } from '../database/savepoints.ts';
import type { VersionsTable } from '../database/schema.ts';
import { findDraft } from '../drafts/drafts.repository.ts';
import type { Editable } from '../edit-history/edit-history.routes.ts';
import { pathsToRestore, restoringForm } from '../edit-history/restoring-form.ts';
import { type FoundBefore, findVersion } from '../edit-history/versions.repository.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { reasonOf } from '../http/reason-of.ts';
import { refilter } from '../products/filtered-columns.ts';
import { reorderProducts } from '../products/products.repository.ts';
import { translatedPlaces } from '../translations/translations.repository.ts';
import { moveToTrash } from '../trash/trash.repository.ts';
import { type Edited, editTogether } from './edit-together.ts';
import { requireItemPermission } from './item-permission.ts';

/*
 * An import of a file and a change of many rows are the request that made them: activity log and versions of items both name that.
 */

/** What is undone as one, and how the activity log calls the undo. */
const undos = { import: 'undo_import', bulk_edit: 'undo_bulk_edit' } as const;
type Undoable = keyof typeof undos;

/** What was done to a list in that way, apart from what has been undone. */
export function notUndone(db: Db, kind: SheetKind, action: Undoable) {
  // Its details name what was undone after the number of rows.
  const undone = db
    .selectFrom('activity as undo')
    .select('undo.id')
    .where('undo.action', '=', undos[action])
    .where(sql<SqlBool>`undo.details like '%"' || activity.request_id || '"%'`);
  return db
    .selectFrom('activity')
    .select(['request_id', 'at', 'by_id', 'by_name', 'details'])
    .where('action', '=', action)
    .where('entity', '=', kind)
    .where('request_id', 'is not', null)
    .where((row) => row.not(row.exists(undone)));
}

/** What is to be undone, and by whom. */
interface Undoing {
  kind: SheetKind;
  editable: Editable;
  id: string;
  session: SignedIn;
}

/** An edit of one item to be undone, and by whom. */
type UndoneEdit = Pick<Undoing, 'editable' | 'session'> & { kind: EditedKind };

/**
 * Undoes an import or a change of many rows: what it made goes to the trash, what it changed gets what it held before. Rows that somebody has
 * changed since stay.
 *
 * @throws HttpError `not_found` if there is none with that id, `conflict` if it was undone before or no row of it can be undone, `forbidden` if
 *   the account may not undo one of them
 */
export function undoMany(
  content: Edited,
  action: Undoable,
  { kind, id, session }: Omit<Undoing, 'editable'>,
): Promise<UndoneImport> {
  return editTogether(content, kind, async (tx, editable) => {
    if (!(await notUndone(tx, kind, action).where('request_id', '=', id).executeTakeFirst()))
      throw await whyNone(tx, kind, id, action);
    const made = await tx
      .selectFrom('versions')
      .select(['item_id', 'version', 'changed_before'])
      .where('kind', '=', kind)
      .where('request_id', '=', id)
      .orderBy('item_id', 'desc')
      .execute();
    const moves = new Map<string, { _id: string; position: number }[]>();
    const kept: UndoneImport['kept'] = [];
    for (const { item_id, ...save } of made) {
      // The embedded database holds up the thread: others get their turn.
      await nextTurn();
      try {
        const place = await inSavepoint(tx, () => undoRow(tx, { kind, editable, session }, item_id, save));
        if (!place) continue;
        const { category, position } = place;
        const ofCategory = moves.get(category) ?? [];
        moves.set(category, ofCategory);
        ofCategory.push({ _id: item_id, position });
      } catch (error) {
        if (!(error instanceof HttpError) || error.code === 'forbidden') throw error;
        // One that is not there lies in the trash, or is gone for good.
        const reason = reasonOf(error, ruleTexts.changed_since_import);
        kept.push({ title: await lastTitle(tx, item_id), reason });
      }
    }
    await closeGaps(tx);
    for (const ofCategory of moves.values()) await reorderProducts(tx, ofCategory);
    const undone = made.length - kept.length;
    if (undone === 0) throw new HttpError('conflict', { message: ruleTexts.nothing_to_undo });
    const deed = { action: undos[action], entity: kind, details: [String(undone), id] } as const;
    await noteActivity(tx, deed, session);
    return { undone, kept };
  });
}

async function whyNone(tx: Db, kind: SheetKind, id: string, action: Undoable): Promise<HttpError> {
  const known = await tx
    .selectFrom('activity')
    .select('id')
    .where('action', '=', action)
    .where('entity', '=', kind)
    .where('request_id', '=', id)
    .executeTakeFirst();
  return known ? new HttpError('conflict', { message: ruleTexts.import_undone }) : new HttpError('not_found');
}

/** Where a product stood before it was moved to another category. */
interface FormerPlace {
  /** Its path. */
  category: string;
  position: number;
}

/**
 * Undoes what was done to one item, unless somebody has changed it since, or written a draft of a new one.
 *
 * @returns the former place of one that was moved; it stands at the end of its category again
 * @throws HttpError `conflict`, `not_found`, `forbidden`
 */
export async function undoRow(
  tx: Db,
  { kind, editable, session }: UndoneEdit,
  id: string,
  { version, changed_before }: Pick<VersionsTable, 'version' | 'changed_before'>,
): Promise<FormerPlace | undefined> {
  const read = async () => {
    const item = await editable.existing(tx, id);
    requireItemPermission(session, kind, item, version === 0 ? 'delete' : 'write');
    const isDrafted = version === 0 && (await findDraft(tx, kind, id)) !== undefined;
    if (isDrafted || item.__v !== version) throw new HttpError('conflict', { message: ruleTexts.changed_since_import });
    return item;
  };
  if (version === 0) {
    await moveToTrash(tx, removableKind.parse(kind), { read, by: session });
    return undefined;
  }
  const item = await read();
  const found = await findVersion(tx, kind, item, version);
  if (!found?.before) throw new HttpError('not_found', { message: ruleTexts.version_not_kept });
  const { current, before } = found;
  const paths = pathsToRestore(current, before, {});
  const form = restoringForm(current, before, paths);
  await editable.edit({ params: { id }, ...form, ifMatch: version, session, restores: true } as never);
  // To the edit the texts are new ones; they are no newer than they were.
  if (changed_before === null) return undefined;
  const { en, mk, position } = JSON.parse(changed_before) as FoundBefore;
  const table = sql.table(translatedPlaces[kind].table);
  await sql`update ${table} set changed_en = ${en}, changed_mk = ${mk} where id = ${id}`.execute(tx);
  if (kind !== 'products') return undefined;
  await refilter(tx, [id]);
  if (position === undefined || !paths.includes('categoryName')) return undefined;
  return { category: before.categoryName as string, position };
}

/** What an item is called, or was before it went. */
export async function lastTitle(tx: Db, id: string): Promise<Localized> {
  const row = await tx
    .selectFrom('activity')
    .select(['title_en', 'title_mk'])
    .where('item_id', '=', id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { en: row?.title_en ?? '', mk: row?.title_mk ?? '' };
}
