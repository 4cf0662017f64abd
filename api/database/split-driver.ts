import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  RawNode,
  SelectQueryNode,
  type TransactionSettings,
} from 'kysely';

/** Where statements go by what they do. */
interface Connections {
  /** Single statements that only read. */
  readers: Driver;
  /** Transactions that only read: each sees one moment. */
  snapshots: Driver;
  /** All else. */
  writers: Driver;
}

/** Reads have connections of their own, so that they never wait behind a write that waits for its turn. */
export class SplitDriver implements Driver {
  readonly #connections: Connections;
  readonly #drivers: ReadonlySet<Driver>;

  constructor(connections: Connections) {
    this.#connections = connections;
    this.#drivers = new Set(Object.values(connections));
  }

  async init(): Promise<void> {
    // One after the other: the first one of SQLite makes the file.
    for (const driver of [this.#connections.writers, ...this.#drivers]) await driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SplitConnection(this.#connections);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const { snapshots, writers } = this.#connections;
    const split = connection as SplitConnection;
    const { driver, held } = await split.hold(settings.accessMode === 'read only' ? snapshots : writers);
    await driver.beginTransaction(held, settings);
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const { driver, held } = (connection as SplitConnection).transaction;
    await driver.commitTransaction(held);
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const { driver, held } = (connection as SplitConnection).transaction;
    await driver.rollbackTransaction(held);
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return (connection as SplitConnection).release();
  }

  async destroy(): Promise<void> {
    for (const driver of this.#drivers) await driver.destroy();
  }
}

interface Held {
  driver: Driver;
  held: DatabaseConnection;
}

/** What a statement or a transaction runs on: the connection behind it is taken when it is known which kind is needed. */
class SplitConnection implements DatabaseConnection {
  readonly #connections: Connections;
  #held: Held | null = null;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  get transaction(): Held {
    if (!this.#held) throw new Error('No transaction has begun on this connection');
    return this.#held;
  }

  async hold(driver: Driver): Promise<Held> {
    this.#held = { driver, held: await driver.acquireConnection() };
    return this.#held;
  }

  async release(): Promise<void> {
    const held = this.#held;
    this.#held = null;
    await held?.driver.releaseConnection(held.held);
  }

  async executeQuery<R>(query: CompiledQuery) {
    if (this.#held) return this.#held.held.executeQuery<R>(query);
    const driver = isRead(query) ? this.#connections.readers : this.#connections.writers;
    const connection = await driver.acquireConnection();
    try {
      return await connection.executeQuery<R>(query);
    } finally {
      await driver.releaseConnection(connection);
    }
  }

  // biome-ignore lint/correctness/useYield: nothing is streamed
  async *streamQuery<R>(): AsyncIterableIterator<{ rows: R[] }> {
    throw new Error('Queries are not streamed: read page by page');
  }
}

function isRead({ query, sql }: CompiledQuery): boolean {
  if (SelectQueryNode.is(query)) return !query.endModifiers?.length;
  return RawNode.is(query) && /^\s*select\b/i.test(sql);
}
