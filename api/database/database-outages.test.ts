import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { describe, test } from 'node:test';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { productForm } from '../test/samples.ts';
import { openTestApp } from '../test/test-app.ts';
import { isPassing } from './database-errors.ts';
import { openPools, SplitPostgresDialect } from './postgres.dialect.ts';

const skip = process.env.TEST_DATABASE_URL ? false : (process.env.TEST_DATABASE_MISSING ?? 'no PostgreSQL');

/** A way to a database that can fall silent: connections that are open by then stay so, and nothing comes by them any more. */
async function openProxy(database: string) {
  const url = new URL(database);
  const { port, hostname } = url;
  const open = new Set<[Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    open.add([near, far]);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => {});
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const silence = () => {
    for (const [near, far] of open) {
      near.unpipe();
      far.unpipe();
      far.destroy();
    }
  };
  const close = () => {
    for (const pair of open) for (const socket of pair) socket.destroy();
    server.close();
  };
  return { url: url.href, silence, close };
}

describe('PostgreSQL', { skip }, () => {
  test('[K-02] a connection that is killed while it is used ends no process; the call gets 503 with Retry-After', async () => {
    const app = await openTestApp('postgres');
    const name = new URL(app.environment.DATABASE_URL ?? '').pathname.slice(1);
    const { token } = await app.signIn('user');
    assert.equal((await app.send('POST /products', { token, form: productForm() })).status, 201);
    const cached = await app.send('GET /products/all');
    const elsewhere = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
    await elsewhere.connect();
    const kill = () =>
      elsewhere.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);

    for (let round = 0; round < 15; round += 1) {
      const using = app.db.transaction().execute(async (tx) => {
        await sql`select pg_advisory_xact_lock(1)`.execute(tx);
        await kill();
        // The end of the connection comes as an event, not as the answer to a statement.
        await setTimeout(5);
        await sql`select 1`.execute(tx);
      });
      await assert.rejects(using);
    }
    await elsewhere.query(`alter database ${name} allow_connections false`);
    await kill();
    const { status, body, headers } = await app.send('GET /users', { token });
    assert.deepEqual([status, body.code, headers['retry-after']], [503, 'unavailable', '2']);
    const read = await app.send('GET /products/all');
    assert.deepEqual([read.status, read.headers.etag], [200, cached.headers.etag], 'reads go on from the cache');
    assert.equal((await app.send('GET /health')).status, 503);
    assert.equal((await app.app.inject('/health')).statusCode, 200, 'a proxy goes on sending');
    await elsewhere.query(`alter database ${name} allow_connections true`);
    await elsewhere.end();
    assert.equal((await app.send('GET /users', { token })).status, 200);
    await app.close();
  });

  test('[K-02] a statement on a connection that is lost without a word ends, with its transaction, and so does the connection', async (context) => {
    const { url, silence, close } = await openProxy(process.env.TEST_DATABASE_URL ?? '');
    const pools = openPools(url);
    const db = new Kysely<unknown>({ dialect: new SplitPostgresDialect(pools) });
    try {
      const read = async () => (await sql<{ three: number }>`select 3 as three`.execute(db)).rows[0]?.three;
      assert.equal(await read(), 3);
      const begun = Promise.withResolvers<void>();
      const lost = Promise.withResolvers<void>();
      const writing = db.transaction().execute(async (tx) => {
        await sql`select 1`.execute(tx);
        begun.resolve();
        await lost.promise;
        await sql`select 2`.execute(tx);
      });
      await begun.promise;
      // Leaves a second connection, open and idle: one that is opened after the silence is answered.
      await pools.writers.query('select 3');
      context.mock.timers.enable({ apis: ['setTimeout'] });
      silence();
      lost.resolve();
      const calls = [read(), writing, pools.writers.query('select 4')];
      const errors: Error[] = [];
      for (const call of calls) call.catch((error: Error) => errors.push(error));
      const deadline = performance.now() + 60_000;
      while (errors.length < calls.length && performance.now() < deadline) {
        context.mock.timers.tick(1_000);
        await setImmediate();
      }
      assert.deepEqual(errors.map(isPassing), [true, true, true]);
      context.mock.timers.reset();
      assert.equal(await read(), 3);
      assert.equal(await db.transaction().execute(read), 3);
      assert.deepEqual([pools.readers.totalCount, pools.writers.totalCount], [1, 1]);
    } finally {
      close();
      await db.destroy();
    }
  });

  test('[K-03] readers do not wait while more writers than there are connections wait for a lock', async () => {
    const app = await openTestApp('postgres');
    const { token } = await app.signIn('user');
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const writer = app.db.transaction().execute(async (tx) => {
      await sql`lock table history in exclusive mode`.execute(tx);
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    const text = { en: '<p>founded</p>', mk: '<p>основана</p>' };
    const waiting = Array.from({ length: 15 }, () => app.send('POST /history', { token, json: { text } }));
    await setTimeout(200);
    assert.equal((await app.send('GET /history')).status, 200);
    assert.equal((await app.send('GET /products/all')).status, 200);
    held.resolve();
    await writer;
    assert.deepEqual(new Set((await Promise.all(waiting)).map(({ status }) => status)), new Set([201]));
    await app.close();
  });
});

test('[S-10] health is answered within seconds while the database does not answer', async (context) => {
  const app = await openTestApp('sqlite');
  context.after(() => app.close());
  const executor = app.db.getExecutor();
  context.mock.method(executor, 'executeQuery', () => new Promise(() => {}));
  const { status, body } = await app.send('GET /health');
  assert.deepEqual([status, body.problems], [503, ['database_unavailable']]);
  context.mock.restoreAll();
  assert.equal((await app.send('GET /health')).status, 200);
});

test('[K-03] SQLite: while another process writes, reads are answered at once and a write waits for it, however long', async () => {
  const app = await openTestApp('sqlite');
  const { token } = await app.signIn('user');
  const file = path.join(app.environment.DATA_DIR, 'varda.sqlite');
  // Holds the write lock until its input ends.
  const script = `
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(${JSON.stringify(file)});
    database.exec('begin immediate');
    console.log('locked');
    process.stdin.on('end', () => { database.exec('commit'); }).resume();`;
  const other = spawn(process.execPath, ['--no-warnings', '-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');
  const text = { en: '<p>founded</p>', mk: '<p>основана</p>' };
  let isWritten = false;
  const writing = app.send('POST /history', { token, json: { text } }).then((answer) => {
    isWritten = true;
    return answer;
  });
  for (let round = 0; round < 50; round += 1) assert.equal((await app.send('GET /history?search=x')).status, 200);
  assert.equal(isWritten, false);
  other.stdin.end();
  assert.equal((await writing).status, 201);
  assert.equal((await app.send('GET /history')).body.length, 1);
  await app.close();
});
