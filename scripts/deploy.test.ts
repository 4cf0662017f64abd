import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { request as requestByTls } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import deployed from '../deploy/registry.json' with { type: 'json' };
import local from '../registry.json' with { type: 'json' };
import { readCompose } from './containers/compose-file.ts';
import { freePorts } from './site/ports.ts';
import { root } from './site/site.ts';
import { Caddy, hasCaddy } from './testing/caddy.ts';

const version = '0123456789ab';
const run = promisify(execFile);

let folder = '';
let build = '';
let releases = '';
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'varda-deploy-'));
  build = path.join(folder, 'build');
  releases = path.join(folder, 'releases');
  await mkdir(path.join(build, 'static/js'), { recursive: true });
  await mkdir(releases);
  await writeFile(path.join(build, 'remote.json'), JSON.stringify({ name: 'public', contract: 1, version }));
  await writeFile(path.join(build, 'static/js/remote.0123456789.js'), 'run()');
  await writeFile(path.join(build, 'static/js/remote.0123456789.js.br'), brotliCompressSync('run()'));
});
after(() => rm(folder, { recursive: true }));

test('[F-07] every screen that a remote declares lies below one of its mounts', async () => {
  for (const { name, mounts } of local.remotes.filter(({ mounts }) => !mounts.includes('/'))) {
    const { declaration } = await import(`../remote-${name}/remote.declaration.ts`);
    for (const path of Object.values<string | readonly string[]>(declaration.pages).flat())
      assert.ok(
        mounts.some((mount) => path === mount || path.startsWith(`${mount}/`)),
        `${name}: add a mount for ${path} to registry.json and deploy/registry.json`,
      );
  }
});

test('[F-07] the containers know the same remotes and mounts as the registry', () => {
  const mountsOf = ({ remotes }: typeof local | typeof deployed) =>
    remotes.map(({ name, mounts }) => ({ name, mounts }));
  assert.deepEqual(mountsOf(deployed), mountsOf(local));
});

test('[F-07] every service of the compose file has an image that is built from what is there', async () => {
  const compose = await readFile(path.join(root, 'docker-compose.yml'), 'utf8');
  for (const { name } of local.remotes) assert.match(compose, new RegExp(`REMOTE: remote-${name} `));
  for (const [, file] of compose.matchAll(/dockerfile: (\S+?)[,\s]/g)) {
    const text = await readFile(path.join(root, file ?? ''), 'utf8');
    assert.match(text, /^USER (?!root|0)\w+/m, `${file} runs as root`);
    assert.match(text, /^HEALTHCHECK/m, `${file} says nothing of its health`);
    for (const [, source = ''] of text.matchAll(/^COPY (?!--from)(?:\S+ )*?([\w.-][\w./-]*) \S+$/gm))
      await readFileOrFolder(source);
  }
});

test('[F-07] a container may do what the capability of its program asks for, without which the kernel does not start it', async () => {
  const { services } = await readCompose();
  for (const [name, { build, cap_add }] of Object.entries(services))
    if (build && /^ARG CADDY_IMAGE=/m.test(await readFile(path.join(root, build.dockerfile), 'utf8')))
      assert.deepEqual(cap_add, ['NET_BIND_SERVICE'], name);
  for (const name of ['gateway', ...local.remotes.map((remote) => `remote-${remote.name}`)])
    assert.match(
      await readFile(path.join(root, `deploy/kubernetes/${name}.yaml`), 'utf8'),
      /add: \[NET_BIND_SERVICE\]/,
      name,
    );
});

test('[O-06] the containers of shell and api are told which part of them to send', async () => {
  const { services } = await readCompose();
  for (const name of ['shell-1', 'shell-2', 'api-1', 'api-2'])
    assert.match(services[name]?.environment?.OTEL_TRACES_SAMPLER_ARG ?? '', /^\$\{OTEL_TRACES_SAMPLER_ARG:-\}$/, name);
});

async function readFileOrFolder(name: string) {
  const full = path.join(root, name);
  await readFile(full).catch(() => readdir(full));
}

test('[F-07] a container keeps its version beside those of earlier images, however many start at once', async () => {
  const keep = () =>
    run(path.join(root, 'deploy/store-version.sh'), ['true'], {
      env: { ...process.env, BUILD_DIR: build, RELEASES_DIR: releases },
    });
  await Promise.all([keep(), keep(), keep()]);
  assert.deepEqual(await readdir(releases), [version]);
  assert.deepEqual((await readdir(path.join(releases, version))).sort(), ['remote.json', 'static']);
});

test('[F-07] a copy that was interrupted is no part of the version, and is removed', async () => {
  const place = path.join(folder, 'interrupted');
  const env = { ...process.env, BUILD_DIR: build, RELEASES_DIR: place };
  const script = path.join(root, 'deploy/store-version.sh');
  await mkdir(path.join(place, '.ba9876543210-1/static'), { recursive: true });
  await utimes(path.join(place, '.ba9876543210-1'), 0, 0);
  // Started anew it is the same process: the first one of its container.
  await run('sh', ['-c', 'mkdir -p "$RELEASES_DIR/.$1-$$/static" && exec "$0" true', script, version], { env });
  assert.deepEqual((await readdir(path.join(place, version))).sort(), ['remote.json', 'static']);
  assert.ok(!existsSync(path.join(place, '.ba9876543210-1')));
});

test('[F-07] nothing stays of a copy for which there is no room, and the container ends', async () => {
  const place = path.join(folder, 'full');
  const programs = path.join(folder, 'programs');
  for (const each of [place, programs]) await mkdir(each);
  await writeFile(path.join(programs, 'cp'), '#!/bin/sh\nmkdir -p "$3" && touch "$3/part" && exit 1', { mode: 0o700 });
  const env = { ...process.env, BUILD_DIR: build, RELEASES_DIR: place, PATH: `${programs}:${process.env.PATH}` };
  await assert.rejects(run(path.join(root, 'deploy/store-version.sh'), ['true'], { env }));
  assert.deepEqual(await readdir(place), []);
});

describe('behind Caddy', {
  skip: hasCaddy() ? false : 'the containers’ servers: there is no Caddy, and none could be installed',
}, () => {
  let remote: Caddy;
  let gateway: Caddy;
  let api: Upstream[];
  let shell: Upstream;
  before(async () => {
    const ports = await freePorts();
    api = [await upstream('api-1'), await upstream('api-2')];
    shell = await upstream('shell');
    remote = await Caddy.start('remote.Caddyfile', ports.of('remote-public'), {
      BUILD_DIR: build,
      RELEASES_DIR: releases,
    });
    gateway = await Caddy.start('gateway.Caddyfile', ports.shell, {
      API: api.map(({ address }) => address).join(' '),
      SHELL_UPSTREAM: shell.address,
      REMOTE_PUBLIC: new URL(remote.url).host,
    });
  });
  after(async () => {
    await Promise.all([gateway?.stop(), remote?.stop()]);
    for (const server of [...(api ?? []), shell]) server?.close();
  });

  for (const [what, place, caching] of [
    ['a file with a hash in its name', '/static/js/remote.0123456789.js', 'public, max-age=31536000, immutable'],
    [
      'the same file of a kept version',
      `/${version}/static/js/remote.0123456789.js`,
      'public, max-age=31536000, immutable',
    ],
    ['what a build says of itself', '/remote.json', 'no-cache'],
  ] as const)
    test(`[F-07] ${what} is served to every origin, to be kept: ${caching}`, async () => {
      const { status, headers } = await fetch(remote.url + place);
      assert.equal(status, 200);
      assert.equal(headers.get('cache-control'), caching);
      assert.equal(headers.get('access-control-allow-origin'), '*');
    });

  test('[F-07] a file travels as the brotli that was made ahead', async () => {
    const response = await fetch(`${remote.url}/static/js/remote.0123456789.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    assert.equal(response.headers.get('content-encoding'), 'br');
    assert.equal(await response.text(), 'run()');
  });

  test('[F-07] a file that is gone is a 404 that the browser may read and does not keep', async () => {
    const { status, headers } = await fetch(`${remote.url}/static/js/remote.aaaaaaaaaa.js`);
    assert.deepEqual(
      [status, headers.get('access-control-allow-origin'), headers.get('cache-control')],
      [404, '*', 'no-store'],
    );
  });

  test('[F-07] one origin leads to the shell, to the api and to each remote', async () => {
    const text = async (place: string) => (await fetch(gateway.url + place)).text();
    assert.match(await text('/about'), /^shell \/about$/);
    assert.match(await text('/api/products/all'), /^api-\d \/api\/products\/all$/);
    assert.equal(JSON.parse(await text('/remotes/public/remote.json')).version, version);
  });

  test('[F-07] nobody can claim to come from another address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
    await fetch(`${gateway.url}/api/session`, { headers });
    const seen = api.flatMap(({ requests }) => requests.filter(({ url }) => url === '/api/session')).at(-1);
    assert.equal(seen?.headers['x-forwarded-for'], '127.0.0.1');
  });

  test('[F-07] a proxy in front that is trusted is believed as to who the visitor is', async () => {
    const behind = await Caddy.start('gateway.Caddyfile', (await freePorts()).shell, {
      API: api.map(({ address }) => address).join(' '),
      SHELL_UPSTREAM: shell.address,
      TRUSTED_PROXIES: 'private_ranges',
    });
    try {
      await fetch(`${behind.url}/api/behind`, {
        headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
      });
    } finally {
      await behind.stop();
    }
    const seen = api.flatMap(({ requests }) => requests.filter(({ url }) => url === '/api/behind')).at(-1);
    assert.equal(seen?.headers['x-forwarded-for'], '203.0.113.9, 127.0.0.1');
    assert.equal(seen?.headers['x-forwarded-proto'], 'https');
  });

  test('[K-12] what the gateway answers is not taken for another type', async () => {
    for (const place of ['/about', '/api/products/all', '/remotes/public/remote.json', '/remotes/public/none'])
      assert.equal((await fetch(gateway.url + place)).headers.get('x-content-type-options'), 'nosniff', place);
  });

  test('[O-02] a remote that is being replaced makes its visitors wait, and answers them', async () => {
    await remote.stop();
    const answer = fetch(`${gateway.url}/remotes/public/remote.json`);
    remote = await Caddy.start('remote.Caddyfile', Number(new URL(remote.url).port), {
      BUILD_DIR: build,
      RELEASES_DIR: releases,
    });
    assert.equal((await answer).status, 200);
  });

  test('[O-03] with HTTPS, plain HTTP only redirects; hosts below that name are for the operator to bind', async () => {
    const ports = await freePorts();
    const [plain, secure] = [ports.of('remote-public'), ports.api];
    const hsts = 'max-age=31536000; includeSubDomains';
    const config = path.join(folder, 'gateway.Caddyfile');
    const deployed = await readFile(path.join(root, 'deploy/gateway.Caddyfile'), 'utf8');
    // The certificate of localhost is Caddy's own, which this machine shall not trust from now on.
    await writeFile(config, deployed.replace('admin off', '$&\n\tskip_install_trust'));
    const behind = await Caddy.start(config, ports.shell, {
      API: api.map(({ address }) => address).join(' '),
      SHELL_UPSTREAM: shell.address,
      SITE_ADDRESS: `localhost:${secure}`,
      HTTP_PORT: String(plain),
      HSTS: hsts,
      XDG_DATA_HOME: path.join(folder, 'certificates'),
    });
    try {
      for (const [method, place] of [
        ['GET', '/about?lang=mk'],
        ['POST', '/api/login'],
      ] as const) {
        const { status, headers, body } = await ask(`http://localhost:${plain}${place}`, { method });
        assert.deepEqual([status, headers.location, body], [308, `https://localhost:${secure}${place}`, '']);
      }
      assert.deepEqual(
        api.flatMap(({ requests }) => requests.filter(({ url }) => url === '/api/login')),
        [],
      );
      const { status, headers, body } = await onceCertified(() => ask(`https://localhost:${secure}/about`));
      assert.deepEqual([status, body, headers['strict-transport-security']], [200, 'shell /about', hsts]);
      assert.match(
        headers['alt-svc'] ?? '',
        new RegExp(`h3=":${secure}"`),
        'HTTP/3, for which a UDP port is published',
      );
    } finally {
      await behind.stop();
    }
  });

  test('[K-03] [K-05] an api without its database or its storage stays behind the gateway, with what it can answer', async () => {
    const lacking = await upstream('api', { '/api/health': 503 });
    const ending = await upstream('api-that-ends', { '/health': 503 });
    const behind = await Caddy.start('gateway.Caddyfile', (await freePorts()).shell, {
      API: `${lacking.address} ${ending.address}`,
      SHELL_UPSTREAM: shell.address,
    });
    try {
      const answer = async () => (await fetch(`${behind.url}/api/parent`)).text();
      // The first check of each may still be under way.
      while ((await answer()) !== 'api /api/parent') await setTimeout(20);
      for (let asked = 0; asked < 4; asked++) assert.equal(await answer(), 'api /api/parent');
    } finally {
      await behind.stop();
      lacking.close();
      ending.close();
    }
  });

  test('[O-08] a gateway that is not to ask for health sends all to one address, whatever is not ready behind it', async () => {
    const unready = await upstream('api', { '/health': 503 });
    const behind = await Caddy.start('gateway.Caddyfile', (await freePorts()).shell, {
      API: unready.address,
      SHELL_UPSTREAM: shell.address,
      HEALTH_URI: '',
    });
    try {
      for (let asked = 0; asked < 3; asked++) assert.equal((await fetch(`${behind.url}/api/parent`)).status, 200);
      assert.deepEqual([...new Set(unready.requests.map(({ url }) => url))], ['/api/parent']);
    } finally {
      await behind.stop();
      unready.close();
    }
  });

  test('[F-07] a replica of the api that goes costs nobody an answer', async () => {
    api[0]?.close();
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${gateway.url}/api/products/all`)));
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  });

  test('[F-07] [K-12] without a shell the answer says so, in both languages, and when to come again', async () => {
    shell.close();
    const { status, headers, body } = await ask(`${gateway.url}/`);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.ok(status === 502 || status === 503, String(status));
    assert.match(body, /not available[\s\S]*не е достапна/);
  });
});

interface Upstream {
  address: string;
  requests: IncomingMessage[];
  close(): void;
}

/** @param statuses of answers other than 200, by path */
async function upstream(name: string, statuses: Record<string, number> = {}): Promise<Upstream> {
  const requests: IncomingMessage[] = [];
  const server: Server = createServer((incoming, response) => {
    requests.push(incoming);
    response.statusCode = statuses[incoming.url ?? ''] ?? 200;
    response.end(`${name} ${incoming.url}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    requests,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Caddy answers plain HTTP before it has made its certificate; until then a TLS handshake is refused. */
async function onceCertified<T>(call: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + 60_000; ; )
    try {
      return await call();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EPROTO' || Date.now() > end) throw error;
      await setTimeout(50);
    }
}

function ask(
  url: string,
  { method = 'GET' } = {},
): Promise<{ status: number; headers: IncomingMessage['headers']; body: string }> {
  return new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? requestByTls : request;
    send(url, { method, rejectUnauthorized: false }, (response) => {
      let body = '';
      response.on('data', (text) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    })
      .on('error', reject)
      .end();
  });
}
