import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { before, test } from 'node:test';
import { sql } from 'kysely';
import { picture, productForm } from '../test/samples.ts';
import { engines, onEachEngine, openTestApp } from '../test/test-app.ts';

const failure = (code: string) => Object.assign(new Error(`${code}: the disk refuses`), { code });

onEachEngine((app) => {
  let token: string;
  before(async () => {
    token = (await app().signIn('user')).token;
  });

  for (const [code, status, said] of [
    ['ENOSPC', 507, 'storage_full'],
    ['EROFS', 503, 'unavailable'],
  ] as const)
    test(`[K-05] an upload that meets ${code} is refused with ${status} in both languages, and nothing is half done`, async (context) => {
      const { store } = app().services.pictures;
      context.mock.method(store, 'put', async () => {
        throw failure(code);
      });
      context.mock.method(store, 'check', async () => {
        throw failure(code);
      });
      for (const language of ['en', 'mk']) {
        const form = productForm({ image: await picture(330, 20) });
        const answer = await app().send('POST /products', { token, form, headers: { 'accept-language': language } });
        assert.deepEqual(
          [answer.status, answer.body.code, answer.headers['content-language']],
          [status, said, language],
        );
      }
      for (const table of ['products', 'pictures'] as const)
        assert.equal((await app().db.selectFrom(table).selectAll().execute()).length, 0);
      const { status: health, body } = await app().send('GET /health');
      assert.deepEqual([health, body.problems], [503, [code === 'ENOSPC' ? 'storage_full' : 'storage_read_only']]);
    });

  test('[K-05] when the folder of the pictures is removed, health says so and uploads go on', async () => {
    const form = async (seed: number) => productForm({ image: await picture(340, seed) });
    assert.equal((await app().send('POST /products', { token, form: await form(20) })).status, 201);
    await rm(path.join(app().environment.DATA_DIR, 'pictures'), { recursive: true });
    assert.deepEqual((await app().send('GET /health')).body.problems, ['pictures_missing']);
    assert.equal((await app().send('POST /products', { token, form: await form(24) })).status, 201);
  });
});

test('[K-05] SQLite on a full disk answers 507 to a save and goes on reading; afterwards it saves again', async (context) => {
  const app = await openTestApp('sqlite');
  context.after(() => app.close());
  const { token } = await app.signIn('user');
  // The real limit of the engine stands for that of the disk: the same error, at the same place.
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(app.db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(app.db);
  const text = { en: `<p>${'a'.repeat(90_000)}</p>`, mk: '<p>а</p>' };
  const { status, body } = await app.send('POST /history', { token, json: { text } });
  assert.deepEqual([status, body.code], [507, 'storage_full']);
  assert.deepEqual((await app.send('GET /history')).body, []);
  await sql`pragma max_page_count = 1000000`.execute(app.db);
  assert.equal((await app.send('POST /history', { token, json: { text } })).status, 201);
});

test('[K-05] PostgreSQL on a full disk answers 507 to a save and goes on reading; afterwards it saves again', {
  skip: !engines.includes('postgres') && 'no PostgreSQL',
}, async (context) => {
  const app = await openTestApp('postgres');
  context.after(() => app.close());
  const { token } = await app.signIn('user');
  // The engine itself raises the code that it has for a disk without room.
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(
    app.db,
  );
  await sql`create trigger refuse before insert on history for each row execute function refuse()`.execute(app.db);
  const json = { text: { en: '<p>a</p>', mk: '<p>а</p>' } };
  for (const language of ['en', 'mk']) {
    const headers = { 'accept-language': language };
    const { status, body, headers: sent } = await app.send('POST /history', { token, json, headers });
    assert.deepEqual([status, body.code, sent['content-language']], [507, 'storage_full', language]);
  }
  assert.deepEqual((await app.send('GET /history')).body, []);
  await sql`drop trigger refuse on history`.execute(app.db);
  assert.equal((await app.send('POST /history', { token, json })).status, 201);
});
