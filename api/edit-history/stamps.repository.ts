import type { EditedKind } from '@varda/contract/edit-history';
import type { OpenedKind } from '@varda/contract/presence';
import type { PeopleOfKind, Stamps } from '@varda/contract/stamps';
import { byName } from '../content/sort-key.ts';
import type { Db } from '../database/open-database.ts';

type StampsOfRows = Record<string, Stamps>;

/** Who has made entities and who has saved them last, as far as their history goes back. */
export async function findStamps(db: Db, kind: EditedKind, ids: readonly string[]): Promise<StampsOfRows> {
  const saves = db.selectFrom('versions').where('versions.kind', '=', kind).where('versions.item_id', 'in', ids);
  const last = saves.select((row) => ['item_id', row.fn.max('version').as('version')]).groupBy('item_id');
  const rows = await saves
    .leftJoin(last.as('last'), (join) =>
      join.onRef('last.item_id', '=', 'versions.item_id').onRef('last.version', '=', 'versions.version'),
    )
    .select(['versions.item_id', 'versions.version', 'versions.by_name', 'last.version as last'])
    .where((row) => row.or([row('versions.version', '=', 0), row('last.version', 'is not', null)]))
    .execute();
  const stamps: StampsOfRows = {};
  for (const { item_id, version, by_name, last } of rows) {
    stamps[item_id] ??= { createdBy: null, updatedBy: null };
    if (version === 0) stamps[item_id].createdBy = named(by_name);
    if (last !== null) stamps[item_id].updatedBy = named(by_name);
  }
  return stamps;
}

/** The same of accounts and pictures, which have no history but the activity log. */
export async function findLoggedStamps(
  db: Db,
  entity: 'users' | 'media',
  ids: readonly string[],
): Promise<StampsOfRows> {
  const rows = await db
    .selectFrom('activity')
    .select(['item_id', 'action', 'by_name'])
    .where('entity', '=', entity)
    .where('item_id', 'in', ids)
    .where('action', 'in', ['create', 'edit', 'role_change', 'permissions_change', 'password_change'])
    .orderBy('at')
    .orderBy('id')
    .execute();
  const stamps: StampsOfRows = {};
  for (const { item_id, action, by_name } of rows) {
    if (item_id === null) continue;
    const { createdBy } = stamps[item_id] ?? { createdBy: null };
    stamps[item_id] = { createdBy: action === 'create' ? named(by_name) : createdBy, updatedBy: named(by_name) };
  }
  return stamps;
}

/** Everybody who has saved an entity of a kind, by what they are called now. Accounts have no history: there is nobody for them. */
export async function findPeople(db: Db, kind: OpenedKind): Promise<PeopleOfKind> {
  const rows = await db
    .selectFrom('versions')
    .leftJoin('users', 'users.id', 'versions.by_id')
    .select(['by_id', ({ fn }) => fn.coalesce(fn.max('users.name'), fn.max('by_name')).as('name')])
    .where('kind', '=', kind)
    .where('by_id', 'is not', null)
    .groupBy('by_id')
    .orderBy('by_id')
    .execute();
  return byName(rows.map(({ by_id, name }) => ({ _id: by_id ?? '', name: name ?? '' })));
}

function named(name: string | null) {
  return name === null ? null : { name };
}
