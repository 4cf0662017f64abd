import { sql } from 'kysely';
import type pg from 'pg';
import type { Db } from '../database/open-database.ts';

/**
 * Keeps pictures that are on their way from being removed. A hold ends with the process that has it, however that ends, so
 * that whoever tidies up afterwards finds what was left behind.
 */
export interface PictureHolds {
  /** Holds a picture until the answered function is called. Many may hold the same one. */
  hold(key: string): Promise<() => Promise<void>>;
  /** Whether nobody holds a picture; until the end of the transaction nobody puts it either. */
  isFree(tx: Db, key: string): Promise<boolean>;
}

export function pictureHolds(pool: pg.Pool | null): PictureHolds {
  return pool ? new PostgresHolds(pool) : new ProcessHolds();
}

/**
 * Holds of this process, the only one on SQLite. Whoever takes one while a transaction removes the picture writes the
 * picture's row next, and that waits for the transaction.
 */
class ProcessHolds implements PictureHolds {
  readonly #counts = new Map<string, number>();

  async hold(key: string) {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    return async () => {
      const left = (this.#counts.get(key) ?? 0) - 1;
      if (left > 0) this.#counts.set(key, left);
      else this.#counts.delete(key);
    };
  }

  async isFree(_: Db, key: string) {
    return !this.#counts.has(key);
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

/** Holds of all processes, as advisory locks of one connection per process, which is taken only while there are any. */
class PostgresHolds implements PictureHolds {
  readonly #pool: pg.Pool;
  #line: Line | null = null;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async hold(key: string) {
    this.#line ??= this.#open();
    const line = this.#line;
    line.holds += 1;
    try {
      await this.#query(line, 'select pg_advisory_lock_shared(hashtextextended($1, 0))', key);
    } catch (error) {
      await this.#leave(line);
      throw error;
    }
    return async () => {
      // Where the connection has broken, the lock is gone with it.
      await this.#query(line, 'select pg_advisory_unlock_shared(hashtextextended($1, 0))', key).catch(() => {});
      await this.#leave(line);
    };
  }

  async isFree(tx: Db, key: string) {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended(${lockName(key)}, 0)) as free
    `.execute(tx);
    return rows[0]?.free === true;
  }

  async #query(line: Line, text: string, key: string): Promise<void> {
    const answered = line.turn.then(async () => (await line.client).query(text, [lockName(key)]));
    line.turn = answered.catch(() => this.#abandon(line));
    await answered;
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

const lockName = (key: string) => `varda/picture/${key}`;
