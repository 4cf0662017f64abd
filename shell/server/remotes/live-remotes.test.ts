/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { LocalServer } from '../testing/local-server.ts';
import { manifestOf } from '../testing/remote-fixture.ts';
import { LiveRemotes } from './live-remotes.ts';
import { anybody } from './visitor.ts';

const log = { error: jest.fn(), warn: jest.fn() } as unknown as FastifyBaseLogger;
let folder: string;
let registry: string;
let host: LocalServer;
/** What the remote's host answers; a test changes it. */
let answer: { status: number; body: string; isSilent?: true };

beforeEach(async () => {
  // What is asked of a host takes the time that it takes; how long answers count and pages wait is up to the test.
  jest.useFakeTimers({
    doNotFake: [
      'nextTick',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'queueMicrotask',
      'Date',
      'hrtime',
    ],
  });
  jest.mocked(log.error).mockClear();
  folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
  registry = path.join(folder, 'registry.json');
  answer = { status: 200, body: JSON.stringify(manifestOf('public', { home: '/' })) };
  host = await LocalServer.start((_, response) => {
    if (!answer.isSilent) response.writeHead(answer.status).end(answer.body);
  });
  await register(host.url);
});

afterEach(async () => {
  jest.useRealTimers();
  await host.stop();
  await rm(folder, { recursive: true });
});

/** Until answers no longer count as fresh. */
function goStale() {
  jest.advanceTimersByTime(1_100);
}

function register(url: string) {
  return writeFile(registry, JSON.stringify({ remotes: [{ name: 'public', url, mounts: ['/'] }] }));
}

function liveIn(place: string) {
  return new LiveRemotes({ registry: [place], remotesOrigin: host.url, log });
}

async function versionIn(live: Promise<readonly { manifest: { version: string } | null }[]>) {
  return (await live)[0]?.manifest?.version ?? null;
}

test('[F-01] the registry document says which remotes there are, their hosts what is in them', async () => {
  const [remote] = await liveIn(registry).current();
  expect(remote).toMatchObject({ name: 'public', url: host.url, mounts: ['/'], manifest: { version: 'one' } });
});

test('[S-04] a host that sends the server on to another one has no manifest', async () => {
  const elsewhere = await LocalServer.start((_, response) => response.end(answer.body));
  const sending = await LocalServer.start(({ url }, response) =>
    response.writeHead(302, { location: `${elsewhere.url}${url}` }).end(),
  );
  await register(sending.url);
  const version = await versionIn(liveIn(registry).current());
  await Promise.all([elsewhere.stop(), sending.stop()]);
  expect(version).toBeNull();
});

test('[F-02] a new build of a remote is live as soon as the last answer has gone stale', async () => {
  const remotes = liveIn(registry);
  await remotes.current();
  answer.body = JSON.stringify(manifestOf('public', { home: '/' }, 'two'));
  expect(await versionIn(remotes.current())).toBe('one');
  goStale();
  expect(await versionIn(remotes.current())).toBe('two');
});

test.each([
  ['junk', () => ({ status: 200, body: '<!doctype html>' })],
  ['a manifest of another shape', () => ({ status: 200, body: '{"name":"public"}' })],
  ['the manifest of another remote', () => ({ status: 200, body: JSON.stringify(manifestOf('other', {}, 'two')) })],
  ['an error', () => ({ status: 502, body: '' })],
])('[F-05] a host that answers %s keeps its last good manifest, and recovers', async (_, bad) => {
  const remotes = liveIn(registry);
  await remotes.current();
  const good = { ...answer, body: JSON.stringify(manifestOf('public', { home: '/' }, 'three')) };
  Object.assign(answer, bad());
  goStale();
  expect(await versionIn(remotes.renewed())).toBe('one');
  answer = good;
  goStale();
  expect(await versionIn(remotes.renewed())).toBe('three');
});

test('[F-05] a host that has never answered sensibly has no manifest', async () => {
  answer.body = '[]';
  expect(await versionIn(liveIn(registry).current())).toBeNull();
});

test('[F-05] a host that does not answer delays a page by a fraction of a second, and a retry not for ever', async () => {
  const remotes = liveIn(registry);
  await remotes.current();
  answer.isSilent = true;
  goStale();
  const shown = versionIn(remotes.current());
  await jest.advanceTimersByTimeAsync(300);
  expect(await shown).toBe('one');
  expect(await versionIn(remotes.renewed())).toBe('one');
});

test('[F-05] [F-02] a release whose host takes its time or does not answer leaves what was live before, also on a retry', async () => {
  const remotes = liveIn(registry);
  await remotes.current();
  const slow = await LocalServer.start(() => {});
  const { url } = slow;
  await register(url);
  goStale();
  const shown = remotes.current();
  await jest.advanceTimersByTimeAsync(300);
  expect(await shown).toMatchObject([{ url: host.url, manifest: { version: 'one' } }]);
  const next = remotes.current();
  await jest.advanceTimersByTimeAsync(300);
  expect(await next).toMatchObject([{ url: host.url, manifest: { version: 'one' } }]);
  await slow.stop();
  goStale();
  expect(await remotes.renewed()).toMatchObject([{ url: host.url, manifest: { version: 'one' } }]);
  // Whoever asks for that build is not shown another one.
  const asked = { ...anybody, overrides: new Map([['public', url]]) };
  expect(await versionIn(remotes.renewed(asked))).toBeNull();
});

test('[I-06] [F-05] a version that was rolled back does not stand in for the one before it', async () => {
  const [before, broken] = ['1', '2'].map((digit) => digit.repeat(12)) as [string, string];
  const text = JSON.stringify(manifestOf('public', { home: '/' }, broken));
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  answer.body = text;
  const withLive = (live: string) =>
    writeFile(
      registry,
      JSON.stringify({
        remotes: [
          {
            ...{ name: 'public', url: host.url, mounts: ['/'], live },
            releases: { [broken]: integrity, [before]: `sha384-${'A'.repeat(64)}` },
          },
        ],
      }),
    );
  await withLive(broken);
  const remotes = liveIn(registry);
  expect(await versionIn(remotes.current())).toBe(broken);
  await withLive(before);
  goStale();
  expect(await versionIn(remotes.renewed())).toBeNull();
});

test('[F-02] after a quiet time the first page is of what is live, however long that takes', async () => {
  const remotes = liveIn(registry);
  await remotes.current();
  const asked: ServerResponse[] = [];
  const slow = await LocalServer.start((_, response) => void asked.push(response));
  await register(slow.url);
  jest.advanceTimersByTime(60_000);
  const shown = versionIn(remotes.current());
  while (asked.length === 0) await new Promise(setImmediate);
  jest.advanceTimersByTime(300);
  for (const response of asked) response.end(JSON.stringify(manifestOf('public', { home: '/' }, 'two')));
  expect(await shown).toBe('two');
  await slow.stop();
});

test('[F-05] a registry document that cannot be read leaves the last good one', async () => {
  const remotes = liveIn(registry);
  await remotes.current();
  await writeFile(registry, '{"remotes": [{');
  goStale();
  expect(await versionIn(remotes.renewed())).toBe('one');
});

test('[F-05] without any registry document there are no remotes, and it is logged once', async () => {
  const remotes = liveIn(path.join(folder, 'none.json'));
  expect(await remotes.current()).toEqual([]);
  goStale();
  expect(await remotes.renewed()).toEqual([]);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('[I-08] a wrong entry of the registry costs only its own remote, and is logged once, with both names', async () => {
  const entry = { name: 'public', url: host.url, mounts: ['/'] };
  const remotes = [entry, { ...entry, name: 'blog' }, { name: 'news' }];
  await writeFile(registry, JSON.stringify({ remotes }));
  const live = liveIn(registry);
  expect(await live.current()).toMatchObject([{ name: 'public', manifest: { version: 'one' } }]);
  goStale();
  expect(await live.renewed()).toHaveLength(1);
  expect(log.error).toHaveBeenCalledTimes(1);
  const told = JSON.stringify(jest.mocked(log.error).mock.calls);
  expect(told).toContain('blog is left out: public has the same url');
  expect(told).toContain('news is left out');
});

test('[F-01] the registry document may stand at a URL', async () => {
  const document = JSON.stringify({ remotes: [{ name: 'public', url: `${host.url}/`, mounts: ['/'] }] });
  const central = await LocalServer.start((_, response) => response.end(document));
  const [remote] = await liveIn(`${central.url}/registry.json`).current();
  expect(remote).toMatchObject({ url: host.url, manifest: { version: 'one' } });
  await central.stop();
});

test('[F-02] a release is read once, and refused when its manifest is not the one that was published', async () => {
  const version = '0'.repeat(12);
  const good = JSON.stringify(manifestOf('public', { home: '/' }, version));
  const integrity = `sha384-${createHash('sha384').update(good).digest('base64')}`;
  const remote = { name: 'public', url: host.url, mounts: ['/'], live: version, releases: { [version]: integrity } };
  await writeFile(registry, JSON.stringify({ remotes: [remote] }));

  answer.body = good.replace('"/"', '"/x"');
  const remotes = liveIn(registry);
  expect(await versionIn(remotes.current())).toBeNull();
  goStale();
  answer.body = good;
  expect(await versionIn(remotes.renewed())).toBe(version);
  await host.stop();
  goStale();
  expect(await versionIn(remotes.renewed())).toBe(version);
});

test('[I-04] live is what visitors are served: no version that is held, and no canary', async () => {
  const [held, canary, live] = ['1', '2', '3'].map((digit) => digit.repeat(12)) as [string, string, string];
  const releases = Object.fromEntries([held, canary, live].map((version) => [version, `sha384-${'a'.repeat(64)}`]));
  const remote = { name: 'public', url: host.url, mounts: ['/'], live, releases };
  await writeFile(
    registry,
    JSON.stringify({ remotes: [{ ...remote, canary: { version: canary, share: 100, staff: true } }] }),
  );
  const remotes = liveIn(registry);
  const areLive = () =>
    [held, canary, live].map((version) => remotes.isLive({ name: 'public', url: `${host.url}/${version}` }));
  expect(areLive()).toEqual([false, false, false]);
  await remotes.current();
  expect(areLive()).toEqual([false, false, true]);
});

test('[I-06] ahead of the live version are those that were released after it', async () => {
  const [newest, live, older] = ['1', '2', '3'].map((digit) => digit.repeat(12)) as [string, string, string];
  const releases = Object.fromEntries([newest, live, older].map((version) => [version, `sha384-${'a'.repeat(64)}`]));
  const remote = { name: 'public', url: host.url, mounts: ['/'], releases };
  const aheadOf = async (pointer: string | null) => {
    await writeFile(registry, JSON.stringify({ remotes: [{ ...remote, live: pointer }] }));
    const remotes = liveIn(registry);
    await remotes.current();
    const places = [newest, live, older].map((version) => `${host.url}/${version}`);
    return [...places, host.url].map((url) => remotes.isAheadOfLive({ name: 'public', url }));
  };
  expect(await aheadOf(live)).toEqual([true, false, false, false]);
  expect(await aheadOf(null)).toEqual([false, false, false, false]);
});

test('[F-05] the second place is read while the first has never answered, and the first once it does', async () => {
  const first = path.join(folder, 'first.json');
  const remotes = new LiveRemotes({ registry: [first, registry], remotesOrigin: host.url, log });
  expect(await remotes.current()).toHaveLength(1);
  await writeFile(first, '{"remotes": []}');
  goStale();
  expect(await remotes.renewed()).toEqual([]);
  await rm(first);
  goStale();
  expect(await remotes.renewed()).toEqual([]);
});

test('[F-05] a server that starts while the first place is away goes by what that said at last, and not by the second place', async () => {
  const [release, other] = ['1'.repeat(12), '2'.repeat(12)] as const;
  const releases = Object.fromEntries([release, other].map((version) => [version, `sha384-${'a'.repeat(64)}`]));
  const remote = { name: 'public', url: host.url, mounts: ['/'], live: release, enabled: false, releases };
  const document = (more: object) => JSON.stringify({ remotes: [{ ...remote, ...more }] });
  const first = path.join(folder, 'first.json');
  const lastKnown = path.join(folder, 'kept', 'registry.json');
  const start = () => new LiveRemotes({ registry: [first, registry], lastKnown, remotesOrigin: host.url, log });
  await writeFile(first, document({ live: other }));
  const running = start();
  // Whoever cannot keep it does without, until it can.
  expect(await running.current()).toMatchObject([{ url: `${host.url}/${other}` }]);
  await mkdir(path.dirname(lastKnown));
  for (const told of [document({ live: other }), document({ quarantined: [other] })]) {
    await writeFile(first, told);
    goStale();
    await running.renewed();
    expect(await readFile(lastKnown, 'utf8')).toBe(told);
  }
  expect(await readdir(path.dirname(lastKnown))).toEqual(['registry.json']);

  await rm(first);
  const started = start();
  expect(await started.current()).toMatchObject([{ url: `${host.url}/${release}`, manifest: null }]);
  expect(started.quarantined('public')).toEqual([other]);
  await writeFile(first, document({ live: other }));
  goStale();
  expect(await started.renewed()).toMatchObject([{ url: `${host.url}/${other}` }]);

  await rm(first);
  await writeFile(lastKnown, '{"remotes": [{');
  expect(await start().current()).toMatchObject([{ url: host.url, manifest: { version: 'one' } }]);
  expect(await readFile(lastKnown, 'utf8')).toBe('{"remotes": [{');
});

test('[F-05] a server that starts before what tells it of remotes logs no error; one that loses it does', async () => {
  const first = path.join(folder, 'first.json');
  const lastKnown = path.join(folder, 'kept.json');
  const remotes = new LiveRemotes({ registry: [first, registry], lastKnown, remotesOrigin: host.url, log });
  expect(await remotes.current()).toHaveLength(1);
  goStale();
  expect(await remotes.renewed()).toHaveLength(1);
  expect(log.error).not.toHaveBeenCalled();
  await writeFile(first, await readFile(registry));
  goStale();
  await remotes.renewed();
  await rm(first);
  goStale();
  await remotes.renewed();
  expect(log.error).toHaveBeenCalledTimes(1);
});

test('[F-05] [O-04] what goes on failing from the start on is logged as an error every ten minutes, and its end once', async () => {
  jest.mocked(log.warn).mockClear();
  const first = path.join(folder, 'first.json');
  const remotes = new LiveRemotes({ registry: [first, registry], remotesOrigin: host.url, log });
  await remotes.current();
  for (let minute = 0; minute < 60; minute++) {
    jest.advanceTimersByTime(60_000);
    await remotes.renewed();
  }
  expect(jest.mocked(log.error).mock.calls.map(([told]) => told)).toEqual(
    Array(6).fill(expect.objectContaining({ place: first })),
  );
  await writeFile(first, await readFile(registry));
  for (let time = 0; time < 2; time++) {
    goStale();
    await remotes.renewed();
  }
  expect(jest.mocked(log.warn).mock.calls.map(([, said]) => said)).toEqual([
    'Cannot be read yet; the next one is used',
    'Can be read again',
  ]);
});

test('[N-08] of a remote that is switched off nothing is read', async () => {
  await writeFile(
    registry,
    JSON.stringify({ remotes: [{ name: 'public', url: host.url, mounts: ['/'], enabled: false }] }),
  );
  expect(await versionIn(liveIn(registry).current())).toBeNull();
});
