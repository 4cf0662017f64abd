import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { readEnvironment } from '../environment.ts';
import { productForm } from '../test/samples.ts';
import { engines, firstAdmin, openTestApp } from '../test/test-app.ts';
import { createDatabase, type TestDatabase } from '../test/test-database.ts';
import { migrateSite } from './migrate-site.ts';
import { OlderTables } from './migrations/migrate.ts';
import { openDatabase } from './open-database.ts';

describe('a role of its own for the api', {
  skip: engines.includes('postgres') ? false : process.env.TEST_DATABASE_MISSING,
}, () => {
  const role = `api_${process.pid}`;
  let folder: string;
  let database: TestDatabase;
  let empty: TestDatabase;
  const asRole = ({ url }: TestDatabase) =>
    Object.assign(new URL(url), { username: role, password: 'of its own' }).href;
  const migrate = (one: TestDatabase) =>
    migrateSite(
      readEnvironment({
        DATA_DIR: folder,
        DATABASE_URL: asRole(one),
        DATABASE_OWNER_URL: one.url,
        ADMIN_EMAIL: firstAdmin.email,
        ADMIN_PASSWORD: firstAdmin.password,
      }),
    );
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'varda-role-'));
    [database, empty] = await Promise.all([createDatabase(), createDatabase()]);
    await migrate(database);
    // As with every upgrade.
    await migrate(database);
  });
  after(async () => {
    await Promise.all([database.drop(), empty.drop()]);
    await ask(process.env.TEST_DATABASE_URL ?? '', `drop role ${role}`);
    await rm(folder, { recursive: true });
  });

  test('[O-08] an api that does not migrate waits for `migrate`', async () => {
    const url = asRole(empty);
    await assert.rejects(openDatabase({ folder, url, migrates: false }), OlderTables);
    const waiting = Promise.withResolvers<Error>();
    const opening = openDatabase({ folder, url, migrates: false, waiting: waiting.resolve });
    assert.ok((await waiting.promise) instanceof OlderTables);
    await migrate(empty);
    await (await opening).db.destroy();
  });

  test('[O-08] the api does all its work as a role that may read and write rows and nothing else', async () => {
    const app = await openTestApp('postgres', {
      DATABASE_URL: asRole(database),
      MIGRATE_AT_START: 'off',
      ADMIN_PASSWORD: '',
    });
    try {
      const login = await app.send('POST /login', { json: firstAdmin });
      assert.equal(login.status, 200, 'the first admin is made by `migrate`');
      const { token } = login.body;
      const { status, body } = await app.send('POST /products', { token, form: productForm({}) });
      assert.equal(status, 201);
      assert.equal((await app.send(`DELETE /products/${body._id}`, { token })).status, 200);
      assert.equal((await app.send('GET /products/all')).status, 200);
    } finally {
      await app.close();
    }
    for (const statement of [
      'create table mine (id int)',
      'drop table products',
      'alter table products add column mine int',
      'truncate products',
      'create role friend',
      "insert into kysely_migration values ('999', '')",
      'select * from pg_authid',
    ])
      await assert.rejects(ask(asRole(database), statement), { code: '42501' }, statement);
  });
});

async function ask(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
