import { now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';

/** A new version of a remote that may be rolled back. */
export interface Watched {
  remote: string;
  version: string;
  before: string;
  /** Percent. */
  takeBackAt: number;
}

/** How long after it was made live a version may be rolled back, in milliseconds. */
const watchedFor = 15 * 60_000;

const isWatchedSince = () => new Date(Date.now() - watchedFor).toISOString();

/** The new versions among some remotes, within their first minutes. What follows a host's own build is never rolled back to that. */
export async function listWatched(db: Db, remotes: readonly string[]): Promise<Watched[]> {
  const rows = await db
    .selectFrom('release_pointers')
    .select(['remote', 'live', 'live_before', 'take_back_at'])
    .where('remote', 'in', [...remotes])
    .where('live_since', '>=', isWatchedSince())
    .where('take_back_at', '>', 0)
    .execute();
  return rows.flatMap(({ remote, live, live_before: before, take_back_at: takeBackAt }) =>
    live && before ? { remote, version: live, before, takeBackAt } : [],
  );
}

/** Most networks of a remote that are counted: beyond them the share of those that fail is known well enough. */
const mostNetworks = 5_000;

/** Notes what somebody has met. One network counts once for each version, as failed if it ever did. */
export async function noteVisits(
  db: Db,
  visits: readonly { remote: string; version: string; failed: boolean }[],
  address: string,
): Promise<void> {
  const met = new Map<string, (typeof visits)[number]>();
  for (const visit of visits) {
    const key = `${visit.remote} ${visit.version}`;
    if (!met.get(key)?.failed) met.set(key, visit);
  }
  for (const { failed, ...visit } of met.values()) {
    if ((await countNetworks(db, visit.remote)) >= mostNetworks) return;
    await db
      .insertInto('release_watch')
      .values({ ...visit, address, failed: failed ? 1 : 0, at: now() })
      .onConflict((conflict) =>
        failed
          ? conflict.columns(['remote', 'version', 'address']).doUpdateSet({ failed: 1 })
          : conflict.columns(['remote', 'version', 'address']).doNothing(),
      )
      .execute();
  }
}

async function countNetworks(db: Db, remote: string): Promise<number> {
  const { rows } = await db
    .selectFrom('release_watch')
    .select(({ fn }) => fn.countAll().as('rows'))
    .where('remote', '=', remote)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** In how many networks a version failed, and in how many it did not. */
export async function countVisits(db: Db, remote: string, version: string): Promise<{ failed: number; fine: number }> {
  const rows = await db
    .selectFrom('release_watch')
    .select(['failed', ({ fn }) => fn.countAll().as('addresses')])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .groupBy('failed')
    .execute();
  const count = (failed: number) => Number(rows.find((row) => row.failed === failed)?.addresses ?? 0);
  return { failed: count(1), fine: count(0) };
}

export async function forgetVisits(db: Db, remote: string): Promise<void> {
  await db.deleteFrom('release_watch').where('remote', '=', remote).execute();
}

export async function forgetOldVisits(db: Db): Promise<void> {
  await db.deleteFrom('release_watch').where('at', '<', isWatchedSince()).execute();
}
