import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { SplitDriver } from './split-driver.ts';

/** How long a write waits for another process that writes, in milliseconds. */
const longestWait = 60_000;
/** Between its tries. The thread is free meanwhile: SQLite's own timeout would hold up everybody. */
const shortestPause = 2;
const longestPause = 50;

/** For what is done once and for what no other process holds up long: opening, and reading while a file is checkpointed. */
const ownTimeout = 10_000;

/** Kysely's SQLite dialect over Node's own SQLite: one connection that writes, one that reads, one for each snapshot. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #file: string;

  constructor(file: string) {
    super({ database: async () => openFile(file) });
    this.#file = file;
  }

  override createDriver() {
    const file = this.#file;
    return new SplitDriver({
      readers: new SqliteDriver({ database: async () => openFile(file, { readOnly: true }) }),
      snapshots: new SnapshotDriver(file),
      writers: new WriterDriver({ database: async () => openFile(file) }),
    });
  }

  override createAdapter() {
    return new SplitSqliteAdapter();
  }
}

/**
 * The one connection that writes, for one transaction or statement at a time. It takes the write lock at the start of a
 * transaction: a deferred one that reads before it writes fails at once with SQLITE_BUSY_SNAPSHOT, however long it would
 * wait, when another process has written in between.
 */
class WriterDriver extends SqliteDriver {
  #turn: Promise<void> = Promise.resolve();
  readonly #ends = new WeakMap<DatabaseConnection, () => void>();

  override async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#turn = promise;
    await before;
    try {
      const connection = new PatientConnection(await super.acquireConnection());
      this.#ends.set(connection, resolve);
      return connection;
    } catch (error) {
      resolve();
      throw error;
    }
  }

  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection) this.#ends.get(connection)?.();
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** SQLite itself rolls back when the disk is full or fails; a second rollback would hide that error behind its own. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!/no transaction is active/.test((error as Error).message)) throw error;
    }
  }
}

/** Tries again what another process's write lock has kept from running: it has changed nothing. */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async executeQuery<R>(query: CompiledQuery) {
    const deadline = performance.now() + longestWait;
    for (let pause = shortestPause; ; pause = Math.min(longestPause, pause * 2)) {
      try {
        return await this.#connection.executeQuery<R>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw error;
        await setTimeout(pause);
      }
    }
  }

  streamQuery<R>(query: CompiledQuery) {
    return this.#connection.streamQuery<R>(query, 1);
  }
}

const isBusy = (error: unknown) => /database (table )?is locked/.test((error as Error).message);

/** A connection for each transaction that only reads: it sees one moment, and others go on. */
class SnapshotDriver extends SqliteDriver {
  readonly #file: string;
  readonly #drivers = new WeakMap<DatabaseConnection, SqliteDriver>();

  constructor(file: string) {
    super({ database: async () => openFile(file, { readOnly: true }) });
    this.#file = file;
  }

  override async init() {}

  override async acquireConnection() {
    const driver = new SqliteDriver({ database: async () => openFile(this.#file, { readOnly: true }) });
    await driver.init();
    const connection = await driver.acquireConnection();
    this.#drivers.set(connection, driver);
    return connection;
  }

  override async releaseConnection(connection?: DatabaseConnection) {
    if (connection) await this.#drivers.get(connection)?.destroy();
  }

  override async destroy() {}
}

/** SQLite changes tables within transactions; Kysely assumes the contrary and would leave half a migration behind. */
class SplitSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }

  override get supportsTransactionalDdl() {
    return true;
  }
}

function openFile(file: string, { readOnly = false } = {}): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: ownTimeout, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory');
  database.exec(readOnly ? 'pragma query_only = on' : 'pragma busy_timeout = 0');
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = statementOf(database, sql);
      if (prepared.size >= 500) prepared.clear();
      prepared.set(sql, statement);
      return statement;
    },
  };
}

function statementOf(database: DatabaseSync, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
