import assert from 'node:assert/strict';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, type TestContext, test } from 'node:test';
import { type S3Server, startS3Server } from '../test/s3-server.ts';
import { picture, productForm } from '../test/samples.ts';
import { type Engine, engines, onEachEngine, openTestApp, type TestApp } from '../test/test-app.ts';
import { addPicture } from './pictures.repository.ts';
import { storageId } from './storage-identity.ts';

let server: S3Server;
before(async () => {
  server = await startS3Server();
});
after(() => server.close());

const stored = async (app: Pick<TestApp, 'services'>) => {
  const keys: string[] = [];
  for await (const key of app.services.pictures.store.keys()) keys.push(key);
  return keys;
};
const trashed = async (app: TestApp) => {
  const keys: string[] = [];
  for await (const { key } of app.services.pictures.store.trashed()) keys.push(key);
  return keys;
};
async function addProducts(app: TestApp, count: number): Promise<void> {
  const { token } = await app.signIn('user');
  for (let width = 320; width < 320 + count; width += 1) {
    const form = productForm({ image: await picture(width, 16) });
    assert.equal((await app.send('POST /products', { token, form })).status, 201);
  }
}

/** An empty database beside the pictures of another one, as after a wrong DATABASE_URL or a lost file. */
async function openBeside(
  context: TestContext,
  app: TestApp,
  engine: Engine,
  variables: Record<string, string>,
): Promise<TestApp> {
  const folder = await mkdtemp(path.join(tmpdir(), 'varda-beside-'));
  context.after(() => rm(folder, { recursive: true, force: true }));
  await symlink(path.join(app.environment.DATA_DIR, 'pictures'), path.join(folder, 'pictures'));
  return openTestApp(engine, { ...variables, DATA_DIR: folder });
}

for (const engine of engines)
  for (const [kind, variablesOf] of [
    ['files', () => ({})],
    ['S3', () => ({ ...server.variables, S3_PREFIX: engine })],
  ] as const) {
    test(`[K-01] ${engine}, ${kind}: a start with another database removes no picture, says so, and adopts them on demand`, async (context) => {
      const variables = variablesOf();
      const app = await openTestApp(engine, variables);
      await addProducts(app, 3);
      const before = await stored(app);
      const other = await openBeside(context, app, engine, variables);
      other.services.afterStart();
      await other.services.pictures.tidy();
      assert.deepEqual(await stored(app), before);
      const health = await other.send('GET /health');
      assert.deepEqual(health.body, { live: true, ready: true, problems: ['pictures_of_another_database'] });

      await other.services.pictures.adopt(await storageId(other.db));
      assert.deepEqual([await stored(app), (await trashed(app)).toSorted()], [[], before.toSorted()]);
      assert.deepEqual((await other.send('GET /health')).body.problems, []);
      // The database that they are from takes them back.
      await app.services.pictures.adopt(await storageId(app.db));
      assert.deepEqual([(await stored(app)).toSorted(), await trashed(app)], [before.toSorted(), []]);
      await other.close();
      await app.close();
    });
  }

onEachEngine((app) => {
  const key = (index: number) => index.toString(16).padStart(32, '0');
  const files = [{ name: '320.webp', bytes: Buffer.from('a picture') }];

  test('[K-01] more than a small share of the pictures is not removed, and health says so', async () => {
    const { pictures } = app().services;
    for (let index = 0; index < 30; index += 1) await pictures.store.put(key(index), files);
    await pictures.tidy();
    assert.equal((await stored(app())).length, 30);
    assert.deepEqual((await app().send('GET /health')).body.problems, ['too_many_unknown_pictures']);
    await pictures.tidy({ any: true });
    assert.deepEqual([(await stored(app())).length, (await trashed(app())).length], [0, 30]);
    assert.deepEqual((await app().send('GET /health')).body.problems, []);
  });

  test('[K-01] a picture in the trash is deleted when it has lain there for 30 days', async (context) => {
    const { pictures } = app().services;
    await pictures.tidy();
    assert.equal((await trashed(app())).length, 30);
    const moment = Date.now();
    context.mock.timers.enable({ apis: ['Date'], now: moment + 29 * 24 * 60 * 60_000 });
    await pictures.tidy();
    assert.equal((await trashed(app())).length, 30);
    context.mock.timers.setTime(moment + 31 * 24 * 60 * 60_000);
    await pictures.tidy();
    assert.equal((await trashed(app())).length, 0);
  });

  test('[K-05] pictures of the database that no row shows are removed, however many there are', async () => {
    const { pictures } = app().services;
    const before = (await stored(app())).length;
    for (let index = 100; index < 130; index += 1) {
      const picture = { key: key(index), width: 320, height: 200, widths: [320], placeholder: '' };
      await addPicture(app().db, picture);
      await pictures.store.put(picture.key, files);
    }
    await pictures.tidy();
    assert.equal((await stored(app())).length, before);
    assert.deepEqual((await app().send('GET /health')).body.problems, []);
  });
});
