import { readByRollback } from '@varda/contract/release-actions';
import type { Canary, NewRelease, Release, ReleaseEvent } from '@varda/contract/releases';
import type { Selectable } from 'kysely';
import { type Actor, noteActivity } from '../activity/activity.repository.ts';
import { newId, now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import type { ReleasePointersTable, ReleasesTable } from '../database/releases.schema.ts';

/** How many events of a remote are answered, and how many more a rollback reads. */
const eventsTold = 50;

/** Most releases of a remote that are answered, beside those that its pointers name. */
export const releasesShown = 100;

/** Which release is served to whom. */
export interface Pointers {
  live: string | null;
  canary: Canary | null;
  enabled: boolean;
  takeBackAt: number;
}

/** The versions that pointers name. */
export function versionsIn(...pointers: readonly Pointers[]): string[] {
  return pointers
    .flatMap(({ live, canary }) => [live, canary?.version])
    .filter((version) => typeof version === 'string');
}

/** A remote of which nothing has been said is served as its host has it. */
export const unmoved: Pointers = { live: null, canary: null, enabled: true, takeBackAt: 20 };

function toPointers(row: Selectable<ReleasePointersTable>): Pointers {
  const { canary: version, canary_share: share, canary_staff: staff } = row;
  return {
    live: row.live,
    canary: version ? { version, share, staff: staff === 1 } : null,
    enabled: row.enabled === 1,
    takeBackAt: row.take_back_at,
  };
}

export async function readPointers(db: Db): Promise<Map<string, Pointers>> {
  const rows = await db.selectFrom('release_pointers').selectAll().execute();
  return new Map(rows.map((row) => [row.remote, toPointers(row)]));
}

export async function findPointers(db: Db, remote: string): Promise<Pointers> {
  const row = await db.selectFrom('release_pointers').selectAll().where('remote', '=', remote).executeTakeFirst();
  return row ? toPointers(row) : unmoved;
}

/** @param watched since when a newer version is live that may be rolled back, and to what */
export async function writePointers(
  tx: Db,
  remote: string,
  { live, canary, enabled, takeBackAt }: Pointers,
  watched: { since: string | null; before: string | null } | undefined,
): Promise<void> {
  const values = {
    live,
    canary: canary?.version ?? null,
    canary_share: canary?.share ?? 0,
    canary_staff: canary?.staff ? 1 : 0,
    enabled: enabled ? 1 : 0,
    take_back_at: takeBackAt,
    ...(watched && { live_since: watched.since, live_before: watched.before }),
  };
  await tx
    .insertInto('release_pointers')
    .values({ live_since: null, live_before: null, remote, ...values })
    .onConflict((conflict) => conflict.column('remote').doUpdateSet(values))
    .execute();
}

function toRelease({ published_at, published_by, ...row }: Selectable<ReleasesTable>): Release {
  return { ...row, publishedAt: published_at, publishedBy: published_by };
}

/** The newest releases of a remote and those that are named, newest first. */
export async function listReleases(
  db: Db,
  remote: string,
  { newest, named }: { newest: number; named: readonly string[] },
): Promise<Release[]> {
  const ofRemote = db
    .selectFrom('releases')
    .where('remote', '=', remote)
    .orderBy('published_at', 'desc')
    .orderBy('version', 'desc');
  const rows = await ofRemote
    .selectAll()
    .where((is) =>
      is.or([
        is('version', 'in', ofRemote.select('version').limit(newest)),
        ...named.map((one) => is('version', '=', one)),
      ]),
    )
    .execute();
  return rows.map(toRelease);
}

export async function findRelease(db: Db, remote: string, version: string): Promise<Release | undefined> {
  const found = db.selectFrom('releases').selectAll().where('remote', '=', remote).where('version', '=', version);
  const row = await found.executeTakeFirst();
  return row && toRelease(row);
}

export async function insertRelease(tx: Db, release: NewRelease, by: string): Promise<void> {
  await tx
    .insertInto('releases')
    .values({ ...release, published_at: now(), published_by: by })
    .execute();
}

/** What was done with a remote, newest first. */
export async function listEvents(db: Db, remote: string): Promise<ReleaseEvent[]> {
  const ofRemote = db.selectFrom('release_events').where('remote', '=', remote).orderBy('id', 'desc');
  const newest = ofRemote.select('id').limit(eventsTold);
  const rows = await ofRemote
    .select(['id', 'action', 'version', 'at', 'by', 'by_id'])
    .where((is) => is.or([is('id', 'in', newest), is('id', 'in', newest.where('action', 'in', readByRollback))]))
    .execute();
  return rows.map(({ id, by_id, ...event }) => ({ _id: id, byId: by_id, ...event }));
}

/** Whether a version was rolled back by itself before. */
export async function hasFailed(tx: Db, remote: string, version: string | null): Promise<boolean> {
  const events = tx.selectFrom('release_events').select('id').where('remote', '=', remote);
  const found = events.where('version', '=', version).where('action', '=', 'failing');
  return (await found.executeTakeFirst()) !== undefined;
}

/** Notes what is done with a remote: on its release desk, and in the activity log. */
export async function insertEvent(
  tx: Db,
  { remote, action, version }: { remote: string } & Pick<ReleaseEvent, 'action' | 'version'>,
  by: Actor & { name: string },
): Promise<void> {
  await tx
    .insertInto('release_events')
    .values({ id: newId(), at: now(), remote, action, version, by: by.name, by_id: by.userId })
    .execute();
  const item = { _id: remote, title: { en: remote, mk: remote } };
  const details = version === null ? [action] : [action, version];
  await noteActivity(tx, { action: 'release', entity: 'releases', item, details }, by);
}
