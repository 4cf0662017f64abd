import assert from 'node:assert/strict';
import disk from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { platformFile } from '@varda/platform/federation/platform-file';
import { sampleManifest } from './manifest.fixture.ts';
import { publish } from './publish.ts';
import { ReleaseDesk, withDesk } from './release-desk.ts';
import { releaseServedBuild } from './release-served-build.ts';
import { rollBack } from './roll-back.ts';
import { dropOldBuilds, readCandidate, storeBuild } from './stored-releases.ts';

/** A site of one remote: its api, its shell, and below `/remotes/public` its host with `dist` at the root, as `npm start` has it. */
let folder: string;
let origin: string;
let desk: ReleaseDesk;
let live: string | null;
let canary: { version: string; share: number; staff: boolean } | null;
let enabled: boolean;
/** Of the shell. */
let contract: number;
/** Whether the address is that of the api alone. */
let isApi: boolean;
/** Whether the api has gone away meanwhile. */
let isAway: boolean;
/** What happens while a version is checked. */
let duringCheck: () => unknown;
/** Folder that the host has at its root. */
let hostRoot: string;
let published: string[];
/** Versions that were live, the last one first. */
let moves: { action: string; version: string }[];

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://localhost');
  const send = (status: number, body: unknown) =>
    response
      .writeHead(status, { 'access-control-allow-origin': '*' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  let sent = '';
  for await (const chunk of request) sent += chunk;
  const body = sent ? JSON.parse(sent) : {};
  if (pathname === `/${platformFile}`) await duringCheck();
  if (pathname === `/${platformFile}` && isApi) return send(404, { error: 'There is nothing here' });
  if (pathname === `/${platformFile}`) return send(200, { contract, versions: {}, exports: {} });
  if (pathname === '/api/login') return send(200, { token: 'of a test' });
  if (pathname === '/api/logout') return send(isAway ? 503 : 200, {});
  if (request.headers.authorization === 'Bearer expired') return send(401, {});
  if (pathname === '/api/releases' && isAway) return send(503, {});
  if (pathname === '/api/releases' && request.method === 'GET')
    return send(200, [
      {
        ...{ name: 'public', url: '/remotes/public', live, canary, enabled },
        releases: published.toReversed().map((version) => ({ version, contract: 1 })),
        events: moves.map((move) => ({ ...move, by: 'Ana', at: '2026-11-01' })),
      },
    ]);
  if (pathname === '/api/remotes')
    return send(422, { message: 'Please check.', fields: { name: 'Not allowed.', owner: 'Required.' } });
  if (pathname === '/api/releases') return send(200, published.push(body.version));
  if (pathname === '/api/releases/public') {
    if (canary && body.canary === null) moves.unshift({ action: 'canary_ended', version: canary.version });
    if ('canary' in body) canary = body.canary;
    if (body.live === undefined) return send(200, {});
    moves.unshift({ action: live && body.live < live ? 'rolled_back' : 'live', version: body.live });
    live = body.live;
    return send(200, {});
  }
  const file = pathname.replace('/remotes/public/', '');
  const places = [path.join(folder, hostRoot, file), path.join(folder, 'releases', file)];
  const found = await Promise.any(places.map((place) => readFile(place, 'utf8'))).catch(() => null);
  return found === null ? send(404, '') : send(200, found);
});

before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, { ADMIN_EMAIL: 'a@example.com', ADMIN_PASSWORD: 'of a test' });
  desk = await ReleaseDesk.open(origin);
});
after(() => server.close());

beforeEach(async () => {
  live = null;
  canary = null;
  enabled = true;
  contract = 1;
  isApi = false;
  isAway = false;
  duringCheck = () => {};
  hostRoot = 'dist';
  published = [];
  moves = [];
  folder = await mkdtemp(path.join(tmpdir(), 'varda-release-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Puts a build somewhere below the folder of the test. */
async function build(at: string, version: string) {
  await mkdir(path.join(folder, at), { recursive: true });
  await writeFile(path.join(folder, at, 'remote.json'), JSON.stringify({ ...sampleManifest, version }));
  await writeFile(path.join(folder, at, 'entry.js'), 'entry()');
}

const [older, newer] = ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'];
const release = (aim: Parameters<typeof publish>[0]['aim']) =>
  publish({
    remote: 'public',
    from: { build: path.join(folder, 'dist'), releases: path.join(folder, 'releases') },
    ...{ origin, desk, aim, keep: 1, browser: false },
  });
const releaseStored = (stored?: string) =>
  publish({ remote: 'public', from: { stored }, origin, desk, aim: 'live', keep: 10, browser: false });
const keep = () =>
  releaseServedBuild({
    remote: 'public',
    build: path.join(folder, 'dist'),
    releases: path.join(folder, 'releases'),
    origin,
    desk,
  });

test('[F-02] what a host has got by other means is released as the host has it, whatever has been built here', async () => {
  await build('dist', newer);
  for (const version of [older, newer]) await build(`releases/${version}`, version);
  await releaseStored();
  assert.equal(live, newer);
  await releaseStored(older);
  assert.equal(live, older);
  await assert.rejects(releaseStored('cccccccccccc'), /no build of a remote at .*cccccccccccc\/remote\.json \(404\)/);
});

test('[F-02] a release says to whom a canary of another version is still served, and where that is ended', async (context) => {
  await build('dist', newer);
  const said = context.mock.method(console, 'log', () => {});
  const saidAtLast = async () => {
    await release('live');
    return String(said.mock.calls.at(-1)?.arguments[0]);
  };
  assert.equal(await saidAtLast(), `public ${newer} is live`);
  canary = { version: older, share: 100, staff: true };
  assert.equal(
    await saidAtLast(),
    `The canary goes on: ${older} is served to 100 % of the visitors and staff until it is ended at ${origin}/admin/releases`,
  );
});

test('[F-02] a canary of the version that is live is refused', async () => {
  await build('dist', newer);
  live = newer;
  await assert.rejects(release({ share: 10, staff: false }), /bbbbbbbbbbbb is live: everybody is served it/);
});

test('[F-02] a release and a rollback of a remote that is switched off say that it stays so', async (context) => {
  await build('dist', newer);
  const said = context.mock.method(console, 'log', () => {});
  const saidAtLast = async (work: Promise<void>) => {
    await work;
    return String(said.mock.calls.at(-1)?.arguments[0]);
  };
  const stays = 'Its pages stay switched off: npm run release -- remote-public on';
  enabled = false;
  assert.equal(await saidAtLast(release('live')), stays);
  assert.notEqual(await saidAtLast(release('hold')), stays);
  assert.equal(await saidAtLast(rollBack({ remote: 'public', version: newer, origin, desk })), stays);
});

test('[F-02] a remote.json with mistakes is named, with its fields', async () => {
  await build('dist', newer);
  const { contract: _, ...without } = sampleManifest;
  await writeFile(path.join(folder, 'dist/remote.json'), JSON.stringify({ ...without, version: newer }));
  const fault = / does not fit its schema .*:\n {2}/.source;
  await assert.rejects(release('live'), new RegExp(`dist/remote\\.json${fault}contract: .*number`));
  await writeFile(path.join(folder, 'dist/remote.json'), '{ "version": ');
  await assert.rejects(releaseStored(), new RegExp(`/remotes/public/remote\\.json${fault}all of it: `));
});

test('[F-02] a token that is not taken may have expired', async (context) => {
  process.env.RELEASE_TOKEN = 'expired';
  context.after(() => delete process.env.RELEASE_TOKEN);
  const opened = await ReleaseDesk.open(origin);
  await assert.rejects(opened.list(), /RELEASE_TOKEN: it has expired, has been deleted, or is one of another site/);
});

test('[F-02] a release that fails as the api goes away says why, not that its logout was refused', async (context) => {
  const said = context.mock.method(console, 'error', () => {});
  await withDesk(origin, async () => {
    isAway = true;
    throw new Error('what went wrong');
  });
  process.exitCode = 0;
  assert.deepEqual(
    said.mock.calls.map((call) => call.arguments[0]),
    ['what went wrong'],
  );
});

test('[F-02] what is live without a release becomes one before its folder is built into', async () => {
  await build('dist', older);
  await keep();
  assert.equal(live, older);
  assert.deepEqual(await readdir(path.join(folder, 'releases', older)), ['entry.js', 'remote.json']);
  assert.deepEqual(published, [older]);

  await build('dist', newer);
  await keep();
  assert.deepEqual(published, [older], 'A remote with a release is left alone');
});

test('[F-02] a folder that is not the root of the host is built into without ado', async () => {
  hostRoot = 'elsewhere';
  await build('dist', newer);
  await build(hostRoot, older);
  await keep();
  assert.deepEqual([live, published], [null, []]);
});

test('[F-02] old versions go, but for the one that is live and the one before it, which open pages and a rollback need', async () => {
  const versions = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(12));
  for (const [place, version] of versions.entries()) {
    await build('dist', version);
    await release(place === 0 || place === 3 ? 'live' : 'hold');
  }
  const [first, , , fourth, last] = versions;
  assert.deepEqual((await readdir(path.join(folder, 'releases'))).toSorted(), [first, fourth, last]);
});

test('[F-02] a stored version whose files are damaged is stored again by the next release of it', async () => {
  await build('dist', newer);
  const releases = path.join(folder, 'releases');
  await storeBuild(path.join(folder, 'dist'), releases, newer);
  await writeFile(path.join(releases, newer, 'entry.js'), '');
  await storeBuild(path.join(folder, 'dist'), releases, newer);
  assert.equal(await readFile(path.join(releases, newer, 'entry.js'), 'utf8'), 'entry()');
  assert.deepEqual(await readdir(releases), [newer]);
});

test('[F-02] another build under a version that is stored changes nothing of what is stored', async () => {
  await build('dist', newer);
  const releases = path.join(folder, 'releases');
  await storeBuild(path.join(folder, 'dist'), releases, newer);
  await writeFile(path.join(folder, 'dist', 'remote.json'), '{}');
  await writeFile(path.join(folder, 'dist', 'entry.js'), 'other()');
  await storeBuild(path.join(folder, 'dist'), releases, newer);
  assert.equal(await readFile(path.join(releases, newer, 'entry.js'), 'utf8'), 'entry()');
});

test('[F-02] an old version that is removed in part is not there any more', async (context) => {
  await build('dist', older);
  const releases = path.join(folder, 'releases');
  await storeBuild(path.join(folder, 'dist'), releases, older);
  context.mock.method(disk, 'rmSync', () => {
    throw new Error('killed');
  });
  syncBuiltinESMExports();
  try {
    await assert.rejects(dropOldBuilds(releases, { keep: 0, inUse: [], newestFirst: [older] }), /killed/);
  } finally {
    context.mock.restoreAll();
    syncBuiltinESMExports();
  }
  assert.deepEqual(
    (await readdir(releases)).filter((name) => !name.startsWith('.')),
    [],
  );
});

test('[F-02] a build that is refused stays in no folder, unless it was released before', async () => {
  await build('dist', older);
  await release('live');
  contract = 2;
  const refused = /is refused:\n {2}built against contract 1, the live shell has 2$/;
  await assert.rejects(release('live'), refused);
  await build('dist', newer);
  await assert.rejects(release('live'), refused);
  assert.deepEqual(await readdir(path.join(folder, 'releases')), [older]);
});

test('[F-02] a build of another remote is refused', async () => {
  await build('dist', newer);
  await writeFile(path.join(folder, 'dist/remote.json'), JSON.stringify({ ...sampleManifest, name: 'blog' }));
  await assert.rejects(releaseStored(), /public 0123456789ab is refused:\n {2}it is a build of blog$/);
  assert.deepEqual([live, published], [null, []]);
});

test('[F-02] a build that is stored where its host does not look is refused with the variable that says where', async () => {
  await build('dist', newer);
  const elsewhere = path.join(folder, 'elsewhere');
  const from = { build: path.join(folder, 'dist'), releases: elsewhere };
  await assert.rejects(
    publish({ remote: 'public', from, origin, desk, aim: 'live', keep: 1, browser: false }),
    new RegExp(
      `refused:\\n {2}its host has nothing at ${origin}/remotes/public/${newer}/, .*Is RELEASES_DIR right\\?$`,
    ),
  );
  assert.deepEqual(await readdir(elsewhere), []);
});

test('[F-02] a build whose check breaks off stays in no folder', async () => {
  await build('dist', newer);
  isApi = true;
  await assert.rejects(release('live'), /is not the address of a shell/);
  assert.deepEqual(await readdir(path.join(folder, 'releases')), []);
});

test('[F-02] a release that a signal ends takes what it has stored with it, unless the desk has it or cannot say', async () => {
  await build('dist', newer);
  const releases = path.join(folder, 'releases');
  duringCheck = () => desk.whenInterrupted();
  await assert.rejects(release('live'));
  assert.deepEqual([await readdir(releases), published, live], [[], [], null]);

  duringCheck = () => {
    isAway = true;
    return desk.whenInterrupted();
  };
  await assert.rejects(release('live'));
  assert.deepEqual(await readdir(releases), [newer]);
  isAway = false;
  await rm(path.join(releases, newer), { recursive: true });

  duringCheck = () => {
    published.push(newer);
    live = newer;
    return desk.whenInterrupted();
  };
  await assert.rejects(release('live'), /The release of public bbbbbbbbbbbb was broken off/);
  assert.deepEqual([await readdir(releases), live], [[newer], newer]);
});

test('[F-02] a build that is refused, or broken off, stays where another release has stored it', async () => {
  for (const place of ['dist', `releases/${newer}`]) await build(place, newer);
  contract = 2;
  duringCheck = () => desk.whenInterrupted();
  await assert.rejects(release('live'), /is refused/);
  assert.deepEqual(await readdir(path.join(folder, 'releases')), [newer]);
});

test('[F-02] a rollback that is made while a version is checked stays: the version is published and not made live', async () => {
  for (const version of [older, newer]) {
    await build('dist', version);
    await release('live');
  }
  const newest = 'cccccccccccc';
  await build('dist', newest);
  duringCheck = () => desk.point('public', { live: older });
  const refused = /cccccccccccc is stored and published, but not made live: .* Ana has made aaaaaaaaaaaa live\./;
  await assert.rejects(release('live'), refused);
  assert.deepEqual([live, published], [older, [older, newer, newest]]);
  duringCheck = () => {};
  await release('live');
  assert.equal(live, newest);
});

test('[F-02] a version that the desk would not take, and links, which may lead out of the build, are refused before anything is stored', async () => {
  await build('dist', '1.0 beta');
  await assert.rejects(
    release('live'),
    /dist\/remote\.json does not fit .*:\n {2}version: must be 12 characters of a hash/,
  );
  await build('dist', newer);
  await symlink('/etc/hostname', path.join(folder, 'dist', 'link.js'));
  await assert.rejects(release('live'), /dist holds symbolic links, which may lead out of it: link\.js/);
  assert.deepEqual(await readdir(folder), ['dist']);
});

test('[F-02] an address that has a path, or is no site, is said to be wrong in RELEASE_URL', async () => {
  await assert.rejects(
    ReleaseDesk.open(`${origin}/login`),
    /POST \/login was refused with 404: .*\/login answers as no site does\. RELEASE_URL is its origin alone/,
  );
});

test('[F-02] what the desk refuses is said with the field that is wrong', async () => {
  const remote = { name: 'blog2', url: 'https://blog.example', mounts: ['/blog'], owner: '' };
  await assert.rejects(desk.addRemote(remote), /422: Please check\. name: Not allowed\.; owner: Required\.$/);
});

test('[F-06] a rollback to what the live shell cannot load is refused, and what is live stays', async () => {
  for (const version of [older, newer]) {
    await build('dist', version);
    await release('live');
  }
  contract = 2;
  const refused = /public aaaaaaaaaaaa is refused: built against contract 1, the live shell has 2/;
  await assert.rejects(rollBack({ remote: 'public', origin, desk }), refused);
  await assert.rejects(rollBack({ remote: 'public', version: older, origin, desk }), refused);
  assert.equal(live, newer);
  contract = 1;
  await rollBack({ remote: 'public', origin, desk });
  assert.equal(live, older);
});

test('[F-02] a second rollback is refused with who has done the first one, and a named one is done', async () => {
  for (const version of [older, newer]) {
    await build('dist', version);
    await release('live');
  }
  await rollBack({ remote: 'public', origin, desk });
  await assert.rejects(
    rollBack({ remote: 'public', origin, desk }),
    /^Error: public: it has gone back already, aaaaaaaaaaaa is live, by Ana at .* rollback <version>$/,
  );
  assert.equal(live, older);
  await rollBack({ remote: 'public', version: newer, origin, desk });
  assert.equal(live, newer);
});

test('[F-02] a rollback while a canary runs ends the canary alone, be a release live or none', async (context) => {
  const said = context.mock.method(console, 'log', () => {});
  for (const now of [null, newer]) {
    live = now;
    canary = { version: older, share: 10, staff: false };
    await rollBack({ remote: 'public', origin, desk });
    assert.deepEqual([live, canary], [now, null]);
    assert.equal(
      said.mock.calls.at(-1)?.arguments[0],
      `public: the canary of ${older} has ended; ${now ?? 'as its host has it'} stays live`,
    );
    await assert.rejects(
      rollBack({ remote: 'public', origin, desk }),
      /the canary of aaaaaaaaaaaa has been ended, by Ana/,
    );
  }
});

test('[F-02] a rollback at the address of the api says that it is not that of a shell, and what is live stays', async () => {
  for (const version of [older, newer]) {
    await build('dist', version);
    await release('live');
  }
  isApi = true;
  await assert.rejects(
    rollBack({ remote: 'public', origin, desk }),
    /^Error: http:\/\/127\.0\.0\.1:\d+ is not the address of a shell, which answers at \/platform\.json\. Is it RELEASE_URL\?$/,
  );
  assert.equal(live, newer);
});

test('[F-02] what a killed release has left is no part of a version and goes, and a build that cannot be read leaves nothing', async () => {
  await build('dist', newer);
  const releases = path.join(folder, 'releases');
  await mkdir(path.join(releases, `.${newer}-${process.pid}`, 'old'), { recursive: true });
  const killed = path.join(releases, `.${older}-killed`);
  await mkdir(path.join(killed, 'build'), { recursive: true });
  const left = Date.now() / 1000 - 7_200;
  await utimes(killed, left, left);
  await storeBuild(path.join(folder, 'dist'), releases, newer);
  assert.deepEqual((await readdir(path.join(releases, newer))).toSorted(), ['entry.js', 'remote.json']);
  await assert.rejects(storeBuild(path.join(folder, 'none'), releases, older));
  assert.deepEqual((await readdir(releases)).toSorted(), [`.${newer}-${process.pid}`, newer]);
});

test('[F-02] a build without its remote.json is refused by the name of what is missing, with what mends it', async () => {
  await assert.rejects(readCandidate(folder), {
    message: `${folder}/remote.json is missing: there is no whole build of a remote. Delete ${folder} and build it anew`,
  });
});
