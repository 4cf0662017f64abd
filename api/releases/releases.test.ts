import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { releasesOffered } from '@varda/contract/bounds';
import { proofCookie } from '@varda/contract/cookie-names';
import type { RemoteReleases } from '@varda/contract/releases';
// biome-ignore lint/style/noRestrictedImports: where a rollback leads by what the api tells is what is tested
import { liveBefore } from '@varda/platform/federation/release-history';
import { makeProof, proofLeft, siteHeader } from '@varda/server/staff-proof';
import Fastify from 'fastify';
import { newId, now } from '../database/ids.ts';
import { type Answer, onEachEngine, type TestApp } from '../test/test-app.ts';
import { readDeployedRemotes } from './deployed-remotes.ts';
import { KnownRemotes } from './known-remotes.ts';
import { countVisits, noteVisits } from './watch.repository.ts';

const siteSecret = 'a secret of the tests, which is long enough';
const asShell = { headers: { [siteHeader]: siteSecret } };

const version = (digit: string) => digit.repeat(12);
const integrity = (letter: string) => `sha384-${letter.repeat(64)}`;
const build = (digit: string, remote = 'public') => ({
  remote,
  version: version(digit),
  contract: 1,
  integrity: integrity(digit),
});

onEachEngine(
  (app) => {
    const publish = (token: string, digit: string, remote = 'public') =>
      app().send('POST /releases', { token, json: build(digit, remote) });
    const point = (token: string, change: object, remote = 'public') =>
      app().send(`PATCH /releases/${remote}`, { token, json: change });

    test('[F-02] without a release the registry names the hosts, with the paths that they have', async () => {
      const { body, headers } = await app().send('GET /registry');
      assert.deepEqual(
        body.remotes.map((remote: { name: string }) => remote.name),
        ['public', 'admin-content', 'admin-products', 'admin-users'],
      );
      assert.equal(body.remotes[0].url, 'http://localhost:1');
      assert.equal(headers['cache-control'], 'no-cache');
    });

    test('[F-02] a release is served once the pointer is moved, and not before', async () => {
      const { token } = await app().signIn('admin');
      assert.equal((await publish(token, 'a')).status, 201);
      assert.equal((await inRegistry(app())).live, null);
      assert.equal((await point(token, { live: version('a') })).status, 200);
      const { live, releases } = await inRegistry(app());
      assert.deepEqual([live, releases[live]], [version('a'), integrity('a')]);
    });

    test('[K-06] a move of the pointer that comes again with its key does not undo a later one', async () => {
      const { token } = await app().signIn('admin');
      for (const digit of ['7', '8']) await publish(token, digit, 'admin-products');
      const move = { token, json: { live: version('7') }, headers: { 'idempotency-key': 'a-move-of-the-pointer' } };
      const first = await app().send('PATCH /releases/admin-products', move);
      await point(token, { live: version('8') }, 'admin-products');
      assert.deepEqual((await app().send('PATCH /releases/admin-products', move)).body, first.body);
      const { body } = await app().send('GET /releases', { token });
      assert.equal(body.find((remote: { name: string }) => remote.name === 'admin-products').live, version('8'));
    });

    test('[F-02] the history says who did what, and tells a rollback from a release', async () => {
      const { token } = await app().signIn('admin');
      for (const digit of ['b', 'c']) {
        await publish(token, digit, 'admin-users');
        await point(token, { live: version(digit) }, 'admin-users');
      }
      await point(token, { canary: { version: version('b'), share: 10, staff: true } }, 'admin-users');
      await point(token, { live: version('b') }, 'admin-users');
      await point(token, { enabled: false }, 'admin-users');
      const { body } = await app().send('GET /releases', { token });
      const users = body.find((remote: { name: string }) => remote.name === 'admin-users');
      assert.deepEqual(
        users.events.map(({ action }: { action: string }) => action),
        ['disabled', 'rolled_back', 'canary', 'live', 'published', 'live', 'published'],
      );
      assert.ok(users.events.every(({ by }: { by: string }) => by === 'A admin'));
      assert.deepEqual([users.live, users.canary, users.enabled], [version('b'), null, false]);
    });

    /** More than is told. */
    const publishedOften = async (remote: string) => {
      const published = { remote, action: 'published', version: version('0'), by: 'A pipeline', by_id: null } as const;
      const many = Array.from({ length: 60 }, () => ({ ...published, id: newId(), at: now() }));
      await app().db.insertInto('release_events').values(many).execute();
    };

    test('[F-02] the version before is known, however much has been published since', async () => {
      const { token } = await app().signIn('admin');
      for (const digit of ['8', '9']) {
        await publish(token, digit, 'admin-users');
        await point(token, { live: version(digit) }, 'admin-users');
        await publishedOften('admin-users');
      }
      const { body } = await app().send('GET /releases', { token });
      const { events } = body.find((remote: { name: string }) => remote.name === 'admin-users');
      assert.equal(liveBefore({ events }), version('8'));
      const ids = events.map(({ _id }: { _id: string }) => _id);
      assert.deepEqual(ids, [...new Set(ids)].toSorted().toReversed());
    });

    test('[F-02] publishing the same build again changes nothing; another build under its version is refused', async () => {
      const { token } = await app().signIn('admin');
      await publish(token, 'd');
      assert.equal((await publish(token, 'd')).status, 201);
      const { status } = await app().send('POST /releases', {
        token,
        json: { ...build('d'), integrity: integrity('e') },
      });
      assert.equal(status, 409);
      const { body } = await app().send('GET /releases', { token });
      const ofVersion = body[0].releases.filter((release: { version: string }) => release.version === version('d'));
      assert.equal(ofVersion.length, 1);
    });

    test('[F-02] eight pipelines that publish the same build at once leave one release', async () => {
      const { token } = await app().signIn('admin');
      const answers = await Promise.all(Array.from({ length: 8 }, () => publish(token, 'f', 'admin-content')));
      assert.ok(answers.every(({ status }) => status === 201));
      const { body } = await app().send('GET /releases', { token });
      assert.equal(body[1].releases.length, 1);
      assert.equal(body[1].events.length, 1);
    });

    for (const [what, change, field] of [
      ['a version that nobody has published', { live: version('9') }, 'live'],
      ['a canary of such a version', { canary: { version: version('9'), share: 5, staff: false } }, 'canary.version'],
      ['what is no version', { live: '../../etc' }, 'live'],
      ['more visitors than there are', { canary: { version: version('a'), share: 101, staff: false } }, 'canary.share'],
    ] as const)
      test(`[F-02] a pointer to ${what} is refused with the field named`, async () => {
        const { token } = await app().signIn('admin');
        const { status, body } = await point(token, change);
        assert.equal(status, 422);
        assert.ok(body.fields[field], JSON.stringify(body));
      });

    test('[F-02] a pointer to a misspelled version is answered as one to a version that nobody has published', async () => {
      const { token } = await app().signIn('admin');
      const canary = { version: 'nosuchversion', share: 5, staff: false };
      const { body } = await point(token, { live: 'nosuchversion', canary });
      const { body: ofNone } = await point(token, { live: version('9') });
      const text = ofNone.fields.live;
      assert.equal(text, 'This version has not been published.');
      assert.deepEqual(body.fields, { live: text, 'canary.version': text });
    });

    test('[F-02] the registry has what is live and the newest releases, however many there have been', async () => {
      const { token } = await app().signIn('admin');
      const versions = Array.from({ length: releasesOffered + 5 }, (_, n) => `${1000 + n}`.padStart(12, '0'));
      for (const [n, one] of versions.entries()) {
        await app().send('POST /releases', { token, json: { ...build('a', 'admin-products'), version: one } });
        if (n === 1) await point(token, { live: one }, 'admin-products');
      }
      const { body } = await app().send('GET /registry', asShell);
      const { releases } = body.remotes.find((remote: { name: string }) => remote.name === 'admin-products');
      assert.deepEqual(Object.keys(releases), [...versions.slice(-releasesOffered).toReversed(), versions[1]]);
    });

    test('[F-02] of a remote that there is not there can be no release', async () => {
      const { token } = await app().signIn('admin');
      assert.equal((await publish(token, 'a', 'blog')).status, 404);
      assert.equal((await point(token, { enabled: false }, 'blog')).status, 404);
    });

    test('[I-04] versions that visitors are not served are named to the shell’s server alone', async () => {
      const { token } = await app().signIn('admin');
      for (const digit of ['a', 'b', 'c']) await publish(token, digit);
      const named = async (sending = {}) => {
        const { body, headers } = await app().send('GET /registry', sending);
        const [{ canary, releases }] = body.remotes;
        return [Object.keys(releases).toSorted(), canary?.version ?? null, headers['cache-control']];
      };
      await point(token, { live: version('a'), canary: { version: version('b'), share: 0, staff: true } });
      assert.deepEqual(await named(), [[version('a')], null, 'no-cache']);
      assert.deepEqual(await named({ headers: { [siteHeader]: 'x'.repeat(40) } }), [[version('a')], null, 'no-cache']);
      const [all, canary, caching] = await named(asShell);
      assert.deepEqual([canary, caching], [version('b'), 'no-store']);
      for (const digit of ['a', 'b', 'c']) assert.ok(all.includes(version(digit)));
      await point(token, { canary: { version: version('b'), share: 5, staff: true } });
      assert.deepEqual(await named(), [[version('a'), version('b')], version('b'), 'no-cache']);
      await point(token, { live: null, canary: null });
    });

    test('[I-04] [K-12] a browser with a session gets a proof that no script sees, which is renewed in time and taken at logout', async () => {
      const { token } = await app().signIn('user');
      const first = cookieOf(await app().send('GET /session', { token }));
      assert.ok(proofLeft(siteSecret, first?.proof) > 0);
      assert.match(first?.attributes ?? '', /^path=\/; max-age=3600; httponly; samesite=lax$/);
      const cookie = (proof = '') => ({ token, headers: { cookie: `lang=mk; ${proofCookie}=${proof}` } });
      assert.equal(cookieOf(await app().send('GET /session', cookie(first?.proof))), null);
      const old = makeProof(siteSecret, Date.now() - 31 * 60_000);
      assert.ok(proofLeft(siteSecret, cookieOf(await app().send('GET /session', cookie(old)))?.proof) > 3_500);
      const onTls = { token, headers: { 'x-forwarded-proto': 'https' } };
      const overTls = (await app().send('GET /session', onTls)).headers['set-cookie'];
      assert.match(
        String(overTls),
        /^__Host-staff-proof=[^;]+; path=\/; max-age=3600; httponly; samesite=lax; secure$/,
      );
      const byNeighbour = { ...onTls.headers, cookie: `${proofCookie}=${makeProof(siteSecret)}` };
      assert.ok(
        cookieOf(await app().send('GET /session', { token, headers: byNeighbour })),
        'a bare name is no proof then',
      );
      assert.deepEqual(cookieOf(await app().send('POST /logout', { token }))?.proof, '');
      assert.equal(cookieOf(await app().send('GET /session', { token })), null);
    });

    describe('a remote that is added', () => {
      const blog = { name: 'blog', url: 'https://blog.example/', mounts: ['/blog', '/news'], owner: 'Team Blog' };
      const add = async (change: object = {}) => {
        const { token } = await app().signIn('admin');
        return app().send('POST /remotes', { token, json: { ...blog, ...change } });
      };
      const inDocument = async (name: string) => {
        const { body } = await app().send('GET /registry');
        return body.remotes.find((remote: { name: string }) => remote.name === name);
      };

      test('[F-01] [I-08] is in the registry at once, can be released, and is taken out again with its releases', async () => {
        const added = await add();
        assert.equal(added.status, 201);
        assert.deepEqual(
          [added.body.owner, added.body.url, added.body.live],
          ['Team Blog', 'https://blog.example', null],
        );
        const { url, mounts, owner } = await inDocument('blog');
        assert.deepEqual([url, mounts, owner], ['https://blog.example', ['/blog', '/news'], undefined]);

        const { token } = await app().signIn('admin');
        const json = { name: 'Pipeline', remote: 'blog' };
        const pipeline = (await app().send('POST /release-tokens', { token, json })).body.token;
        assert.equal((await publish(pipeline, '5', 'blog')).status, 201);
        assert.equal((await point(token, { live: version('5') }, 'blog')).body.live, version('5'));
        await noteVisits(app().db, [{ remote: 'blog', version: version('5'), failed: true }], 'a network');
        assert.equal((await app().send('DELETE /remotes/blog', { token })).status, 200);
        assert.equal(await inDocument('blog'), undefined);
        assert.equal((await app().send('DELETE /remotes/blog', { token })).status, 404);

        assert.deepEqual((await add()).body.releases, [], 'another one of this name begins anew');
        assert.deepEqual(await countVisits(app().db, 'blog', version('5')), { failed: 0, fine: 0 });
        assert.equal((await publish(pipeline, '5', 'blog')).status, 401, 'whose team has no token yet');
        const history = async (): Promise<RemoteReleases> => {
          const { body } = await app().send('GET /releases', { token });
          return body.find((remote: { name: string }) => remote.name === 'blog');
        };
        const actions = (await history()).events.slice(0, 2).map(({ action }) => action);
        assert.deepEqual(actions, ['added', 'removed']);
        await publishedOften('blog');
        assert.equal(liveBefore(await history()), undefined, 'nothing of it was live yet');
        await app().send('DELETE /remotes/blog', { token });
      });

      test('[I-08] that would take a page of another one is refused, as the builds have them that are live', async (context) => {
        const pages = new Set(['/', '/about', '/parent/:id', '/careers/:id', '/admin/users', '*']);
        const ofPublic = async ({ name }: { name: string }) => (name === 'public' ? { version: '', pages } : null);
        context.mock.method(app().services.builds, 'read', ofPublic);
        for (const mount of ['/about', '/About', '/parent', '/parent/5', '/careers/new']) {
          const { status, body } = await add({ mounts: ['/blog', mount] });
          assert.equal(status, 409, mount);
          assert.equal(body.fields.mounts, `${mount} is that of public: blog needs another one.`);
        }
        const added = await add({ mounts: ['/abo', '/about/us', '/careers/new/ones', '/parents'] });
        assert.equal(added.status, 201);
        const { token } = await app().signIn('admin');
        await app().send('DELETE /remotes/blog', { token });
      });

      test('[I-08] that has what another one has is refused by both names, and so is one of the deployment to be removed', async () => {
        const clashes = await add({ url: 'http://localhost:1', mounts: ['/blog', '/admin/products'] });
        assert.equal(clashes.status, 409);
        assert.match(clashes.body.fields.url, /public: blog/);
        assert.match(clashes.body.fields.mounts, /^\/admin\/products .*admin-products: blog/);
        assert.deepEqual(Object.keys((await add({ name: 'public' })).body.fields), ['name']);
        assert.equal(await inDocument('blog'), undefined);
        const { token } = await app().signIn('admin');
        assert.equal((await app().send('DELETE /remotes/public', { token })).status, 404);
      });

      /** As a deployment has it that came after the remote was added. */
      const addBefore = async (remote: object = {}) => {
        const { mounts, ...row } = { ...blog, ...remote };
        const values = { ...row, mounts: JSON.stringify(mounts), added_at: now() };
        await app().db.insertInto('added_remotes').values(values).execute();
      };

      test('[I-08] that a deployment has too is taken out without what the deployed one has', async () => {
        const { token } = await app().signIn('admin');
        const json = { name: 'Pipeline', remote: 'public' };
        const pipeline = (await app().send('POST /release-tokens', { token, json })).body.token;
        await publish(pipeline, '6');
        await point(token, { live: version('6') });
        await addBefore({ name: 'public' });
        assert.equal((await app().send('DELETE /remotes/public', { token })).status, 200);
        assert.equal((await app().send('DELETE /remotes/public', { token })).status, 404);
        const { live, releases } = await inRegistry(app());
        assert.deepEqual([live, releases], [version('6'), { [version('6')]: integrity('6') }]);
        assert.equal((await point(pipeline, { live: null })).status, 200);
      });

      test('[I-08] that is left out keeps its name until it is taken out, and the desk is told that it can be', async () => {
        const { token } = await app().signIn('admin');
        const problems = async () => (await app().send('GET /releases/problems', { token })).body;
        await addBefore({ mounts: ['/admin/products'] });
        assert.deepEqual(await problems(), [
          { entry: 'blog', kind: 'mount', other: 'admin-products', value: '/admin/products', isAdded: true },
        ]);
        const again = await add();
        assert.deepEqual([again.status, Object.keys(again.body.fields)], [409, ['name']]);
        assert.equal((await app().send('DELETE /remotes/blog', { token })).status, 200);
        assert.deepEqual(await problems(), []);
        assert.equal((await add()).status, 201);
        await app().send('DELETE /remotes/blog', { token });
      });

      for (const [what, change, field] of [
        ['a host that is no web address', { url: 'javascript:alert(1)' }, 'url'],
        ['a host with a password in its address', { url: 'https://a:b@blog.example' }, 'url'],
        ['a host that ends a directive of the policy', { url: 'https://a.example;sandbox' }, 'url'],
        ['a host that is any', { url: 'https://*' }, 'url'],
        ['a host that begins another policy', { url: 'https://a,b' }, 'url'],
        ['a mount that is a pattern', { mounts: ['/blog/:id'] }, 'mounts.0'],
        ['a path of the shell', { mounts: ['/api'] }, 'mounts.0'],
        ['a path below one of the shell', { mounts: ['/blog', '/login/more'] }, 'mounts.1'],
        ['no mount', { mounts: [] }, 'mounts'],
        ['nobody to ask', { owner: ' ' }, 'owner'],
      ] as const)
        test(`[I-08] with ${what} is refused with the field named`, async () => {
          const { status, body } = await add(change);
          assert.deepEqual([status, Object.keys(body.fields)], [422, [field]]);
        });

      test('[I-08] [S-04] is for administrators alone, in person', async () => {
        const { token } = await app().signIn('user');
        assert.equal((await app().send('POST /remotes', { token, json: blog })).status, 403);
        const admin = await app().signIn('admin');
        const made = await app().send('POST /release-tokens', {
          token: admin.token,
          json: { name: 'Pipeline', remote: null },
        });
        assert.equal((await app().send('POST /remotes', { token: made.body.token, json: blog })).status, 401);
      });

      test('[I-08] is left out by both names once the deployment has its path, and comes back when it has not', async () => {
        await add();
        const deployed = { name: 'magazine', url: 'https://magazine.example', mounts: ['/news'] };
        const { remotes, problems } = await new KnownRemotes(app().db, { remotes: [deployed], problems: [] }).read();
        assert.deepEqual(
          remotes.map(({ name }) => name),
          ['magazine'],
        );
        assert.deepEqual(problems, [
          { entry: 'blog', kind: 'mount', other: 'magazine', value: '/news', isAdded: true },
        ]);
        assert.ok(await inDocument('blog'));
        const { token } = await app().signIn('admin');
        await app().send('DELETE /remotes/blog', { token });
      });
    });

    describe('release tokens', () => {
      const make = async (remote: string | null) => {
        const { token } = await app().signIn('admin');
        const { body } = await app().send('POST /release-tokens', { token, json: { name: 'Pipeline', remote } });
        return { admin: token, id: body._id as string, token: body.token as string };
      };

      test('[F-02] a team’s token releases its remote and no other', async () => {
        const { token } = await make('admin-products');
        const published = await publish(token, '1', 'admin-products');
        assert.equal(published.status, 201);
        assert.equal(cookieOf(published), null, 'A pipeline is no browser');
        assert.equal((await point(token, { live: version('1') }, 'admin-products')).status, 200);
        assert.equal((await publish(token, '1', 'public')).status, 403);
        assert.equal((await point(token, { enabled: false }, 'public')).status, 403);
        const { body } = await app().send('GET /releases', { token });
        assert.deepEqual(
          body.map((remote: { name: string }) => remote.name),
          ['admin-products'],
        );
        assert.equal(body[0].events[0].by, 'Pipeline');
      });

      test('[S-04] a token is good for releases and for nothing else', async () => {
        const { token } = await make(null);
        assert.equal((await app().send('GET /users', { token })).status, 401);
        assert.equal((await app().send('GET /release-tokens', { token })).status, 401);
      });

      test('[K-09] a token expires, tells when it was last used, and names its owner by id in what it does', async () => {
        const admin = await app().signIn('admin');
        const json = { name: 'Pipeline', remote: 'public', days: 2 };
        const { body } = await app().send('POST /release-tokens', { token: admin.token, json });
        const days = (Date.parse(body.expiresAt) - Date.now()) / 86_400_000;
        assert.ok(days > 1.9 && days <= 2 && body.usedAt === null);
        assert.equal((await app().send('GET /releases', { token: body.token })).status, 200);
        const listed = (await app().send('GET /release-tokens', { token: admin.token })).body;
        assert.ok(listed.find(({ _id }: { _id: string }) => _id === body._id).usedAt);
        await publish(body.token, '7');
        const event = await app()
          .db.selectFrom('release_events')
          .select(['by', 'by_id'])
          .orderBy('id', 'desc')
          .executeTakeFirst();
        assert.deepEqual({ ...event }, { by: 'Pipeline', by_id: admin.id });
        await app()
          .db.updateTable('access_tokens')
          .set({ expires_at: '2020-01-01T00:00:00.000Z' })
          .where('id', '=', body._id)
          .execute();
        assert.equal((await app().send('GET /releases', { token: body.token })).status, 401);
        const tooLong = await app().send('POST /release-tokens', { token: admin.token, json: { ...json, days: 366 } });
        assert.deepEqual([tooLong.status, Object.keys(tooLong.body.fields)], [422, ['days']]);
      });

      for (const [what, end] of [
        ['deleted', (id: string, token: string) => app().send(`DELETE /users/${id}`, { token })],
        [
          'no administrator any more',
          (id: string, token: string) => app().send(`PUT /users/${id}`, { token, json: { role: 'user' } }),
        ],
      ] as const)
        test(`[K-09] the tokens of an account that is ${what} end with it`, async () => {
          const [owner, other] = [await app().signIn('admin'), await app().signIn('admin')];
          const { body } = await app().send('POST /release-tokens', {
            token: owner.token,
            json: { name: 'P', remote: null },
          });
          assert.equal((await app().send('GET /releases', { token: body.token })).status, 200);
          assert.equal((await end(owner.id, other.token)).status, 200);
          assert.equal((await app().send('GET /releases', { token: body.token })).status, 401);
          const { body: listed } = await app().send('GET /release-tokens', { token: other.token });
          assert.equal(
            listed.some(({ _id }: { _id: string }) => _id === body._id),
            false,
          );
        });

      test('[S-04] a revoked token is worth nothing, and no list tells what a token is', async () => {
        const { admin, id, token } = await make('public');
        const { body } = await app().send('GET /release-tokens', { token: admin });
        assert.equal(JSON.stringify(body).includes(token), false);
        await app().send(`DELETE /release-tokens/${id}`, { token: admin });
        assert.equal((await publish(token, '2')).status, 401);
      });
    });
  },
  { SITE_SECRET: siteSecret },
);

/** What an answer has the browser keep as its proof; null for nothing. */
function cookieOf({ headers }: Answer): { proof: string; attributes: string } | null {
  const [, proof, attributes] =
    /^(?:__Host-)?staff-proof=([^;]*); (.*)$/.exec(String(headers['set-cookie'] ?? '')) ?? [];
  return proof === undefined ? null : { proof, attributes: attributes ?? '' };
}

async function inRegistry(app: TestApp) {
  const { body } = await app.send('GET /registry');
  return body.remotes[0];
}

test('[I-08] a wrong entry in REMOTES costs only its own remote, and is logged with both names', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'varda-remotes-'));
  t.after(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'remotes.json');
  const entry = { name: 'public', url: 'http://localhost:3001', mounts: ['/'] };
  await writeFile(file, JSON.stringify({ remotes: [entry, { ...entry, name: 'blog' }, { name: 'news' }] }));
  const lines: string[] = [];
  const log = Fastify({ logger: { stream: { write: (line) => lines.push(line) } } }).log;
  const { remotes, problems } = await readDeployedRemotes(file, log);
  assert.deepEqual(remotes, [entry]);
  assert.deepEqual(
    problems.map(({ entry: name, kind, other }) => [name, kind, other]),
    [
      ['blog', 'url', 'public'],
      ['blog', 'mount', 'public'],
      ['news', 'shape', null],
    ],
  );
  assert.match(lines.join(''), /blog is left out: public has the same url .*news is left out/);
});
