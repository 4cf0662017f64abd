import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { isUnanswered } from './database-errors.ts';
import { SplitDriver } from './split-driver.ts';

/** The connections to PostgreSQL of one process. */
export interface Pools {
  readers: pg.Pool;
  /** Also for what holds a connection or counts. */
  writers: pg.Pool;
}

/** Reads and writes have a pool each: writers that wait for a lock take no connection away from readers. */
export class SplitPostgresDialect extends PostgresDialect {
  readonly #pools: Pools;

  constructor(pools: Pools) {
    super({ pool: pools.writers });
    this.#pools = pools;
  }

  override createDriver() {
    const readers = new PostgresDialect({ pool: this.#pools.readers }).createDriver();
    return new SplitDriver({ readers, snapshots: readers, writers: super.createDriver() });
  }
}

export function openPools(connectionString: string): Pools {
  const common = { connectionString, application_name: 'varda-api', keepAlive: true };
  return {
    readers: watched({ ...common, max: 10, connectionTimeoutMillis: 10_000, ...limitedTo(30_000) }),
    // A writer waits for a free connection as long as it may wait for a lock: an import before it takes some seconds.
    writers: watched({
      ...common,
      max: 10,
      connectionTimeoutMillis: 60_000,
      lock_timeout: 60_000,
      ...limitedTo(300_000),
    }),
  };
}

/**
 * How long a statement may take, in milliseconds. The server ends one that takes longer; where it has gone without closing its connections,
 * as a host that is lost or a firewall that forgets them, nobody answers, and the system waits for a quarter of an hour.
 */
function limitedTo(ms: number): pg.PoolConfig {
  return { statement_timeout: ms, query_timeout: ms + 10_000 };
}

/** A connection may break at any time, idle or at work; whoever uses it gets an error. Without listeners the process would end. */
function watched(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    endUnanswered(client);
  });
  return pool;
}

/** After `query_timeout` pg gives up the statement and keeps its connection, on which the next one would wait behind it. */
function endUnanswered(client: pg.PoolClient): void {
  // With a callback, as the pool calls it, nothing is returned; the pool drops the connection by itself then.
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown> | undefined;
  const endingQuery = (...args: unknown[]) => {
    const answer = query(...args);
    answer?.catch((error: Error) => {
      if (isUnanswered(error)) void client.end();
    });
    return answer;
  };
  client.query = endingQuery as typeof client.query;
}
