import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { picture, productForm } from '../test/samples.ts';
import { engines } from '../test/test-app.ts';
import { dumpVersion } from './dump-format.ts';
import { makeDump } from './make-dump.ts';
import { hashesOf, quiet, TestSites } from './sites.fixture.ts';
import { stageDump } from './staged-dump.ts';

let sites: TestSites;
/** A dump of a full site and the hashes of what is in it; and one of the same site with another picture. */
let file: string;
let hashes: Record<string, string>;
let other: string;
before(async () => {
  sites = await TestSites.start();
  const site = await sites.openFull('sqlite');
  file = await sites.dump(site);
  hashes = await hashesOf(site);
  const { token } = await site.signIn('user');
  await site.send('POST /products', { token, form: productForm({ image: await picture(999, 9) }) });
  other = await sites.dump(site, 'other.tar');
});
after(() => sites.close());

for (const engine of engines)
  describe(`a restore on ${engine}`, () => {
    test('is refused where there is something, unless it may replace it', async () => {
      const app = await sites.open(engine);
      const { token } = await app.signIn('admin');
      const form = productForm({ image: await picture(345, 345) });
      const { body } = await app.send('POST /products', { token, form });
      await assert.rejects(
        sites.restore(file, app),
        /not empty \(users 2, pictures 1, media 1, products 1, versions 1, activity 1\).*--replace/,
      );
      assert.equal((await app.send(`GET ${body.image.slice(4)}`)).status, 200);

      await sites.restore(file, app, true);
      assert.deepEqual(await hashesOf(app), hashes);
      assert.equal((await app.send(`GET ${body.image.slice(4)}`)).status, 404);
      assert.equal((await app.send('GET /session', { token })).status, 401);
    });

    test('leaves what was released as it is: that stands on the hosts of this installation', async () => {
      const app = await sites.open(engine);
      const { token } = await app.signIn('admin');
      const build = { remote: 'public', version: '0123456789ab', contract: 1, integrity: `sha384-${'A'.repeat(64)}` };
      assert.equal((await app.send('POST /releases', { token, json: build })).status, 201);
      await app.send('PATCH /releases/public', { token, json: { live: build.version } });
      const { body: pipeline } = await app.send('POST /release-tokens', { token, json: { name: 'CI', remote: null } });
      const { body: registry } = await app.send('GET /registry');
      assert.equal(registry.remotes.find(({ name }: { name: string }) => name === 'public').live, build.version);

      await sites.restore(file, app, true);
      assert.deepEqual((await app.send('GET /registry')).body, registry);
      const tokens = await app.db.selectFrom('access_tokens').select('id').execute();
      assert.deepEqual(
        tokens.map(({ id }) => id),
        [pipeline._id],
      );
      // Its owner has no account in what was restored.
      assert.equal((await app.send('GET /releases', { token: pipeline.token })).status, 401);
    });

    test('shows in the next answer of an api that runs', async () => {
      const app = await sites.openEmpty(engine);
      assert.deepEqual((await app.send('GET /products/all')).body, []);
      await sites.restore(file, app);
      assert.equal((await app.send('GET /products/all')).body.length, 4);
    });

    test('that fails on its way leaves everything as it was', async () => {
      const app = await sites.openEmpty(engine, { ...sites.s3.variables, S3_PREFIX: `failing-${engine}` });
      await sites.restore(file, app);
      const { token } = await app.signIn('user');
      const before = await hashesOf(app);
      const isAsBefore = async () => {
        await app.services.pictures.tidy();
        assert.deepEqual(await hashesOf(app), before);
        assert.equal((await app.send('GET /session', { token })).status, 200);
      };

      let puts = 0;
      sites.s3.refuse = (method) => {
        if (method === 'PUT') puts += 1;
        return method === 'PUT' && puts > 3 ? 403 : undefined;
      };
      await assert.rejects(sites.restore(other, app, true), /answers 403/);
      sites.s3.refuse = () => undefined;
      await isAsBefore();

      // Refuses a row of the last table, when nearly everything has been written.
      await app.db.deleteFrom('demo_pictures').execute();
      await sql`create unique index odd on demo_pictures (file)`.execute(app.db);
      before.demo_pictures = (await hashesOf(app)).demo_pictures as string;
      await assert.rejects(sites.restore(other, app, true), /unique/i);
      await isAsBefore();
    });

    // Files of pictures know no engine.
    if (engine === 'postgres') return;

    test('[K-05] mends pictures that have lost files, or hold others; a dump works without them and lists them', async () => {
      const app = await sites.openEmpty(engine);
      await sites.restore(file, app);
      const { store } = app.services.pictures;
      const pictures = await app.db.selectFrom('pictures').select(['key', 'widths']).execute();
      const [first, second] = pictures.map(({ key, widths }) => ({ key, width: JSON.parse(widths)[0] as number }));
      assert.ok(first && second);
      const { key, width } = first;
      await rm(path.join(app.environment.DATA_DIR, 'pictures', key, `${width}.webp`));
      await writeFile(path.join(app.environment.DATA_DIR, 'pictures', second.key, `${second.width}.avif`), 'rotten');
      // [K-05] A dump of what is there, which names what is not; it can be restored.
      const lost = await makeDump({ db: app.db, store }, path.join(app.environment.DATA_DIR, 'lost.tar'), () => {});
      assert.deepEqual(lost.missing, [key]);
      const elsewhere = await sites.openEmpty(engine);
      await sites.restore(path.join(app.environment.DATA_DIR, 'lost.tar'), elsewhere);
      assert.deepEqual((await elsewhere.send('GET /health')).body.problems, ['pictures_missing']);
      await sites.restore(file, app, true);
      assert.ok(await store.read(key, `${width}.webp`));
      assert.deepEqual(await hashesOf(app), hashes);
    });
  });

describe('a dump', () => {
  test('that is cut, or has any byte changed, is refused or restores the same', async () => {
    const whole = await readFile(file);
    const broken = path.join(sites.folder, 'broken.tar');
    let refused = 0;
    const isRefused = async (bytes: Buffer) => {
      await writeFile(broken, bytes);
      const staged = await stageDump(broken, quiet).catch((error: Error) => {
        assert.match(error.message, /broken\.tar is damaged or not a dump: .+\.$/);
        refused += 1;
      });
      if (!staged) return true;
      await staged.discard();
      return false;
    };
    const head = whole.indexOf('dump.json');
    const content = whole.indexOf('{"format"');
    const last = whole.indexOf('{"parts"');
    for (const place of [head, content, content + 20, last + 12, ...spread(12, last)]) {
      const bytes = Buffer.from(whole);
      bytes[place] = (bytes[place] ?? 0) ^ 0x04;
      // What lies between the parts to fill them up means nothing.
      if (!(await isRefused(bytes))) assert.equal(whole[place], 0, `byte ${place} of ${whole.length}`);
    }
    assert.ok(refused > 12, `${refused}`);
    for (const length of [0, 1, 511, 512, content + 30, ...spread(4, last)])
      assert.ok(await isRefused(whole.subarray(0, length)), `cut at ${length} of ${whole.length}`);
    assert.ok(await isRefused(Buffer.from('not a dump'.repeat(1_000))));
  });

  test('of a newer program is refused', async () => {
    for (const change of [{ version: dumpVersion + 1 }, { migration: '999-of-the-future' }]) {
      const file = await sites.written('newer.tar', change, {});
      await assert.rejects(stageDump(file, quiet), /newer\.tar was made by a newer version/);
    }
  });

  test('of an older program is brought up to date', async () => {
    const rows = [{ row_id: 'a', row_table: 'products', file: 'products/a.webp' }];
    const file = await sites.written('older.tar', { migration: '002-catalogue' }, { demo_pictures: rows });
    const app = await sites.openEmpty('sqlite');
    await sites.restore(file, app);
    assert.deepEqual(
      (await app.db.selectFrom('demo_pictures').selectAll().execute()).map((row) => ({ ...row })),
      rows.map((row) => ({ ...row, place: 1 })),
    );
    // [E-07] What it knew nothing of is there without a restart.
    const { token } = await app.signIn('user');
    for (const [call, count] of [
      ['GET /site-content/hero', 6],
      ['GET /legal-pages', 2],
    ] as const)
      assert.equal((await app.send(call, { token })).body.length, count, call);
  });

  test('whose rows do not fit together is refused', async () => {
    const subcategory = {
      id: 's',
      category_id: 'none',
      path: 'p',
      label: 'l',
      name_en: 'n',
      name_mk: 'n',
      is_line: 1,
      position: 1,
    };
    for (const rows of [
      { shelves: [subcategory] },
      { nowhere: [{ id: 'a' }] },
      { categories: [{ id: 'a', unknown: 1 }] },
    ])
      await assert.rejects(
        stageDump(await sites.written('odd.tar', {}, rows), quiet),
        /odd\.tar is damaged .* does not fit/,
      );
  });
});

/** Places all over a file. */
function spread(many: number, end: number): number[] {
  return Array.from({ length: many }, (_, index) => Math.floor(((index + 0.37) * end) / many));
}
