import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Vitals, VitalsSample } from '@varda/shared/contract/vitals';
import { onEachEngine } from '../test/test-app.ts';
import { daysAgo } from './days.ts';
import { countSamples, deleteBefore, sumSince } from './vitals.repository.ts';

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

  test('[F-02] a version that nobody has published counts as what the host serves', async () => {
    await report([{ ...load(100), remote: 'admin-users', version: '999999999999' }]);
    await report([{ ...load(100), remote: 'admin-users', version: null }]);
    const { remotes } = await told();
    const users = remotes.filter(({ remote }) => remote === 'admin-users');
    assert.deepEqual(
      users.map((each) => [each.version, each.loads.samples]),
      [[null, 2]],
    );
  });

  test('[F-02] many reports at once are all counted', async () => {
    const reports = Array.from({ length: 24 }, (_, n) =>
      report([lcp(50), { ...load(50), remote: 'admin-content' }, lcp(7_000)], `203.0.113.${50 + n}`),
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
  ] as const)
    test(`[S-06] ${what} is refused with the field named`, async () => {
      const { status, body } = await report([sample], '203.0.113.9');
      assert.equal(status, 422);
      assert.ok(body.fields[field], JSON.stringify(body));
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

  test('[F-02] only the days that are asked for are told, and old ones are dropped', async () => {
    const { db } = app();
    const old = { ...lcp(10), page: '/old' };
    await countSamples(db, daysAgo(5), [old]);
    const pagesOf = async (days: number) => (await told(days)).pages.map(({ page }) => page);
    assert.equal((await pagesOf(5)).includes('/old'), false);
    assert.equal((await pagesOf(6)).includes('/old'), true);
    await deleteBefore(db, daysAgo(4));
    assert.equal(
      (await sumSince(db, daysAgo(90))).some(({ page }) => page === '/old'),
      false,
    );
  });
});
