import type { Metrics } from '@varda/server/metrics';
import type { Pool } from 'pg';
import { lastOf } from '../activity/activity.repository.ts';
import type { Db } from '../database/open-database.ts';
import type { Pools } from '../database/postgres.dialect.ts';
import type { ResponseCache } from './response-cache.ts';

/** Has metrics tell of cached responses, the outbox, the last backup and the connections to the database. */
export function measure(
  metrics: Metrics,
  { db, cache, pools }: { db: Db; cache: ResponseCache; pools: Pools | null },
): void {
  metrics.counter(
    'varda_cached_calls_total',
    'Calls that are cached, by where the answer came from',
    'from',
    () => cache.counted,
  );
  metrics.gauge('varda_outbox_mails', 'E-mails of the contact form that wait to be sent', 'state', async () => {
    const { count } = await db
      .selectFrom('outbox')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return { waiting: Number(count) };
  });
  metrics.gauge(
    'varda_last_backup_timestamp_seconds',
    'When the last backup was made or restored, if one ever was',
    'of',
    async () => {
      // A backup was made before its own line: restored, it has at best that of the day before, and all of it is in a backup.
      const lines = await Promise.all(
        [lastOf(db, 'back_up'), lastOf(db, 'restore_dump')].map((last) => last.execute()),
      );
      const last = Math.max(...lines.flat().map(({ at }) => Date.parse(at) / 1000));
      return Number.isFinite(last) ? { site: last } : {};
    },
  );
  if (!pools) return;
  metrics.gauge('varda_database_connections', 'Connections to PostgreSQL, and what waits for one', 'state', async () =>
    Object.fromEntries(
      Object.entries(pools).flatMap(([name, { totalCount, idleCount, waitingCount }]: [string, Pool]) => [
        [`${name} busy`, totalCount - idleCount],
        [`${name} idle`, idleCount],
        [`${name} waiting`, waitingCount],
      ]),
    ),
  );
}
