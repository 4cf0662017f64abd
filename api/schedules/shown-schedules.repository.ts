import type { EditedKind } from '@varda/contract/edit-history';
import type { Language, Localized } from '@varda/contract/language';
import type { Area } from '@varda/contract/permissions';
import type { ScheduleAction, ScheduleState } from '@varda/contract/schedule-states';
import type { Planned, Schedule, ScheduledItem, schedulesPage, schedulesQuery } from '@varda/contract/schedules';
import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../database/open-database.ts';
import type { SchedulesTable } from '../database/schema.ts';
import { openStates, toItem } from './schedules.repository.ts';

/* What is shown of schedules: to whoever sees some of their areas, and by the lists and forms of their items. */

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
    .where('state', 'in', openStates)
    .select([
      sql`sum(case when state = 'waiting' then 1 else 0 end)`.as('waiting'),
      sql`sum(case when state = 'failed' then 1 else 0 end)`.as('failed'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), failed: Number(failed) };
}

export async function shownSchedule(db: Db, id: string, seen: readonly Area[]): Promise<Schedule | undefined> {
  const rows = await seenSchedules(db, seen).selectAll('schedules').where('id', '=', id).execute();
  return (await withItems(db, rows, seen))[0];
}

async function withItems(
  db: Db,
  schedules: readonly Selectable<SchedulesTable>[],
  seen: readonly Area[],
): Promise<Schedule[]> {
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
        const isOpen = (openStates as readonly string[]).includes(schedule.state) && item.state === 'waiting';
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
    .where('schedules.state', 'in', openStates)
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
