import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { picture, productForm } from '../test/samples.ts';
import { engines, openTestApp, type TestApp } from '../test/test-app.ts';
import { openPictureStore } from './open-picture-store.ts';
import { PictureLibrary } from './picture-library.ts';

/** Two processes on one PostgreSQL and one store: the app, and one that tidies up. */
const suite = { skip: engines.includes('postgres') ? false : (process.env.TEST_DATABASE_MISSING ?? 'no PostgreSQL') };
let app: TestApp;
let other: OpenDatabase;
let tidying: PictureLibrary;

before(async () => {
  if (suite.skip !== false) return;
  app = await openTestApp('postgres');
  const { environment, services } = app;
  other = await openDatabase({ folder: environment.DATA_DIR, url: environment.DATABASE_URL });
  tidying = new PictureLibrary({
    ...other,
    store: openPictureStore(environment),
    log: services.log,
    trashDays: 30,
    uploadDays: 1,
  });
});
after(async () => {
  await other?.db.destroy();
  await app?.close();
});

const isThere = async (key: string) => Boolean(await app.services.pictures.store.read(key, '320.webp'));
const show = async (picture: string) => {
  const { id } = await app.db.selectFrom('dosage').select('id').executeTakeFirstOrThrow();
  await app.db.updateTable('dosage').set({ picture }).where('id', '=', id).execute();
};

test('a picture that one process takes in is not tidied up by another one', suite, async () => {
  const form = { name: { en: 'a', mk: 'a' }, text: { en: '<p>a</p>', mk: '<p>a</p>' }, image: await picture(320, 9) };
  assert.equal((await app.send('POST /dosage', { token: (await app.signIn('user')).token, form })).status, 201);
  await app.services.pictures.using(await picture(320, 10), async (key) => {
    await tidying.tidy();
    await tidying.removeUnused([key]);
    assert.ok(await isThere(key));
    await show(key);
  });
  await tidying.tidy();
  const [shown, ...rest] = await app.db.selectFrom('pictures').select('key').execute();
  assert.ok(shown && (await isThere(shown.key)));
  // The one that was shown before is gone.
  assert.deepEqual(rest, []);
});

test('once the process has lost its connection, its picture is tidied up and no row can show it', suite, async () => {
  let taken = '';
  const using = app.services.pictures.using(await picture(320, 11), async (key) => {
    taken = key;
    await sql`
      select pg_terminate_backend(pid, 60000) from pg_locks
      where locktype = 'advisory' and mode = 'ShareLock'
        and database = (select oid from pg_database where datname = current_database())
    `.execute(other.db);
    await tidying.tidy();
    assert.ok(!(await isThere(key)));
    await show(key);
  });
  await assert.rejects(using, /foreign key constraint/);
  assert.deepEqual(await app.db.selectFrom('pictures').select('key').where('key', '=', taken).execute(), []);

  const form = productForm({ image: await picture(320, 12) });
  assert.equal((await app.send('POST /products', { token: (await app.signIn('user')).token, form })).status, 201);
});
