import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { VitalsTable } from '../database/releases.schema.ts';
import { bucketOf } from './histogram.ts';
import type { KnownSample } from './known-samples.ts';

export type Counted = Omit<VitalsTable, 'day'>;

/**
 * Adds what a browser has seen to the counts of a day. However many report, a day has no more rows than there are pages, versions that
 * are served and buckets: some ten thousand.
 */
export async function countSamples(db: Db, day: string, samples: readonly KnownSample[]): Promise<void> {
  const rows = new Map<string, VitalsTable>();
  for (const sample of samples) {
    const row = { day, ...keyOf(sample), count: 1 };
    const key = JSON.stringify(row);
    const known = rows.get(key);
    if (known) known.count += 1;
    else rows.set(key, row);
  }
  await db
    .insertInto('vitals')
    // In one order for all, so that two reports do not wait for each other in a circle.
    .values([...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'remote', 'version', 'page', 'metric', 'bucket'])
        .doUpdateSet(({ ref }) => ({ count: sql<number>`${ref('vitals.count')} + ${ref('excluded.count')}` })),
    )
    .execute();
}

/** What has been counted from a day on, over all days. */
export async function sumSince(db: Db, day: string): Promise<Counted[]> {
  const key = ['remote', 'version', 'page', 'metric', 'bucket'] as const;
  const rows = await db
    .selectFrom('vitals')
    .select([...key, ({ fn }) => fn.sum('count').as('count')])
    .where('day', '>=', day)
    .groupBy([...key])
    .orderBy('remote')
    .orderBy('page')
    .orderBy('version')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** The figures of a page are those of all versions. */
function keyOf(sample: KnownSample) {
  const { remote, metric } = sample;
  const of = 'page' in sample ? { version: '', page: sample.page } : { version: sample.version, page: '' };
  return { remote, ...of, metric, bucket: 'value' in sample ? bucketOf(sample.value) : 0 };
}

/** A day in UTC, `2026-01-31`. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10);
}
