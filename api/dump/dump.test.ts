import assert from 'node:assert/strict';
import disk, { symlinkSync } from 'node:fs';
import { lstat, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '../database/open-database.ts';
import { picture, productForm } from '../test/samples.ts';
import { engines, type TestApp } from '../test/test-app.ts';
import { allTables, dumpedTables } from './dumped-tables.ts';
import { makeDump } from './make-dump.ts';
import { hashesOf, quiet, TestSites } from './sites.fixture.ts';

let sites: TestSites;
let site: TestApp;
before(async () => {
  sites = await TestSites.start();
  site = await sites.openFull('sqlite');
});
after(() => sites.close());

test('each table is dumped, or named as one that is not', async () => {
  const tables = (await site.db.introspection.getTables()).map(({ name }) => name);
  assert.deepEqual(tables.toSorted(), [...allTables, 'rate_limits'].toSorted());
  for (const { name } of dumpedTables) {
    const rows = await sql`select 1 from ${sql.table(name)}`.execute(site.db);
    assert.notEqual(rows.rows.length, 0, `${name} has no rows in this test`);
  }
});

test('everything goes from SQLite and files to PostgreSQL and S3 and back, hash by hash', {
  skip: engines.includes('postgres') ? false : (process.env.TEST_DATABASE_MISSING ?? 'without PostgreSQL'),
}, async () => {
  const before = await hashesOf(site);
  const first = await sites.dump(site);
  assert.equal((await stat(first)).mode & 0o777, 0o600);

  const there = await sites.openEmpty('postgres', sites.s3.variables);
  await sites.restore(first, there);
  assert.deepEqual(await hashesOf(there), before);

  const back = await sites.openEmpty('sqlite');
  await sites.restore(await sites.dump(there, 'back.tar'), back);
  assert.deepEqual(await hashesOf(back), before);
  const { body } = await back.send('GET /products/all');
  assert.equal((await back.send(`GET ${body[0].image.slice(4)}`)).status, 200);
});

test('a dump of nothing is refused, and an older file of its name stays', async () => {
  const app = await sites.openEmpty('sqlite');
  await writeFile(path.join(sites.folder, 'kept.tar'), 'older');
  await assert.rejects(sites.dump(app, 'kept.tar'), /nothing to dump.*DATA_DIR/);
  assert.equal(await readFile(path.join(sites.folder, 'kept.tar'), 'utf8'), 'older');
});

test('[O-07] a dump onto a full disk is refused, and nothing of it stays', async (context) => {
  const { createWriteStream } = disk;
  context.mock.method(disk, 'createWriteStream', (...[file, options]: Parameters<typeof createWriteStream>) => {
    symlinkSync('/dev/full', file);
    return createWriteStream(file, options);
  });
  syncBuiltinESMExports();
  try {
    await assert.rejects(sites.dump(site, 'full.tar'), { code: 'ENOSPC' });
  } finally {
    context.mock.restoreAll();
    syncBuiltinESMExports();
  }
  assert.deepEqual(
    (await readdir(sites.folder)).filter((name) => name.startsWith('full.tar')),
    [],
  );
});

test('[O-07] two dumps into one file that overlap are whole, the last one stays, and what killed ones have left goes', async () => {
  const file = path.join(sites.folder, 'twice.tar');
  const killed = `${file}.0198.unfinished`;
  await writeFile(killed, 'killed');
  await utimes(killed, 0, 0);
  const { store } = site.services.pictures;
  const halfway = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const held = Object.assign(Object.create(store) as typeof store, {
    read: async (key: string, name: string) => {
      halfway.resolve();
      await goOn.promise;
      return store.read(key, name);
    },
  });
  const first = makeDump({ db: site.db, store: held }, file, quiet);
  await halfway.promise;
  await makeDump({ db: site.db, store }, file, quiet);
  const whole = async () => {
    const copy = await sites.openEmpty('sqlite');
    await sites.restore(file, copy);
    assert.deepEqual(await hashesOf(copy), await hashesOf(site));
  };
  await whole();
  goOn.resolve();
  await first;
  await whole();
  assert.deepEqual(
    (await readdir(sites.folder)).filter((name) => name.startsWith('twice.tar')),
    ['twice.tar'],
  );
});

test('[O-07] a dump replaces the file that a link leads to, and neither a device nor a folder', async () => {
  const place = (name: string) => path.join(sites.folder, name);
  await symlink('/dev/null', place('device.tar'));
  for (const name of ['device.tar', '.']) await assert.rejects(sites.dump(site, name), /is no file: name one to write/);
  assert.ok((await lstat(place('device.tar'))).isSymbolicLink());
  await writeFile(place('target.tar'), 'older');
  await symlink('target.tar', place('link.tar'));
  await sites.dump(site, 'link.tar');
  assert.ok((await lstat(place('link.tar'))).isSymbolicLink());
  assert.ok((await stat(place('target.tar'))).size > 10_000);
});

test('a dump that is made while staff work is whole', async () => {
  const app = await sites.openEmpty('sqlite');
  const { token } = await app.signIn('user');
  const ids: string[] = [];
  for (let index = 0; index < 12; index += 1) {
    const form = productForm({ image: await picture(320 + index, 320) });
    ids.push((await app.send('POST /products', { token, form })).body._id);
  }
  const { db } = await openDatabase({ folder: app.environment.DATA_DIR, url: undefined });
  const file = path.join(sites.folder, 'busy.tar');
  const { store } = app.services.pictures;
  const slow = Object.assign(Object.create(store) as typeof store, {
    read: async (key: string, name: string) => {
      await setTimeout(5);
      return store.read(key, name);
    },
  });
  const dumping = makeDump({ db, store: slow }, file, quiet);
  for (const id of ids.toReversed()) await app.send(`DELETE /products/${id}`, { token });
  await app.send('POST /products', { token, form: productForm({ image: await picture(350, 320) }) });
  await dumping;
  await db.destroy();
  const copy = await sites.openEmpty('sqlite');
  await sites.restore(file, copy);
  const { body } = await copy.send('GET /products/all');
  for (const { image } of body) assert.equal((await copy.send(`GET ${image.slice(4)}`)).status, 200);
});
