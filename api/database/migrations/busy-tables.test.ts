import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { Kysely } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { readEnvironment } from '../../environment.ts';
import { openServices } from '../../services.ts';
import { variablesOf } from '../../test/test-app.ts';
import { createDatabase } from '../../test/test-database.ts';
import { migrateSite } from '../migrate-site.ts';
import { openPools, SplitPostgresDialect } from '../postgres.dialect.ts';
import { migrateTo } from './migrate.ts';

const skip = process.env.TEST_DATABASE_URL ? false : (process.env.TEST_DATABASE_MISSING ?? 'no PostgreSQL');

/** Of the migration before one that alters products. */
const older = '070-identities';

for (const [who, start] of [
  [
    'by `migrate`',
    async (variables: NodeJS.ProcessEnv, waits: (message: string) => void) => {
      await migrateSite(readEnvironment(variables), ({ message }) => waits(message));
    },
  ],
  [
    'by a start of the api',
    async (variables: NodeJS.ProcessEnv, waits: (message: string) => void) => {
      const log = pino({ level: 'warn' }, { write: (line: string) => waits(JSON.parse(line).message) });
      await (await openServices(readEnvironment({ ...variables, DEMO_CONTENT: 'off' }), log)).close();
    },
  ],
] as const)
  test(`[O-02] while a backup reads them, tables that are brought up to date ${who} are read on, and changed after it`, {
    skip,
  }, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'varda-busy-'));
    const database = await createDatabase();
    const pools = openPools(database.url);
    const db = new Kysely<unknown>({ dialect: new SplitPostgresDialect(pools) });
    const columns = async () => (await pools.readers.query('select * from products limit 0')).fields.length;
    const snapshot = new pg.Client({ connectionString: database.url });
    let migrating: Promise<void> | undefined;
    try {
      await snapshot.connect();
      await migrateTo(db, older);
      const before = await columns();
      // As that of a backup: it has read products, and reads on.
      await snapshot.query('begin isolation level repeatable read read only; select count(*) from products');
      const waits = Promise.withResolvers<string>();
      migrating = start(variablesOf(folder, database), waits.resolve);
      await Promise.race([untilProductsAreWaitedFor(), migrating]);
      assert.equal(await columns(), before, 'a reader is answered before the backup is done');
      assert.match(await waits.promise, /the tables are in use, as by a backup/);
      await snapshot.query('commit');
      await migrating;
      assert.ok((await columns()) > before);
    } finally {
      await snapshot.end();
      await Promise.allSettled([migrating]);
      await db.destroy();
      await database.drop();
      await rm(folder, { recursive: true });
    }

    async function untilProductsAreWaitedFor() {
      const waiting = `select 1 from pg_locks where not granted and relation = 'products'::regclass`;
      while ((await pools.writers.query(waiting)).rows.length === 0);
    }
  });
