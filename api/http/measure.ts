import type { Metrics } from '@varda/server/metrics';
import type { Pool } from 'pg';
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
      const last = await db
        .selectFrom('activity')
        .select('at')
        // A backup was made before its own line: restored, it has at best that of the day before, and all of it is in a backup.
        .where('action', 'in', ['back_up', 'restore_dump'])
        .orderBy('at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return last ? { site: Date.parse(last.at) / 1000 } : {};
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
