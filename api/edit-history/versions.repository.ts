import type {
  Author,
  EditContent,
  EditedKind,
  EditVersion,
  EditVersionDetails,
  editVersionsPage,
} from '@varda/contract/edit-history';
import type { ChangedAt } from '@varda/contract/entity';
import type { TrashedKind } from '@varda/contract/trash';
import type { z } from 'zod';
import { type Actor, noteActivity } from '../activity/activity.repository.ts';
import { titleOf } from '../activity/item-title.ts';
import { now } from '../database/ids.ts';
import { insertRows } from '../database/insert-rows.ts';
import type { Db } from '../database/open-database.ts';
import type { VersionsTable } from '../database/schema.ts';
import { nameMedia } from '../media/name-media.ts';
import { contentOf, filesIn } from './content.ts';
import { BrokenHistory, type Undo, undone, undoOf } from './undo.ts';

/** An entity that keeps a history. */
export interface EditedEntity {
  _id: string;
  __v: number;
  updatedAt: string;
  changedAt: ChangedAt;
  position?: number | undefined;
}

/** What an edit found beside the content: when each language was changed, and the place in its list. */
export type FoundBefore = ChangedAt & Pick<EditedEntity, 'position'>;

/** Whoever edits, as far as the history notes it; null where nobody knows who. */
export type Editor = Actor | null;

/** Notes that an entity was made. It belongs to the transaction that makes it. */
export async function storeFirstVersion(tx: Db, kind: EditedKind, entity: EditedEntity, by: Editor): Promise<void> {
  await storeFirstVersions(tx, kind, [entity._id], by);
  const item = itemOf(kind, entity);
  await noteActivity(tx, { action: 'create', entity: kind, item }, by);
  await nameMedia(tx, { title: item.title, item: entity }, filesIn(contentOf(entity)));
}

/** Notes that many entities were made at once, apart from the activity log: an import of thousands of rows is one statement per batch. */
export async function storeFirstVersions(tx: Db, kind: EditedKind, ids: readonly string[], by: Editor): Promise<void> {
  if (ids.length === 0) return;
  const saved = { ...savedBy(by), fields: '[]', undo: '{}', changed_before: null };
  await insertRows(
    tx,
    'versions',
    ids.map((id) => ({ kind, item_id: id, version: 0, ...saved })),
  );
}

/**
 * Keeps the edit that made `after` of `before`, unless nothing was changed. It belongs to the transaction of the edit.
 *
 * @param said what the edit says beside the content that it changes, as paths
 */
export async function storeVersion<E extends EditedEntity>(
  tx: Db,
  kind: EditedKind,
  { before, after, by, said = [] }: { before: E; after: E; by: Editor; said?: readonly string[] },
): Promise<void> {
  if (after.__v === before.__v) return;
  const [contentBefore, content] = [contentOf(before), contentOf(after)];
  const undo = undoOf(contentBefore, content);
  const fields = [...Object.keys(undo), ...said];
  const item = { kind, item_id: after._id };
  // Of what was there before there was a history: as it was found.
  const nobody = { by_id: null, by_name: null, request_id: null, changed_before: null };
  const found = { version: before.__v, at: before.updatedAt, ...nobody, fields: '[]', undo: '{}' };
  await tx
    .insertInto('versions')
    .values({ ...item, ...found })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const version = { ...item, version: after.__v };
  await tx
    .insertInto('versions')
    .values({
      ...version,
      ...savedBy(by),
      fields: JSON.stringify(fields),
      undo: JSON.stringify(undo),
      changed_before: JSON.stringify({ ...before.changedAt, position: before.position } satisfies FoundBefore),
    })
    .execute();
  await noteActivity(tx, { action: 'edit', entity: kind, item: itemOf(kind, after), details: fields }, by);
  const [shown, had] = [filesIn(content), filesIn(contentBefore)];
  await nameMedia(
    tx,
    { title: titleOf(kind, after), item: after },
    [...shown].filter((key) => !had.has(key)),
  );
  const gone = [...had].filter((key) => !shown.has(key));
  if (gone.length > 0)
    await tx
      .insertInto('version_files')
      .values(gone.map((file_key) => ({ ...version, file_key })))
      .execute();
}

/** An entity as the activity log names it. */
export function itemOf(kind: EditedKind | TrashedKind, entity: { _id: string }) {
  return { _id: entity._id, title: titleOf(kind, entity) };
}

function savedBy(by: Editor) {
  return { at: now(), by_id: by?.userId ?? null, by_name: by?.name ?? null, request_id: by?.requestId ?? null };
}

const shown = ['version', 'at', 'by_id', 'by_name', 'fields'] as const;

function toVersion({ version, at, by_id, by_name, fields }: Pick<VersionsTable, (typeof shown)[number]>): EditVersion {
  const by: Author = by_id === null ? null : { _id: by_id, name: by_name ?? '' };
  return { version, at, by, fields: JSON.parse(fields) as string[] };
}

/** Pages of this many edits, unless another size is asked for. */
const standardPage = 20;

/** The edits of an entity, the newest first. One that nobody has edited since there is a history has one: as it stands. */
export async function listVersions(
  db: Db,
  kind: EditedKind,
  entity: EditedEntity,
  { page = 1, limit = standardPage }: { page?: number | undefined; limit?: number | undefined },
): Promise<z.input<typeof editVersionsPage>> {
  const own = db.selectFrom('versions').where('kind', '=', kind).where('item_id', '=', entity._id);
  const { total } = await own.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow();
  if (Number(total) === 0) return { versions: page === 1 ? [asFound(entity)] : [], totalCount: 1 };
  const rows = await own
    .select(shown)
    .orderBy('version', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { versions: rows.map(toVersion), totalCount: Number(total) };
}

function asFound({ __v, updatedAt }: EditedEntity): EditVersion {
  return { version: __v, at: updatedAt, by: null, fields: [] };
}

/** What an entity held after one of its edits; undefined where that is not stored, or cannot be restored any more. */
export async function findVersion(
  db: Db,
  kind: EditedKind,
  entity: EditedEntity,
  version: number,
): Promise<EditVersionDetails | undefined> {
  const current = contentOf(entity);
  if (version > entity.__v) return undefined;
  const rows = await db
    .selectFrom('versions')
    .select([...shown, 'undo'])
    .where('kind', '=', kind)
    .where('item_id', '=', entity._id)
    .where('version', '>=', version)
    .orderBy('version', 'desc')
    .execute();
  const wanted = rows.at(-1);
  if (wanted?.version !== version)
    return rows.length === 0 && version === entity.__v
      ? { ...asFound(entity), content: current, before: null, current, currentVersion: entity.__v }
      : undefined;
  try {
    let content: EditContent = current;
    let expected = entity.__v;
    for (const row of rows) {
      if (row.version !== expected) throw new BrokenHistory();
      if (row === wanted) break;
      content = undone(content, JSON.parse(row.undo) as Undo);
      expected -= 1;
    }
    const version = toVersion(wanted);
    const before = version.fields.length > 0 ? undone(content, JSON.parse(wanted.undo) as Undo) : null;
    return { ...version, content, before, current, currentVersion: entity.__v };
  } catch (error) {
    if (error instanceof BrokenHistory) return undefined;
    throw error;
  }
}
