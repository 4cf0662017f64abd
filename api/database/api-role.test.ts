import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { pino } from 'pino';
import { readEnvironment } from '../environment.ts';
import { openServices } from '../services.ts';
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
  const asRole = ({ url }: TestDatabase, username = role) =>
    Object.assign(new URL(url), { username, password: 'of its own' }).href;
  const migrate = (one: TestDatabase, url = asRole(one), owner = one.url) =>
    migrateSite(
      readEnvironment({
        DATA_DIR: folder,
        DATABASE_URL: url,
        DATABASE_OWNER_URL: owner,
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
    for (const one of [role, `${role}_new`, `${role}_owner`, `${role}_by_hand`])
      await ask(process.env.TEST_DATABASE_URL ?? '', `drop role if exists ${one}`);
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

  test('[O-08] it waits too while nobody has made its role, which one that migrates itself does not', async () => {
    const url = asRole(empty, `${role}_new`);
    const waiting = Promise.withResolvers<Error>();
    await assert.rejects(openDatabase({ folder, url, waiting: waiting.resolve }), { code: /^28/ });
    const opening = openDatabase({ folder, url, migrates: false, waiting: waiting.resolve });
    assert.match((await waiting.promise).message, /_new"/);
    await migrate(empty, url);
    await (await opening).db.destroy();
  });

  test('[O-08] a role made by hand, without rights or with some, is named, with what it lacks and the command that gives it', async () => {
    const byHand = `${role}_by_hand`;
    const url = asRole(database, byHand);
    const start = () =>
      openServices(readEnvironment({ DATA_DIR: folder, DATABASE_URL: url }), pino({ level: 'silent' }));
    const lacks = (what: string) => ({
      message: new RegExp(
        `^the role ${byHand} lacks rights in the database .*${what}.*\\. Run .npm run migrate -w api`,
      ),
    });
    await ask(database.url, `create role ${byHand} login password 'of its own'`);
    await assert.rejects(start, lacks('permission denied for table kysely_migration'));
    await ask(database.url, `grant select on all tables in schema public to ${byHand}`);
    await ask(database.url, `grant update on kysely_migration_lock to ${byHand}`);
    await assert.rejects(start, lacks('no right to read and write .*products'));
    const waiting = Promise.withResolvers<Error>();
    const opening = openDatabase({ folder, url, migrates: false, waiting: waiting.resolve });
    assert.match((await waiting.promise).message, /products/);
    await migrate(database, url);
    await (await opening).db.destroy();
  });

  test('[O-08] what a later migration makes can be read and written by the api at once', async () => {
    await ask(database.url, 'create table later (id serial primary key)');
    await ask(asRole(database), 'insert into later default values');
    await ask(database.url, 'drop table later');
  });

  test('[O-08] a role that owns the tables and is the api’s too keeps its rights; the log says what it may not do', async () => {
    const owner = `${role}_owner`;
    const one = await createDatabase();
    try {
      await ask(one.url, `create role ${owner} login password 'of its own'; grant all on schema public to ${owner}`);
      const url = asRole(one, owner);
      assert.match((await migrate(one, url, url)) ?? '', /permission denied to create extension "pg_trgm"/);
      await ask(url, 'update kysely_migration set timestamp = timestamp');
    } finally {
      await one.drop();
    }
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
