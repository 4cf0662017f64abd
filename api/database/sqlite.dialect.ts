import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';

/** How long a statement waits for another process that writes, in milliseconds. */
const patience = 10_000;

/** Kysely's SQLite dialect over Node's own SQLite. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(file: string) {
    const config = { database: async () => openFile(file) };
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/**
 * Takes the write lock at the start of a transaction that may write. A deferred one that reads before it writes fails at once with
 * SQLITE_BUSY_SNAPSHOT, however long the timeout is, when another process has written in between.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings) {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(begin));
  }
}

/** SQLite changes tables within transactions; Kysely assumes the contrary and would leave half a migration behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

function openFile(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: patience, enableForeignKeyConstraints: true });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory');
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
