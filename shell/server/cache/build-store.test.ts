/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import { ask } from '../testing/ask.ts';
import { environmentAt } from '../testing/environment.ts';
import { BuildStore } from './build-store.ts';

let root: string;
let dist: string;
let folder: string;
const apps: FastifyInstance[] = [];

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'builds-'));
  dist = path.join(root, 'dist');
  folder = path.join(root, 'kept');
});

afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  await rm(root, { recursive: true });
});

/** A build takes the place of the one before it. */
async function build(name: string) {
  await rm(dist, { recursive: true, force: true });
  const files = {
    'heading-fonts.json': '{"en":"","mk":""}',
    'shell-chunks.json': JSON.stringify({ site: [{ file: chunkOf(name), integrity: '' }] }),
    'platform.json': JSON.stringify(name),
    [chunkOf(name)]: name,
  };
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, file)), { recursive: true });
    await writeFile(path.join(dist, file), content);
  }
}

const chunkOf = (name: string) => `static/js/async/${name}.0123456789.js`;

async function start(kept: string | undefined = folder, REGISTRY: string[] = []) {
  const environment = environmentAt('http://127.0.0.1:9', { RENDERING: 'browser', SHELL_BUILDS: kept, REGISTRY });
  const app = await createApp(environment, dist, null);
  apps.push(app);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return async (file: string) => {
    const { status, body } = await ask(port, `/${file}`);
    return status === 200 ? body.toString() : status;
  };
}

test('[F-02] a new build of the shell touches no server that runs, and no tab that was opened before', async () => {
  await build('one');
  const running = await start();
  await build('two');
  expect(await running('about')).toContain(chunkOf('one'));
  expect(await running(chunkOf('one'))).toBe('one');
  expect(await running('platform.json')).toBe('"one"');
  expect(await running(chunkOf('two'))).toBe(404);

  const next = await start();
  expect(await next('about')).toContain(chunkOf('two'));
  expect(await next(chunkOf('two'))).toBe('two');
  expect(await next(chunkOf('one'))).toBe('one');
  // While servers give way to each other, a page of the one asks the other.
  expect(await running(chunkOf('two'))).toBe('two');
  for (const file of ['static/js/async/none.0123456789.js', 'static/..%2f..%2fone', 'static/%'])
    expect(await next(file)).not.toBe(200);
});

test('[F-05] a server that starts while the registry is away serves what the one before it got', async () => {
  await build('one');
  const registry = path.join(root, 'registry.json');
  const remote = { name: 'public', url: 'http://127.0.0.1:9', mounts: ['/'], enabled: false };
  await writeFile(registry, JSON.stringify({ remotes: [remote] }));
  const told = await (await start(folder, [registry]))('remotes.json');
  expect(told).toContain('"public"');
  await rm(registry);
  expect(await (await start(folder, [registry]))('remotes.json')).toBe(told);
  expect(await (await start(path.join(root, 'other'), [registry]))('remotes.json')).toBe('[]');
});

test('[F-02] the newest builds are kept, however many servers of one build start at once', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
    await build(name);
    await Promise.all([BuildStore.with(dist, folder), BuildStore.with(dist, folder)]);
  }
  expect(await readdir(folder)).toHaveLength(5);
});

test('[F-02] copies of builds that were killed are removed, and one that somebody makes is not', async () => {
  await build('one');
  const [killed, working] = [`0123456789ab-${randomUUID()}`, `0123456789ab-${randomUUID()}`];
  for (const name of [killed, working]) await mkdir(path.join(folder, name, 'static'), { recursive: true });
  await utimes(path.join(folder, killed), 0, 0);
  const { own } = await BuildStore.with(dist, folder);
  expect((await readdir(folder)).sort()).toEqual([working, path.basename(own)].sort());
});

test('[F-02] nothing stays of a copy that fails', async () => {
  await build('one');
  const socket = createServer().listen(path.join(dist, 'static/socket'));
  await once(socket, 'listening');
  try {
    await expect(BuildStore.with(dist, folder)).rejects.toThrow('the build cannot be kept');
    expect(await readdir(folder)).toEqual([]);
  } finally {
    socket.close();
  }
});

test('without a folder for them, there is the build that stands there', async () => {
  await build('one');
  const server = await start(undefined);
  expect(await server(chunkOf('one'))).toBe('one');
});
