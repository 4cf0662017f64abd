import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { leafletUrl } from '@varda/contract/leaflet-url';
import { openServices } from '../services.ts';
import { forgetHistory } from '../test/forget-history.ts';
import { type S3Server, startS3Server } from '../test/s3-server.ts';
import { pdf, picture, productForm } from '../test/samples.ts';
import { firstAdmin, onEachEngine, openTestApp } from '../test/test-app.ts';
import { addClaim, unusedKeys } from './pictures.repository.ts';

let server: S3Server;
before(async () => {
  server = await startS3Server();
});
after(() => server.close());
afterEach(() => {
  server.refuse = () => undefined;
});

onEachEngine(
  (app) => {
    let token: string;
    let admin: string;
    before(async () => {
      token = (await app().signIn('user')).token;
      admin = (await app().signIn('admin')).token;
    });
    const deleteForGood = async (key: string) => {
      await app().send(`DELETE /media/${key}`, { token });
      return app().send(`DELETE /trash/media/${key}`, { token: admin });
    };
    const upload = async (image: Buffer) => app().send('POST /products', { token, form: productForm({ image }) });
    const storedKeys = async () => {
      const keys: string[] = [];
      for await (const key of app().services.pictures.store.keys()) keys.push(key);
      return keys;
    };
    const rows = async (table: 'products' | 'pictures') =>
      (await app().db.selectFrom(table).selectAll().execute()).length;

    test('[S-06] a picture is kept in S3, served from there, and removed with its last product', async () => {
      const { status, body } = await upload(await picture(700, 500));
      assert.equal(status, 201);
      for (const width of [320, 700])
        for (const format of ['avif', 'webp'])
          assert.equal((await app().send(`GET /pictures/${body.picture.key}/${width}.${format}`)).status, 200);
      assert.deepEqual(await storedKeys(), [body.picture.key]);
      await app().send(`DELETE /products/${body._id}`, { token });
      assert.deepEqual(await storedKeys(), [body.picture.key]);
      await forgetHistory(app());
      assert.deepEqual(await storedKeys(), []);
      assert.equal((await app().send(`GET /pictures/${body.picture.key}/320.webp`)).status, 404);
    });

    test('[B-05] [S-06] a leaflet is kept in S3, saved from there, and removed with its last product', async () => {
      const before = await storedKeys();
      const file = pdf('in S3');
      const { body } = await app().send('POST /products', { token, form: productForm({ leafletEn: file }) });
      const address = `GET ${leafletUrl(body.leaflets.en, body.name.en).slice('/api'.length)}` as const;
      const { status, headers, bytes } = await app().send(address);
      assert.deepEqual([status, headers['content-disposition']], [200, 'attachment']);
      assert.deepEqual(bytes, file);
      assert.deepEqual(await storedKeys(), [...before, body.leaflets.en.key]);
      server.refuse = () => 403;
      assert.equal((await app().send(address)).status, 503);
      server.refuse = () => undefined;
      await app().send(`DELETE /products/${body._id}`, { token });
      await forgetHistory(app());
      assert.deepEqual(await storedKeys(), before);
      assert.equal((await app().send(address)).status, 404);
    });

    test('an upload of which S3 refuses one file is refused as a whole, and nothing of it stays', async () => {
      const before = [await rows('products'), await rows('pictures'), await storedKeys()];
      server.refuse = (method, path) => (method === 'PUT' && path.endsWith('701.avif') ? 403 : undefined);
      const { status, body } = await upload(await picture(701, 500));
      assert.deepEqual([status, body.code], [503, 'unavailable']);
      assert.deepEqual([await rows('products'), await rows('pictures'), await storedKeys()], before);
    });

    test('what S3 could not remove because it was away is removed once it is back', async () => {
      const { body } = await upload(await picture(702, 500));
      await app().send(`DELETE /products/${body._id}`, { token });
      server.refuse = () => 403;
      const part = await upload(await picture(703, 500));
      assert.equal(part.status, 503);
      const deleted = await app().send(`DELETE /trash/products/${body._id}`, { token: admin });
      assert.deepEqual([deleted.status, deleted.body], [200, { done: true }]);
      assert.equal(await rows('products'), 0);
      // Of those `tidy` removes any number, of files without a row a few.
      assert.ok((await unusedKeys(app().db)).includes(body.picture.key));
      const shown = await app().send(`GET /pictures/${body.picture.key}/320.webp`);
      assert.deepEqual([shown.status, shown.headers['cache-control']], [503, 'no-store']);
      server.refuse = () => undefined;
      await app().services.pictures.tidy();
      assert.deepEqual([await rows('pictures'), await storedKeys()], [0, []]);
    });

    test('[S-06] a picture of which S3 refuses to delete a file is removed, and put back whole where the database has it again', async () => {
      const { db } = app();
      const { key } = (await app().send('POST /media', { token, form: { image: await picture(40, 30) } })).body;
      const row = await db.selectFrom('pictures').selectAll().where('key', '=', key).executeTakeFirstOrThrow();
      server.refuse = (method, path) => (method === 'DELETE' && path.endsWith(`/${key}/40.avif`) ? 403 : undefined);
      assert.equal((await deleteForGood(key)).status, 200);
      assert.equal((await app().send(`GET /media/${key}`, { token })).status, 404);
      assert.deepEqual(await storedKeys(), [key]);
      server.refuse = () => undefined;
      await app().services.pictures.tidy();
      assert.deepEqual(await storedKeys(), []);

      await db.insertInto('pictures').values(row).execute();
      await addClaim(db, key, 60_000);
      await app().services.pictures.tidy();
      for (const format of ['avif', 'webp'])
        assert.equal((await app().send(`GET /pictures/${key}/40.${format}`)).status, 200, format);
      await db.deleteFrom('picture_claims').execute();
      await app().services.pictures.tidy();
    });

    test('[K-03] [S-06] while S3 hangs, deletions of pictures hold up nobody else who writes', async () => {
      const { db } = app();
      const keys = await Promise.all(
        Array.from({ length: 12 }, async (_, width) => {
          const image = await picture(50 + width, 30);
          const { key } = (await app().send('POST /media', { token, form: { image } })).body;
          await app().send(`DELETE /media/${key}`, { token });
          return key as string;
        }),
      );
      let hanging = 0;
      const allHang = Promise.withResolvers<void>();
      const answers = Promise.withResolvers<undefined>();
      server.refuse = () => {
        hanging += 1;
        if (hanging === keys.length) allHang.resolve();
        return answers.promise;
      };
      let answered = 0;
      const deletions = keys.map(async (key) => {
        const { status } = await app().send(`DELETE /trash/media/${key}`, { token: admin });
        answered += 1;
        return status;
      });
      await allHang.promise;
      const { status } = await app().send('POST /login', { json: firstAdmin });
      assert.deepEqual([status, answered], [200, 0]);
      assert.deepEqual(await db.selectFrom('pictures').select('key').where('key', 'in', keys).execute(), []);
      answers.resolve(undefined);
      assert.deepEqual(
        await Promise.all(deletions),
        keys.map(() => 200),
      );
      assert.deepEqual(await storedKeys(), []);
    });

    test('[K-03] [S-06] a picture that comes again while its files are being removed has them', async () => {
      const image = await picture(80, 30);
      const { key } = (await app().send('POST /media', { token, form: { image } })).body;
      const removing = Promise.withResolvers<void>();
      const answers = Promise.withResolvers<undefined>();
      server.refuse = () => {
        removing.resolve();
        return answers.promise;
      };
      const deletion = deleteForGood(key);
      await removing.promise;
      const again = app().send('POST /media', { token, form: { image } });
      answers.resolve(undefined);
      assert.deepEqual([(await deletion).status, (await again).status], [200, 201]);
      assert.equal((await app().send(`GET /pictures/${key}/80.webp`)).status, 200);
      await deleteForGood(key);
    });

    test('[S-06] a picture that S3 refuses to remove keeps no other from being removed', async () => {
      const keys: string[] = [];
      for (const width of [90, 91]) {
        const { body } = await app().send('POST /media', { token, form: { image: await picture(width, 30) } });
        keys.push(body.key);
      }
      const [refused = ''] = keys.toSorted();
      server.refuse = (_, path) => (path.includes(refused) ? 403 : undefined);
      await app().db.deleteFrom('media').where('id', 'in', keys).execute();
      await app().services.pictures.tidy();
      assert.deepEqual(await storedKeys(), [refused]);
      server.refuse = () => undefined;
      await app().services.pictures.tidy();
      assert.deepEqual(await storedKeys(), []);
    });

    test('[S-10] the api is not ready while S3 is away', async () => {
      const health = async () => (await app().send('GET /health')).body;
      assert.deepEqual(await health(), { live: true, ready: true, problems: [] });
      const asked: string[] = [];
      server.refuse = (_, path) => {
        asked.push(path);
        return 403;
      };
      assert.deepEqual(await health(), { live: true, ready: false, problems: ['storage_unavailable'] });
      // One that hangs would be waited for each time.
      assert.equal(asked.length, 1);
    });
  },
  (engine) => ({ ...server.variables, S3_PREFIX: engine }),
);

test('[K-02] [S-10] an api starts while S3 is away, with all but its pictures, and takes them in once it is back', async () => {
  server.refuse = () => 503;
  const started = await openTestApp('sqlite', { ...server.variables, S3_PREFIX: 'late', DEMO_CONTENT: 'on' });
  try {
    assert.equal((await started.send('GET /products/all')).status, 200);
    assert.deepEqual((await started.send('GET /health')).body.problems, ['storage_unavailable']);
    server.refuse = () => undefined;
    const { token } = await started.signIn('user');
    const { status } = await started.send('POST /media', { token, form: { image: await picture(9, 7) } });
    assert.equal(status, 201);
    assert.deepEqual((await started.send('GET /health')).body.problems, []);
    // Set up wrongly, it would never have any.
    const environment = { ...started.environment, S3_BUCKET: 'nowhere' };
    await assert.rejects(openServices(environment, started.services.log), /NoSuchBucket/);
  } finally {
    await started.close();
  }
});
