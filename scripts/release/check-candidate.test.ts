import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { integrityOf } from '@varda/platform/federation/integrity';
import type { BuiltManifest } from '@varda/platform/federation/manifest';
import { platformFile } from '@varda/platform/federation/platform-file';
import { checkCandidate } from './check-candidate.ts';
import { fetchWhole } from './fetch-whole.ts';
import { sampleManifest } from './manifest.fixture.ts';

const files: Record<string, string> = {
  'entry.js': 'entry()',
  'server.cjs': 'rendered()',
  [platformFile]: JSON.stringify({ contract: 1, versions: {}, exports: { '@varda/ui': ['Button'] } }),
};

const manifest: BuiltManifest = {
  ...sampleManifest,
  uses: { '@varda/ui': ['Button'] },
  server: { file: 'server.cjs', integrity: integrityOf('rendered()') },
};

/** What browsers get of `entry.js`, which take brotli. */
let packed: Buffer | null = null;

const server = createServer(({ url = '', headers }, response) => {
  const content = files[url.slice(1)];
  if (packed && url === '/entry.js' && headers['accept-encoding'] === 'br')
    return response.writeHead(200, { 'access-control-allow-origin': '*', 'content-encoding': 'br' }).end(packed);
  response.writeHead(content === undefined ? 404 : 200, { 'access-control-allow-origin': '*' }).end(content);
});
let origin: string;
before(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => server.close());

const check = (candidate: BuiltManifest) =>
  checkCandidate({ manifest: candidate, integrity: integrityOf('') }, origin, origin);

test('[F-06] a candidate whose files are served as they were built is let through', async () => {
  assert.deepEqual(await check(manifest), []);
});

test('[F-06] a part for the server that is served with other content is refused, as a script is', async () => {
  const other = integrityOf('something else');
  assert.deepEqual(await check({ ...manifest, server: { file: 'server.cjs', integrity: other } }), [
    'server.cjs is served with other content than was built',
  ]);
  assert.deepEqual(await check({ ...manifest, integrity: { 'entry.js': other } }), [
    'entry.js is served with other content than was built',
  ]);
});

test('[F-06] a candidate of which browsers get a damaged copy is refused', async () => {
  const whole = brotliCompressSync('entry()');
  packed = whole;
  assert.deepEqual(await check(manifest), []);
  for (const damaged of [whole.subarray(0, 4), Buffer.of(), brotliCompressSync('other()')]) {
    packed = damaged;
    const [problem = '', ...more] = await check(manifest);
    assert.match(
      problem,
      /^entry\.js (breaks off, or cannot be unpacked|is served with other content than was built)$/,
    );
    assert.deepEqual(more, []);
  }
  packed = null;
});

test('[F-06] a host that does not answer is named', async () => {
  const silent = 'http://127.0.0.1:1';
  const [problem] = await checkCandidate({ manifest, integrity: integrityOf('') }, silent, origin);
  assert.equal(problem, `${silent}/entry.js is not answered: is the remote’s host up?`);
});

test('[F-02] a host that says nothing, or stops in the middle of a file, holds up no release for ever, and is named', async (t) => {
  const silent = createServer((request, response) => {
    if (request.url === '/half') response.writeHead(200).write('half');
  });
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  t.after(() => silent.close() && silent.closeAllConnections());
  const { port } = silent.address() as AddressInfo;
  for (const file of ['none', 'half']) {
    const url = `http://127.0.0.1:${port}/${file}`;
    await assert.rejects(fetchWhole(url, { limit: 100 }), { message: `${url} has not been answered within 0.1 s` });
  }
});

test('[F-06] a part for the server that is not there is refused', async () => {
  assert.deepEqual(await check({ ...manifest, server: { file: 'gone.cjs', integrity: integrityOf('') } }), [
    'gone.cjs is answered with 404',
  ]);
});

test('[F-06] a candidate that needs what only a newer shell has is refused, and told what comes first', async () => {
  const uses = { '@varda/ui': ['Button', 'Hologram', 'Marquee'], '@varda/platform/http': ['call'] };
  assert.deepEqual(await check({ ...manifest, uses }), [
    'needs Hologram, Marquee of @varda/ui, which the live shell does not have: deploy the shell first',
  ]);
});
