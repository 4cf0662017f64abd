import type { VitalsSample } from '@varda/shared/contract/vitals';
import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { VitalsTable } from '../database/releases.schema.ts';
import { bucketOf } from './histogram.ts';

/** Most rows of one day: no sender of nonsense fills the disk. */
const mostRows = 20_000;

export type Counted = Omit<VitalsTable, 'day'>;

/** Adds what a browser has seen to the counts of a day. Versions that nobody has published count as none. */
export async function countSamples(db: Db, day: string, samples: readonly VitalsSample[]): Promise<void> {
  const published = await publishedAmong(db, samples);
  const rows = new Map<string, VitalsTable>();
  for (const sample of samples) {
    const row = { day, ...keyOf(sample, published), count: 1 };
    const key = JSON.stringify(row);
    const known = rows.get(key);
    if (known) known.count += 1;
    else rows.set(key, row);
  }
  if ((await countRows(db, day)) >= mostRows) return;
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

export async function deleteBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('vitals').where('day', '<', day).execute();
}

function keyOf(sample: VitalsSample, published: ReadonlySet<string>) {
  const { remote, metric } = sample;
  const isPublished = published.has(`${remote} ${sample.version}`);
  return {
    remote,
    version: isPublished ? (sample.version ?? '') : '',
    page: 'page' in sample ? sample.page : '',
    metric,
    bucket: 'value' in sample ? bucketOf(sample.value) : 0,
  };
}

async function publishedAmong(db: Db, samples: readonly VitalsSample[]): Promise<Set<string>> {
  const versions = [...new Set(samples.flatMap(({ version }) => version ?? []))];
  if (versions.length === 0) return new Set();
  const rows = await db.selectFrom('releases').select(['remote', 'version']).where('version', 'in', versions).execute();
  return new Set(rows.map(({ remote, version }) => `${remote} ${version}`));
}

async function countRows(db: Db, day: string): Promise<number> {
  const { rows } = await db
    .selectFrom('vitals')
    .select(({ fn }) => fn.countAll().as('rows'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(rows);
}
