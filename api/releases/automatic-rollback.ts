import type { VitalsSample } from '@varda/contract/vitals';
import type { FastifyBaseLogger } from 'fastify';
import { byProgram } from '../activity/activity.repository.ts';
import { guard } from '../database/engine.ts';
import type { Db } from '../database/open-database.ts';
import { hashed, wideNetworkOf } from '../http/rate-limit.ts';
import type { Builds } from './builds.ts';
import type { KnownRemote } from './known-remotes.ts';
import { insertQuarantined, listQuarantined } from './quarantine.repository.ts';
import { findPointers, findRelease, insertEvent, writePointers } from './releases.repository.ts';
import { countVisits, forgetVisits, listWatched, noteVisits, type Watched } from './watch.repository.ts';

/** Fewer failing networks say nothing: whoever forges reports has many addresses, and they are those of a few networks. */
const fewestNetworks = 5;

/** Browsers tell of every failure, and of half of the loads: `report-vitals.ts` in the shell. */
const reportedShare = 0.5;

/** A version that was rolled back. */
export interface RolledBack {
  remote: string;
  version: string;
  /** What is live now. */
  before: string;
  reason: string;
}

/** Says it to those who have to know; must not throw. */
export type Announce = (taken: RolledBack) => void;

interface Services {
  db: Db;
  builds: Builds;
  announce: Announce;
  log: FastifyBaseLogger;
}

interface Visit {
  /** Where it comes from. */
  address: string;
  /** Which there are. */
  remotes: readonly KnownRemote[];
}

/** Rolls new versions back that fail for visitors or on the server, and the one before them does not. */
export class AutomaticRollback {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Counts what a browser reports, and rolls back what fails for too many. */
  async visited(samples: readonly VitalsSample[], { address, remotes }: Visit): Promise<void> {
    const { db } = this.#services;
    const reports = samples.flatMap(({ remote, version, metric }) =>
      version && (metric === 'load' || metric === 'failure') ? { remote, version, failed: metric === 'failure' } : [],
    );
    if (reports.length === 0) return;
    const watched = await listWatched(db, [...new Set(reports.map(({ remote }) => remote))]);
    const isWatched = ({ remote, version }: { remote: string; version: string }) =>
      watched.some((each) => each.remote === remote && [each.version, each.before].includes(version));
    const noted = reports.filter(isWatched);
    await noteVisits(db, noted, hashed(wideNetworkOf(address)));
    for (const each of watched)
      if (noted.some(({ remote, version, failed }) => failed && remote === each.remote && version === each.version))
        await this.#consider(each, remotes);
  }

  /** A shell's server does not run a version any more. */
  async quarantined(quarantined: { remote: string; version: string; reason: string }): Promise<void> {
    const { db } = this.#services;
    const { remote, version, reason } = quarantined;
    await db.transaction().execute(async (tx) => {
      await guard(tx, 'releases');
      if (await insertQuarantined(tx, quarantined))
        await insertEvent(tx, { remote, action: 'quarantined', version }, byProgram);
    });
    const [watched] = await listWatched(db, [remote]);
    if (watched?.version === version) await this.#rollBack(watched, reason);
  }

  async #consider(watched: Watched, remotes: Visit['remotes']): Promise<void> {
    const { db, builds, log } = this.#services;
    const { remote, version, before, takeBackAt } = watched;
    const counts = await countVisits(db, remote, version);
    const percent = failing(counts);
    if (counts.failed < fewestNetworks || percent < takeBackAt) return;
    const earlier = failing(await countVisits(db, remote, before));
    const host = remotes.find(({ name }) => name === remote);
    const isHostDown = host !== undefined && !(await builds.isServed(host, before));
    if (earlier >= takeBackAt || isHostDown) {
      log.warn(
        { remote, version, before, percent, earlier, isHostDown },
        'A version fails, and so does the one before it',
      );
      return;
    }
    await this.#rollBack(watched, `${counts.failed} visitors could not load it (${percent} %)`);
  }

  /** Several instances may come to it at once: the pointer is moved by the first, and found moved by the others. */
  async #rollBack({ remote, version, before }: Watched, reason: string): Promise<void> {
    const { db, announce, log } = this.#services;
    const isDone = await db.transaction().execute(async (tx) => {
      await guard(tx, 'releases');
      const [watched] = await listWatched(tx, [remote]);
      if (watched?.version !== version || watched.before !== before) return false;
      if (!(await findRelease(tx, remote, before))) return false;
      if ((await listQuarantined(tx, remote)).some((each) => each.version === before)) return false;
      const pointers = await findPointers(tx, remote);
      await writePointers(tx, remote, { ...pointers, live: before }, { since: null, before: null });
      await insertEvent(tx, { remote, action: 'failing', version }, byProgram);
      await insertEvent(tx, { remote, action: 'taken_back', version: before }, byProgram);
      await forgetVisits(tx, remote);
      return true;
    });
    if (!isDone) return;
    log.error({ remote, version, before, reason }, 'A version was rolled back');
    announce({ remote, version, before, reason });
  }
}

/** In percent of those who have come. */
function failing({ failed, fine }: { failed: number; fine: number }): number {
  const all = failed + fine / reportedShare;
  return all === 0 ? 0 : Math.round((failed / all) * 100);
}
