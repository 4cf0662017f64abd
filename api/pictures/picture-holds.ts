import type pg from 'pg';

/**
 * Keeps pictures that are on their way from being removed. A hold ends with the process that has it, however that ends, so
 * that whoever tidies up afterwards finds what was left behind.
 */
export interface PictureHolds {
  /** Holds a picture until the answered function is called. Many may hold the same one. */
  hold(key: string): Promise<() => Promise<void>>;
  /**
   * Works on the files of a picture that nobody holds, and lets nobody hold it until it is done; does nothing if somebody does. No transaction
   * is open meanwhile: a storage that hangs would hold up everybody who writes.
   */
  whileFree(key: string, work: () => Promise<void>): Promise<void>;
}

export function pictureHolds(pool: pg.Pool | null): PictureHolds {
  return pool ? new PostgresHolds(pool) : new ProcessHolds();
}

/** Holds of this process, the only one on SQLite. */
class ProcessHolds implements PictureHolds {
  readonly #counts = new Map<string, number>();
  readonly #works = new Map<string, Promise<void>>();

  async hold(key: string) {
    await this.#untilDone(key);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    return async () => {
      const left = (this.#counts.get(key) ?? 0) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
  }

  async whileFree(key: string, work: () => Promise<void>) {
    await this.#untilDone(key);
    if (this.#counts.has(key)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#works.set(key, promise);
    try {
      await work();
    } finally {
      this.#works.delete(key);
      resolve();
    }
  }

  async #untilDone(key: string): Promise<void> {
    while (this.#works.has(key)) await this.#works.get(key);
  }
}

/** The connection whose end is the end of all holds that were taken on it. */
interface Line {
  client: Promise<pg.PoolClient>;
  /** The query before the next one: a connection takes one at a time. */
  turn: Promise<unknown>;
  holds: number;
  broken: boolean;
  onError: () => void;
}

/**
 * Holds of all processes, as advisory locks of one connection per process, which is taken only while there are any. Those of one connection
 * do not exclude each other: within the process its own holds do.
 */
class PostgresHolds implements PictureHolds {
  readonly #pool: pg.Pool;
  readonly #own = new ProcessHolds();
  #line: Line | null = null;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async hold(key: string) {
    const releaseOwn = await this.#own.hold(key);
    const unlock = await this.#lock(key, 'pg_advisory_lock_shared', 'pg_advisory_unlock_shared').catch(
      async (error) => {
        await releaseOwn();
        throw error;
      },
    );
    return async () => {
      await unlock?.();
      await releaseOwn();
    };
  }

  whileFree(key: string, work: () => Promise<void>) {
    return this.#own.whileFree(key, async () => {
      const unlock = await this.#lock(key, 'pg_try_advisory_lock', 'pg_advisory_unlock');
      if (!unlock) return;
      try {
        await work();
      } finally {
        await unlock();
      }
    });
  }

  /** @returns what ends the lock; null where others have it */
  async #lock(key: string, lock: string, unlock: string): Promise<(() => Promise<void>) | null> {
    this.#line ??= this.#open();
    const line = this.#line;
    line.holds += 1;
    try {
      const isLocked = await this.#query(line, lock, key);
      if (isLocked === false) {
        await this.#leave(line);
        return null;
      }
    } catch (error) {
      await this.#leave(line);
      throw error;
    }
    return async () => {
      // Where the connection has broken, the lock is gone with it.
      await this.#query(line, unlock, key).catch(() => {});
      await this.#leave(line);
    };
  }

  /** @returns what the function of PostgreSQL does */
  async #query(line: Line, name: string, key: string): Promise<unknown> {
    const query = `select ${name}(hashtextextended($1, 0)) as answer`;
    const answered = line.turn.then(async () => (await line.client).query(query, [`varda/picture/${key}`]));
    line.turn = answered.catch(() => this.#abandon(line));
    return (await answered).rows[0]?.answer;
  }

  #open(): Line {
    const line: Line = {
      client: this.#pool.connect(),
      turn: Promise.resolve(),
      holds: 0,
      broken: false,
      onError: () => this.#abandon(line),
    };
    void line.client.then(
      (client) => client.on('error', line.onError),
      () => {},
    );
    return line;
  }

  #abandon(line: Line): void {
    line.broken = true;
    if (this.#line === line) this.#line = null;
  }

  async #leave(line: Line): Promise<void> {
    line.holds -= 1;
    if (line.holds > 0) return;
    if (this.#line === line) this.#line = null;
    const client = await line.client.catch(() => null);
    client?.off('error', line.onError);
    client?.release(line.broken);
  }
}
