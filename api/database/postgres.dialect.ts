import { PostgresDialect } from 'kysely';
import pg from 'pg';
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
    readers: watched({ ...common, max: 10, connectionTimeoutMillis: 10_000, statement_timeout: 30_000 }),
    // A writer waits for a free connection as long as it may wait for a lock: an import before it takes some seconds.
    writers: watched({
      ...common,
      max: 10,
      connectionTimeoutMillis: 60_000,
      lock_timeout: 60_000,
      statement_timeout: 300_000,
    }),
  };
}

/** A connection may break at any time, idle or at work; whoever uses it gets an error. Without listeners the process would end. */
function watched(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
