import type { EditedKind } from '@varda/contract/edit-history';
import { editedKinds } from '@varda/contract/edited-kinds';
import type { Language, Localized } from '@varda/contract/language';
import type { Area } from '@varda/contract/permissions';
import type { ScheduleAction, ScheduledState, ScheduleState } from '@varda/contract/schedule-states';
import type { Planned, Schedule, ScheduledItem, schedulesPage, schedulesQuery } from '@varda/contract/schedules';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { z } from 'zod';
import { accountColumns, accountOf, type SignedIn } from '../accounts/sessions.repository.ts';
import { clockOf } from '../database/clock.ts';
import { guard } from '../database/engine.ts';
import { now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import type { ScheduleItemsTable, SchedulesTable } from '../database/schema.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { translatedPlaces } from '../translations/translations.repository.ts';

type Row = Selectable<SchedulesTable>;

/** An item of a schedule, as it is to be carried out. */
export interface Target {
  entity: EditedKind;
  _id: string;
  action: ScheduleAction;
  language: Language | null;
  /** The version of its draft that somebody has decided about. */
  draftVersion: number | null;
}

export interface StoredItem extends Target {
  title: Localized;
  area: Area;
  categoryName: string | null;
  state: ScheduledState;
}

/** What is neither done nor cancelled. */
const open = ['waiting', 'failed'] as const;

const standardPage = 20;

/** Those that have an item in one of these areas. */
export async function listSchedules(
  db: Db,
  { state, from, to, page = 1, limit = standardPage }: z.output<typeof schedulesQuery>,
  seen: readonly Area[],
): Promise<z.input<typeof schedulesPage>> {
  let found = seenSchedules(db, seen);
  if (state) found = found.where('state', '=', state);
  if (from) found = found.where('at', '>=', from);
  if (to) found = found.where('at', '<', to);
  const rows = await found
    .selectAll('schedules')
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await found.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow();
  return { items: await withItems(db, rows, seen), totalCount: Number(total) };
}

const seenSchedules = (db: Db, seen: readonly Area[]) =>
  db
    .selectFrom('schedules')
    .where((is) =>
      is.exists(
        is
          .selectFrom('schedule_items')
          .select('schedule_items.item_id')
          .whereRef('schedule_items.schedule_id', '=', 'schedules.id')
          .where('schedule_items.area', 'in', seen),
      ),
    );

/** How many wait, and how many have failed. */
export async function countSchedules(db: Db, seen: readonly Area[]): Promise<{ waiting: number; failed: number }> {
  const { waiting, failed } = await seenSchedules(db, seen)
    .where('state', 'in', open)
    .select([
      sql`sum(case when state = 'waiting' then 1 else 0 end)`.as('waiting'),
      sql`sum(case when state = 'failed' then 1 else 0 end)`.as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), failed: Number(failed) };
}

export async function toldSchedule(db: Db, id: string, seen: readonly Area[]): Promise<Schedule | undefined> {
  const rows = await seenSchedules(db, seen).selectAll('schedules').where('id', '=', id).execute();
  return (await withItems(db, rows, seen))[0];
}

async function withItems(db: Db, schedules: readonly Row[], seen: readonly Area[]): Promise<Schedule[]> {
  if (schedules.length === 0) return [];
  const rows = await db
    .selectFrom('schedule_items')
    .leftJoin('drafts', (join) =>
      join.onRef('drafts.kind', '=', 'schedule_items.kind').onRef('drafts.item_id', '=', 'schedule_items.item_id'),
    )
    .leftJoin('trash', (join) =>
      join.onRef('trash.kind', '=', 'schedule_items.kind').onRef('trash.item_id', '=', 'schedule_items.item_id'),
    )
    .selectAll('schedule_items')
    // A draft in the trash waits there with its item.
    .select('trash.item_id as trashed')
    .select([
      'drafts.version as current',
      'drafts.title_en as now_en',
      'drafts.title_mk as now_mk',
      'drafts.area as now_area',
    ])
    .where(
      'schedule_id',
      'in',
      schedules.map(({ id }) => id),
    )
    .orderBy('place')
    .execute();
  const bySchedule = Map.groupBy(rows, ({ schedule_id }) => schedule_id);
  return schedules.map((schedule) => {
    const all = bySchedule.get(schedule.id) ?? [];
    const items = all
      .filter(({ area }) => seen.includes(area as Area))
      .map((row): ScheduledItem => {
        const { draftVersion, ...item } = toItem(row);
        const isOpen = (open as readonly string[]).includes(schedule.state) && item.state === 'waiting';
        // What its draft is called is for those who see where the draft is.
        const isSeen = row.current !== null && seen.includes(row.now_area as Area);
        const title = !isSeen ? item.title : { en: row.now_en ?? '', mk: row.now_mk ?? '' };
        const found =
          row.current === null || row.trashed !== null ? 'gone' : row.current === draftVersion ? 'same' : 'changed';
        const draft = isOpen && item.action === 'publish' ? found : null;
        return {
          ...item,
          ...(isOpen && { title }),
          reason: JSON.parse(row.reason ?? 'null') as Localized | null,
          draft,
          draftVersion: draft === 'changed' ? row.current : null,
        };
      });
    return {
      _id: schedule.id,
      __v: schedule.version,
      at: schedule.at,
      name: schedule.name,
      state: schedule.state as ScheduleState,
      reason: JSON.parse(schedule.reason ?? 'null') as Localized | null,
      by: schedule.by_id === null ? null : { _id: schedule.by_id, name: schedule.by_name ?? '' },
      createdAt: schedule.created_at,
      settledAt: schedule.settled_at,
      items,
      hidden: all.length - items.length,
    };
  });
}

function toItem(row: Selectable<ScheduleItemsTable>): StoredItem {
  return {
    entity: row.kind as EditedKind,
    _id: row.item_id,
    action: row.action as ScheduleAction,
    language: row.language as Language | null,
    title: { en: row.title_en, mk: row.title_mk },
    area: row.area as Area,
    categoryName: row.category_name,
    draftVersion: row.draft_version,
    state: row.state as ScheduledState,
  };
}

export async function itemsOf(db: Db, id: string): Promise<StoredItem[]> {
  const rows = await db
    .selectFrom('schedule_items')
    .selectAll()
    .where('schedule_id', '=', id)
    .orderBy('place')
    .execute();
  return rows.map(toItem);
}

/** Those that wait for its time. */
export async function waitingItems(db: Db, id: string): Promise<StoredItem[]> {
  return (await itemsOf(db, id)).filter(({ state }) => state === 'waiting');
}

/** The areas of its items when they were scheduled; none where it is not there. */
export async function scheduledAreas(db: Db, id: string): Promise<Area[]> {
  return (await itemsOf(db, id)).map(({ area }) => area);
}

/** What lists and forms tell of items: of a kind, or of these. */
export async function plannedOf(
  db: Db,
  of: { entity: EditedKind; id?: string } | { ids: readonly string[] },
  seen?: readonly Area[],
): Promise<Planned[]> {
  if ('ids' in of && of.ids.length === 0) return [];
  let found = db
    .selectFrom('schedule_items')
    .innerJoin('schedules', 'schedules.id', 'schedule_items.schedule_id')
    .where('schedules.state', 'in', open)
    .where('schedule_items.state', '=', 'waiting');
  if (seen) found = found.where('area', 'in', seen);
  if ('ids' in of) found = found.where('item_id', 'in', of.ids);
  else found = found.where('kind', '=', of.entity);
  if ('id' in of && of.id !== undefined) found = found.where('item_id', '=', of.id);
  const rows = await found
    .select(['kind', 'item_id', 'action', 'language', 'schedules.id', 'at', 'name', 'schedules.state'])
    .orderBy('at')
    .orderBy('schedules.id')
    .execute();
  return rows.map((row) => ({
    entity: row.kind as EditedKind,
    _id: row.item_id,
    action: row.action as ScheduleAction,
    language: row.language as Language | null,
    schedule: row.id,
    at: row.at,
    name: row.name,
    state: row.state as ScheduleState,
  }));
}

/** Those whose time has come by the clock that all processes share, the one that was to be first at the front. */
export async function dueSchedules(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('schedules')
    .select('id')
    .where('state', '=', 'waiting')
    .where('at', '<=', (await clockOf(db)).toISOString())
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** When the next one is due, in milliseconds since 1970. */
export async function nextDue(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('schedules')
    .select('at')
    .where('state', '=', 'waiting')
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row && Date.parse(row.at);
}

/** Holds what its items need, in the order in which everybody does, before any row of the schedule is locked. */
export async function guardItems(tx: Db, id: string): Promise<void> {
  const kinds = new Set((await itemsOf(tx, id)).map(({ entity }) => entity));
  for (const kind of editedKinds) if (kinds.has(kind)) await guard(tx, translatedPlaces[kind].guard);
}

/** Takes a schedule of this state to carry it out; undefined where another process has, or it was moved or cancelled meanwhile. */
export async function claimSchedule(
  tx: Db,
  id: string,
  state: 'waiting' | 'failed',
  asked?: { ifMatch: number | null; session: SignedIn },
): Promise<Row | undefined> {
  let claim = tx
    .updateTable('schedules')
    .set({
      state: 'done',
      reason: null,
      settled_at: now(),
      version: sql`version + 1`,
      ...(asked && { by_id: asked.session.userId, by_name: asked.session.name }),
    })
    .where('id', '=', id)
    .where('state', '=', state);
  if (state === 'waiting') claim = claim.where('at', '<=', (await clockOf(tx)).toISOString());
  if (asked && asked.ifMatch !== null) claim = claim.where('version', '=', asked.ifMatch);
  const row = await claim.returningAll().executeTakeFirst();
  if (row) await tx.updateTable('schedule_items').set({ reason: null }).where('schedule_id', '=', id).execute();
  return row;
}

/** Notes that all of its items that waited are done. */
export async function settleItems(tx: Db, id: string): Promise<void> {
  await tx
    .updateTable('schedule_items')
    .set({ state: 'done' })
    .where('schedule_id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/**
 * Notes why it was not done. Whoever tries again after a draft was refused as one that somebody has changed has looked at it as it is now;
 * no other reason says that it was changed.
 */
export async function failSchedule(
  tx: Db,
  id: string,
  reason: Localized,
  ofItems: readonly { item: StoredItem; reason: Localized }[] = [],
): Promise<void> {
  await tx
    .updateTable('schedules')
    .set({ state: 'failed', reason: JSON.stringify(reason), settled_at: now() })
    .where('id', '=', id)
    .execute();
  for (const { item, reason } of ofItems)
    await tx
      .updateTable('schedule_items')
      .set((row) => ({
        reason: JSON.stringify(reason),
        ...(reason === ruleTexts.draft_changed && {
          draft_version: row
            .selectFrom('drafts')
            .select('version')
            .where('kind', '=', item.entity)
            .where('item_id', '=', item._id),
        }),
      }))
      .where('schedule_id', '=', id)
      .where('kind', '=', item.entity)
      .where('item_id', '=', item._id)
      .execute();
}

export async function findSchedule(db: Db, id: string): Promise<Row | undefined> {
  return db.selectFrom('schedules').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertSchedule(tx: Db, row: Row): Promise<void> {
  await tx.insertInto('schedules').values(row).execute();
}

/** Changes one that waits or has failed, if it is of this version; whether it was. */
export async function updateSchedule(
  tx: Db,
  { id, version }: Pick<Row, 'id' | 'version'>,
  change: Partial<Row>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('schedules')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', 'in', open)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function writeItems(tx: Db, schedule: string, items: readonly StoredItem[]): Promise<void> {
  await tx.deleteFrom('schedule_items').where('schedule_id', '=', schedule).execute();
  await tx
    .insertInto('schedule_items')
    .values(
      items.map((item, place) => ({
        ...{ schedule_id: schedule, kind: item.entity, item_id: item._id, place },
        ...{ action: item.action, language: item.language, draft_version: item.draftVersion },
        ...{ title_en: item.title.en, title_mk: item.title.mk, area: item.area, category_name: item.categoryName },
        ...{ state: item.state, reason: null },
      })),
    )
    .execute();
}

/** Whoever has scheduled it, with what they may do today; undefined where the account is gone. */
export async function schedulerOf(tx: Db, { id, by_id }: Row): Promise<SignedIn | undefined> {
  const row = await tx
    .selectFrom('users')
    .select(accountColumns)
    .where('id', '=', by_id ?? '')
    .executeTakeFirst();
  return (
    row && {
      ...accountOf(row),
      ...{ tokenHash: '', lacksFactor: false, inPerson: false },
      // No request does it: the log's lines name the schedule.
      requestId: id,
    }
  );
}
