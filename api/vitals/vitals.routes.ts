import type { Db } from '../database/open-database.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import type { AddressLimit } from '../http/rate-limit.ts';
import type { Handle } from '../http/routes.ts';
import type { DeployedRemote } from '../releases/deployed-remotes.ts';
import type { TakingBack } from '../releases/take-back.ts';
import { daysAgo } from './days.ts';
import { toldVitals } from './told-vitals.ts';
import { countSamples, sumSince } from './vitals.repository.ts';

interface Parts {
  db: Db;
  vitalsLimit: AddressLimit;
  /** Which there are; of others nothing is counted. */
  remotes: readonly DeployedRemote[];
}

/** @param takingBack is told what browsers report of new versions */
export function vitalsRoutes(handle: Handle, { db, vitalsLimit, remotes }: Parts, takingBack: TakingBack): void {
  const names = new Set(remotes.map(({ name }) => name));

  handle('POST /vitals', async ({ body: { samples }, request }) => {
    await vitalsLimit.count(request.ip);
    const unknown = samples.findIndex(({ remote }) => !names.has(remote));
    if (unknown >= 0)
      throw new HttpError('invalid', { fields: { [`samples.${unknown}.remote`]: ruleTexts.unknown_remote } });
    await countSamples(db, daysAgo(0), samples);
    await takingBack.visited(samples, request.ip);
    return { done: true };
  });

  handle('GET /vitals', async ({ query: { days } }) => toldVitals(await sumSince(db, daysAgo(days - 1))));
}
