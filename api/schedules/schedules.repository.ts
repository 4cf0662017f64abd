import type { EditedKind } from '@varda/contract/edit-history';
import { editedKinds } from '@varda/contract/edited-kinds';
import type { Language, Localized } from '@varda/contract/language';
import type { Area } from '@varda/contract/permissions';
import type { ScheduleAction, ScheduledState } from '@varda/contract/schedule-states';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { accountColumns, accountOf, type SignedIn } from '../accounts/sessions.repository.ts';
import { clockOf } from '../database/clock.ts';
import { guard, isPostgres } from '../database/engine.ts';
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
export const openStates = ['waiting', 'failed'] as const;

export function toItem(row: Selectable<ScheduleItemsTable>): StoredItem {
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
    .where('state', 'in', openStates)
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

/** Keeps the account of whoever has scheduled it from being deleted until the transaction ends. */
export async function holdScheduler(tx: Db, id: string): Promise<void> {
  const account = tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', (row) => row.selectFrom('schedules').select('by_id').where('id', '=', id));
  if (isPostgres(tx)) await account.forKeyShare().execute();
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
