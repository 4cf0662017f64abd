import type { Pool } from 'pg';
import type { Db } from '../database/open-database.ts';
import { AddressLimit } from '../http/rate-limit.ts';
import type { Handle } from '../http/routes.ts';
import type { AutomaticRollback } from '../releases/automatic-rollback.ts';
import type { Builds } from '../releases/builds.ts';
import type { KnownRemotes } from '../releases/known-remotes.ts';
import { knownSamples } from './known-samples.ts';
import { countSamples, daysAgo, sumSince } from './vitals.repository.ts';
import { vitalsSummary } from './vitals-summary.ts';

/** Reports from one address, behind which there may be a whole office. */
export function vitalsLimit(pool: Pool | null): AddressLimit {
  return new AddressLimit({ keyPrefix: 'vitals', points: 300, duration: 15 * 60 }, pool);
}

interface Services {
  db: Db;
  vitalsLimit: AddressLimit;
  /** Which there are; of others nothing is counted. */
  remotes: KnownRemotes;
  builds: Builds;
}

/** @param takingBack is passed what browsers report of new versions */
export function vitalsRoutes(
  handle: Handle,
  { db, vitalsLimit, remotes, builds }: Services,
  takingBack: AutomaticRollback,
): void {
  handle('POST /vitals', async ({ body: { samples }, request }) => {
    await vitalsLimit.count(request.ip);
    const all = await remotes.list();
    const known = await knownSamples(samples, { db, builds, remotes: all });
    await countSamples(db, daysAgo(0), known);
    await takingBack.visited(known, { address: request.ip, remotes: all });
    return { done: true };
  });

  handle('GET /vitals', async ({ query: { days } }) => vitalsSummary(await sumSince(db, daysAgo(days - 1))));
}
