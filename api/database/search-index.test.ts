import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { openTestApp } from '../test/test-app.ts';

const missing = process.env.TEST_DATABASE_URL ? false : (process.env.TEST_DATABASE_MISSING ?? 'no TEST_DATABASE_URL');

test('[S-03] on PostgreSQL words inside long lists are found through an index', { skip: missing }, async () => {
  const app = await openTestApp('postgres');
  const plan = await app.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    return (await sql<{ 'QUERY PLAN': string }>`explain select id from products where search like '%lek%'`.execute(tx))
      .rows;
  });
  assert.match(plan.map((row) => row['QUERY PLAN']).join('\n'), /products_search/);
  await app.close();
});

test('[S-02] while the database is away calls are answered with 503', { skip: missing }, async () => {
  const app = await openTestApp('postgres');
  const { token } = await app.signIn('user');
  const name = app.environment.DATABASE_URL?.split('/').at(-1) ?? '';
  const { Client } = (await import('pg')).default;
  const elsewhere = new Client({ connectionString: process.env.TEST_DATABASE_URL });
  await elsewhere.connect();
  await elsewhere.query(`alter database ${name} allow_connections false`);
  await elsewhere.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  const { status, body } = await app.send('GET /users', { token });
  assert.deepEqual([status, body.code], [503, 'unavailable']);
  await elsewhere.query(`alter database ${name} allow_connections true`);
  await elsewhere.end();
  assert.equal((await app.send('GET /users', { token })).status, 200);
  await app.close();
});
