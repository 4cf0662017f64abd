import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { pageMetrics } from '@varda/contract/page-metrics';
import type { Vitals, VitalsSample } from '@varda/contract/vitals';
import { onEachEngine } from '../test/test-app.ts';
import { bucketOf } from './histogram.ts';
import { countSamples, daysAgo } from './vitals.repository.ts';

const version = 'abcdef012345';
const lcp = (value: number): VitalsSample => ({
  remote: 'public',
  version,
  metric: 'LCP',
  page: '/product/:id',
  value,
});
const load = (value: number): VitalsSample => ({ remote: 'public', version, metric: 'load', value });
const failure: VitalsSample = { remote: 'public', version, metric: 'failure' };

const ownVersion = '0123456789ab';

/** Host of all remotes: below `/<remote>/`, the release that the tests publish, and at the root a build that is none. */
const host = createServer(({ url = '' }, response) => {
  const [, remote, release] = /^\/([a-z-]+)(?:\/([0-9a-f]{12}))?\/remote\.json$/.exec(url) ?? [];
  const pages = Object.fromEntries(
    ['/', '/old', '/product/:id'].map((path) => [path, { path, chunk: { js: [], css: [] } }]),
  );
  if (!remote || (release && release !== version)) response.writeHead(404);
  response.end(JSON.stringify({ name: remote, version: release ?? ownVersion, pages }));
});
let folder: string;
before(async () => {
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
  const remotes = ['public', 'admin-users', 'admin-content'].map((name) => ({
    name,
    url: `/${name}`,
    mounts: [`/${name}`],
  }));
  await writeFile(path.join(folder, 'registry.json'), JSON.stringify({ remotes }));
});
after(async () => {
  host.close();
  await rm(folder, { recursive: true });
});
const variables = () => ({
  REMOTES: path.join(folder, 'registry.json'),
  REMOTES_ORIGIN: `http://127.0.0.1:${(host.address() as AddressInfo).port}`,
});

onEachEngine((app) => {
  const report = (samples: unknown, address = '203.0.113.1') =>
    app().send('POST /vitals', { json: { samples }, headers: { 'x-forwarded-for': address } });
  const told = async (days = 1): Promise<Vitals> => {
    const { token } = await app().signIn('admin');
    return (await app().send(`GET /vitals?days=${days}`, { token })).body;
  };

  test('[F-02] what browsers report is told as the third quarter per page, and per version of a remote', async () => {
    const { token } = await app().signIn('admin');
    await app().send('POST /releases', {
      token,
      json: { remote: 'public', version, contract: 1, integrity: `sha384-${'a'.repeat(64)}` },
    });
    assert.equal((await report([...[1000, 1000, 1000, 4000].map(lcp), load(200), load(200), failure])).status, 200);
    assert.equal((await report([lcp(1000), failure])).status, 200);
    const { pages, remotes } = await told();
    assert.deepEqual(
      pages.map(({ remote, page }) => [remote, page]),
      [['public', '/product/:id']],
    );
    const { LCP, INP } = pages[0]?.metrics ?? assert.fail();
    assert.equal(LCP.samples, 5);
    assert.ok(LCP.p75 && Math.abs(LCP.p75 - 1000) < 150, `${LCP.p75}`);
    assert.deepEqual(INP, { p75: null, samples: 0 });
    assert.equal(remotes.length, 1);
    assert.deepEqual([remotes[0]?.version, remotes[0]?.loads.samples, remotes[0]?.failures], [version, 2, 2]);
  });

  test('[F-02] [K-08] what the host serves for want of a release counts as no version, another build not at all', async () => {
    const statuses = [];
    for (const told of [ownVersion, null, '999999999999'])
      statuses.push((await report([{ ...load(100), remote: 'admin-users', version: told }])).status);
    assert.deepEqual(statuses, [200, 200, 422]);
    const { remotes } = await told();
    const users = remotes.filter(({ remote }) => remote === 'admin-users');
    assert.deepEqual(
      users.map((each) => [each.version, each.loads.samples]),
      [[null, 2]],
    );
  });

  test('[F-02] many reports at once are all counted', async () => {
    const reports = Array.from({ length: 24 }, (_, n) =>
      report([lcp(50), { ...load(50), remote: 'admin-content', version: null }, lcp(7_000)], `203.0.113.${50 + n}`),
    );
    assert.ok((await Promise.all(reports)).every(({ status }) => status === 200));
    const { remotes } = await told();
    assert.equal(remotes.find(({ remote }) => remote === 'admin-content')?.loads.samples, 24);
  });

  for (const [what, sample, field] of [
    ['an address instead of a pattern', { ...lcp(1), page: '/product/1?name=Ana' }, 'samples.0.page'],
    ['a value out of bounds', lcp(120_001), 'samples.0.value'],
    ['a value that is not rounded', lcp(0.5), 'samples.0.value'],
    ['another metric', { ...lcp(1), metric: 'FPS' }, 'samples.0.metric'],
    ['a remote that there is not', { ...lcp(1), remote: 'blog' }, 'samples.0.remote'],
    ['a page that there is not', { ...lcp(1), page: '/no/such/page' }, 'samples.0.page'],
    ['a version that there is not', { ...load(1), version: '999999999999' }, 'samples.0.version'],
  ] as const)
    test(`[S-06] [K-08] ${what} is refused with the field named`, async () => {
      const { status, body } = await report([sample], '203.0.113.9');
      assert.equal(status, 422);
      assert.ok(body.fields[field], JSON.stringify(body));
    });

  test('[K-08] a report of many versions asks once which remotes there are', async (t) => {
    const read = t.mock.method(app().services.remotes, 'read');
    await report(Array.from({ length: 30 }, (_, n) => ({ ...failure, version: String(n).padStart(12, '0') })));
    assert.equal(read.mock.callCount(), 1);
  });

  test('[S-06] more than fits one page is refused', async () => {
    assert.equal((await report(Array.from({ length: 31 }, () => lcp(1)))).status, 422);
    assert.equal((await report([])).status, 422);
  });

  test('[S-07] whoever reports without end is slowed down, others are not', async () => {
    const answers = await Promise.all(Array.from({ length: 301 }, () => report([failure], '203.0.113.77')));
    assert.equal(answers.filter(({ status }) => status === 429).length, 1);
    assert.equal((await report([failure], '203.0.113.78')).status, 200);
  });

  test('[S-04] the figures are for admins', async () => {
    const { token } = await app().signIn('user');
    assert.equal((await app().send('GET /vitals', { token })).status, 403);
    assert.equal((await app().send('GET /vitals')).status, 401);
  });

  test('[F-02] only the days that are asked for are told', async () => {
    const { db } = app();
    await countSamples(db, daysAgo(5), [{ remote: 'public', version: '', metric: 'LCP', page: '/old', value: 10 }]);
    const pagesOf = async (days: number) => (await told(days)).pages.map(({ page }) => page);
    assert.equal((await pagesOf(5)).includes('/old'), false);
    assert.equal((await pagesOf(6)).includes('/old'), true);
  });

  test('[K-08] a flood from 200 addresses grows no table past its bound, and honest visits are still counted', async () => {
    const { db } = app();
    await db.deleteFrom('vitals').execute();
    const random = (most: number) => Math.floor(Math.random() * most);
    const letters = (text: string) => text.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
    const flood = async (sender: number) => {
      const address = `198.18.${sender >> 8}.${sender & 255}`;
      const invented = Array.from({ length: 25 }, (_, n) => ({ ...lcp(n), page: letters(`/${sender}/${n}`) }));
      const made = Array.from({ length: 25 }, () => ({ ...lcp(random(120_000)), metric: pageMetrics[random(5)] }));
      assert.equal((await report(invented, address)).status, 422);
      assert.equal((await report([...made, load(random(120_000))], address)).status, 200);
    };
    for (let first = 0; first < 200; first += 50)
      await Promise.all(Array.from({ length: 50 }, (_, n) => flood(first + n)));
    const honest = (await told()).pages.find(({ page }) => page === '/')?.metrics.LCP.samples ?? 0;
    assert.equal((await report([{ ...lcp(900), page: '/' }], '203.0.113.200')).status, 200);
    const { pages } = await told();
    assert.equal(pages.find(({ page }) => page === '/')?.metrics.LCP.samples, honest + 1);
    assert.deepEqual(pages.map(({ page }) => page).toSorted(), ['/', '/product/:id']);
    const { rows } = await db
      .selectFrom('vitals')
      .select(({ fn }) => fn.countAll().as('rows'))
      .executeTakeFirstOrThrow();
    const buckets = bucketOf(120_000) + 1;
    assert.ok(Number(rows) <= (2 * pageMetrics.length + 2) * buckets, `${rows} rows`);
  });
}, variables);
