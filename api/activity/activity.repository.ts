import type {
  Activity,
  ActivityAction,
  ActivityEntity,
  ActivityFilter,
  activityPage,
  activityPeople,
} from '@varda/contract/activity';
import { automaticActor } from '@varda/contract/automatic-actor';
import { type Localized, noText } from '@varda/contract/language';
import type { Selectable } from 'kysely';
import type { z } from 'zod';
import { searchColumn } from '../content/search-text.ts';
import { byName } from '../content/sort-key.ts';
import { newId, now } from '../database/ids.ts';
import { matches } from '../database/listing.ts';
import type { Db } from '../database/open-database.ts';
import type { ActivityTable } from '../database/schema.ts';

/** Who does something. Without an id: somebody at the server, or the program by itself; without a name too: nobody knows who. */
export interface Actor {
  userId: string | null;
  name: string | null;
  /** That of the log's lines. */
  requestId?: string;
}

/** The program, without anybody's hand. */
export const byProgram = { userId: null, name: automaticActor } satisfies Actor;

interface Deed {
  action: ActivityAction;
  entity: ActivityEntity;
  /** The one that it is done to, and what that is called now. */
  item?: { _id: string; title: Localized } | undefined;
  details?: readonly string[];
}

/** Writes what is done to the activity log. It belongs to the transaction that does it. */
export async function noteActivity(
  tx: Db,
  { action, entity, item, details = [] }: Deed,
  by: Actor | null,
): Promise<void> {
  const title = item?.title ?? noText;
  await tx
    .insertInto('activity')
    .values({
      ...{ id: newId(), at: now(), action, entity, item_id: item?._id ?? null },
      ...{ title_en: title.en, title_mk: title.mk, details: JSON.stringify(details) },
      ...{ by_id: by?.userId ?? null, by_name: by?.name ?? null, request_id: by?.requestId ?? null },
      search: searchColumn([title.en, title.mk, by?.name ?? '']),
    })
    .execute();
}

export function toActivity(row: Selectable<ActivityTable>): Activity {
  return {
    _id: row.id,
    at: row.at,
    action: row.action,
    entity: row.entity,
    item: row.item_id === null ? null : { _id: row.item_id, title: { en: row.title_en, mk: row.title_mk } },
    details: JSON.parse(row.details) as string[],
    by: row.by_name === null ? null : { _id: row.by_id, name: row.by_name },
    requestId: row.request_id,
  };
}

function found(db: Db, { person, item, entity, action, from, to, q }: ActivityFilter) {
  let rows = db.selectFrom('activity').where(matches(q, 'search'));
  if (person) rows = rows.where('by_id', '=', person);
  if (item) rows = rows.where('item_id', '=', item);
  if (entity) rows = rows.where('entity', '=', entity);
  if (action) rows = rows.where('action', '=', action);
  if (from) rows = rows.where('at', '>=', from);
  if (to) rows = rows.where('at', '<', to);
  return rows;
}

const newestFirst = (db: Db, filter: ActivityFilter) =>
  found(db, filter).selectAll().orderBy('at', 'desc').orderBy('id', 'desc');

/** Pages of this many, unless another size is asked for. */
const standardPage = 20;

export async function listActivity(
  db: Db,
  {
    page = 1,
    limit = standardPage,
    ...filter
  }: ActivityFilter & { page?: number | undefined; limit?: number | undefined },
): Promise<z.input<typeof activityPage>> {
  const rows = await newestFirst(db, filter)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await found(db, filter)
    .select((row) => row.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return { activities: rows.map(toActivity), totalCount: Number(total) };
}

/** When something was done last. One action at a time: so it is one look into the index, however long the log is. */
export function lastOf(db: Db, action: ActivityAction) {
  return db.selectFrom('activity').select('at').where('action', '=', action).orderBy('at', 'desc').limit(1);
}

/** So many rows are in memory at a time. */
const batch = 1_000;

/** Everything that a filter leaves, the last one first. */
export async function* everyActivity(db: Db, filter: ActivityFilter): AsyncGenerator<Activity> {
  let last: { at: string; id: string } | undefined;
  do {
    let rows = newestFirst(db, filter);
    if (last) {
      const { at, id } = last;
      rows = rows.where((is) => is.or([is('at', '<', at), is.and([is('at', '=', at), is('id', '<', id)])]));
    }
    const next = await rows.limit(batch).execute();
    yield* next.map(toActivity);
    last = next.length === batch ? next.at(-1) : undefined;
  } while (last);
}

/** Everybody with an account who is in the log, by what they are called now, or were last. */
export async function listActivityPeople(db: Db): Promise<z.input<typeof activityPeople>> {
  const latest = db
    .selectFrom('activity')
    .select((row) => ['by_id', row.fn.max('id').as('id')])
    .where('by_id', 'is not', null)
    .groupBy('by_id')
    .as('latest');
  const rows = await db
    .selectFrom(latest)
    .innerJoin('activity', 'activity.id', 'latest.id')
    .leftJoin('users', 'users.id', 'activity.by_id')
    .select(['activity.by_id', ({ fn }) => fn.coalesce('users.name', 'activity.by_name').as('name')])
    .execute();
  return byName(rows.map(({ by_id, name }) => ({ _id: by_id ?? '', name: name ?? '' })));
}
