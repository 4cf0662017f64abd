import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { until } from '../api/test/until.ts';
import { readLocalRemotes } from './site/local-remotes.ts';
import { busyPorts, freePorts, type Ports } from './site/ports.ts';
import { root } from './site/site.ts';

let folder = '';
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'varda-start-'));
});
after(() => rm(folder, { recursive: true, force: true }));

interface Started {
  child: ChildProcess;
  output: () => string;
}

function start(ports: Ports, environment: Record<string, string> = {}, user: { uid?: number } = {}): Started {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    // A group of its own, so that a signal reaches all of it as Ctrl-C does.
    detached: true,
    ...user,
    env: {
      ...process.env,
      DATA_DIR: path.join(folder, 'data'),
      DEMO_CONTENT: 'off',
      ...ports.variables,
      ...environment,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return { child, output: () => output };
}

async function endOf({ child, output }: Started): Promise<string> {
  const [code] = await once(child, 'close');
  assert.equal(code, 1, output());
  return output();
}

/** Resolves once the text has been printed. Rejects when the process ends without it. */
function printed({ child, output }: Started, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => output().includes(text) && resolve();
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', look);
    look();
    child.once('exit', () => reject(new Error(`It ended without saying “${text}”:\n${output()}`)));
  });
}

test('a port that is in use is named, with the variable that chooses another one', async () => {
  const ports = await freePorts();
  const server = createServer().listen(ports.api, '127.0.0.1');
  await once(server, 'listening');
  try {
    const output = await endOf(start(ports));
    assert.match(output, new RegExp(`Port ${ports.api} \\(api\\) is already in use.*API_PORT=`));
  } finally {
    server.close();
  }
});

test('[I-07] a port that something uses by IPv6 is in use, as it answers at localhost', async (t) => {
  const ports = await freePorts();
  const server = createServer().listen(ports.api, '::1');
  t.after(() => server.close());
  try {
    await once(server, 'listening');
  } catch (error) {
    return t.skip(`this machine has no IPv6: ${(error as Error).message}`);
  }
  const [line, ...others] = await busyPorts(ports);
  assert.match(line ?? '', new RegExp(`Port ${ports.api} \\(api\\) is already in use.*API_PORT=`));
  assert.deepEqual(others, []);
});

test('a variable that is no port is named', async () => {
  assert.match(await endOf(start(await freePorts(), { SHELL_PORT: 'http' })), /SHELL_PORT=http is not a port/);
});

test('[O-06] one port for the metrics of two services is refused before anything is built, with the way out', async () => {
  const output = await endOf(start(await freePorts(), { METRICS_PORT: '9100' }));
  assert.match(output, /^\s*METRICS_PORT is one port, .*Leave it out, or start each service by itself/);
});

test('[I-08] a remote that the registry describes wrongly is left out with the reason, and the others are started', () => {
  const at = (name: string, url: string) => ({ name, url, mounts: [`/${name}`] });
  const { localRemotes, registryProblems } = readLocalRemotes({
    remotes: [
      at('public', 'http://localhost:3001'),
      at('admin-content', 'http://127.0.0.1:3001'),
      at('blog', 'http://localhost:3009'),
      at('admin-users', '/remotes/admin-users'),
      at('admin-products', 'http://localhost:3003'),
      { name: 'news' },
    ],
  });
  assert.deepEqual(
    localRemotes.map(({ name }) => name),
    ['public', 'admin-products'],
  );
  const told = registryProblems.join('\n');
  for (const reason of [
    /news is left out: url/,
    /admin-content is left out: public has the same port 3001/,
    /blog is left out: there is no folder remote-blog/,
    /admin-users is left out: \/remotes\/admin-users names no port/,
  ])
    assert.match(told, reason);
});

test('a data folder that is a file is an error that says so', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  assert.match(
    await endOf(start(await freePorts(), { DATA_DIR: file })),
    /data folder .* is not a folder\. Choose another one: DATA_DIR=/,
  );
});

test('a data folder that this user may not write to is an error that says so', async () => {
  const closed = await mkdtemp(path.join(folder, 'closed-'));
  await chmod(closed, 0o500);
  // Root may write everywhere, so that another user has to try.
  const user = process.getuid?.() === 0 ? { uid: 65_534 } : {};
  assert.match(
    await endOf(start(await freePorts(), { DATA_DIR: closed }, user)),
    /cannot be read and written by this user/,
  );
});

test('a service that cannot start ends all others, and the command with what it has said', async () => {
  const ports = await freePorts();
  const output = await endOf(start(ports, { ADMIN_EMAIL: 'ana@varda-pharm.example', ADMIN_PASSWORD: 'short' }));
  assert.match(output, /api has ended:\n.*\n {2}ADMIN_PASSWORD: must have at least 10 characters/);
  assert.deepEqual(await busyPorts(ports), []);
});

test('SIGINT stops everything that was started', async () => {
  const ports = await freePorts();
  const started = start(ports);
  await printed(started, 'Ctrl-C stops everything');
  assert.match(started.output(), /Ready after/);
  assert.match(started.output(), /Sign in as/);
  await stopsAll(started, ports, 'SIGINT');
});

test('[I-07] a second site on a data folder ends and says why, and leaves logs and registry of the first as they are; SIGTERM stops all of that', async () => {
  const ports = await freePorts();
  const started = start(ports);
  await printed(started, 'Ctrl-C stops everything');
  const files = ['remotes.json', 'logs/api.log', 'logs/shell.log'].map((name) => path.join(folder, 'data', name));
  const contents = () => Promise.all(files.map((file) => readFile(file, 'utf8')));
  const before = await contents();
  assert.match(await endOf(start(await freePorts())), /Another site runs on the data folder .*data\. .*DATA_DIR=/);
  const now = await contents();
  for (const [place, text] of before.entries()) assert.ok(now[place]?.startsWith(text), files[place]);
  await stopsAll(started, ports, 'SIGTERM');
});

test('[I-07] what ends is started again while the others go on, one can be restarted alone, and all end with what started them', async () => {
  const ports = await freePorts();
  const started = start(ports);
  await printed(started, 'Ctrl-C stops everything');
  const api = pidOf(started, 'api/server.ts');
  const shell = pidOf(started, 'shell/server/server.ts');

  process.kill(api, 'SIGKILL');
  await printed(started, 'api was ended by SIGKILL');
  await printed(started, 'api runs again');
  assert.equal((await fetch(`http://127.0.0.1:${ports.shell}/api/health`)).status, 200);
  assert.notEqual(pidOf(started, 'api/server.ts'), api);
  assert.equal(pidOf(started, 'shell/server/server.ts'), shell);

  assert.match(restart('shell'), /shell runs again after/);
  assert.notEqual(pidOf(started, 'shell/server/server.ts'), shell);
  assert.equal((await fetch(`http://127.0.0.1:${ports.shell}/about`)).status, 200);
  assert.match(restart('blog'), /There is no service blog. There are: shell, /);

  // As whoever closes the terminal does: what is said from now on cannot be written.
  for (const stream of [started.child.stdout, started.child.stderr]) stream?.destroy();
  for (const _ of ['one line is lost', 'so is the next one']) {
    const ended = pidOf(started, 'api/server.ts');
    process.kill(ended, 'SIGKILL');
    await until(() => ![0, ended].includes(pidOf(started, 'api/server.ts')), 'The api is not started again');
  }

  started.child.kill('SIGKILL');
  await once(started.child, 'exit');
  await until(async () => (await busyPorts(ports)).length === 0, 'Services are still there');
  assert.match(restart('shell'), /No site runs on .*data: npm start starts one/);
});

async function stopsAll({ child, output }: Started, ports: Ports, signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  process.kill(-(child.pid ?? 0), signal);
  const [code] = await once(child, 'exit');
  assert.equal(code, 0, output());
  assert.deepEqual(await busyPorts(ports), []);
}

/** Of the service of a site that runs a script. */
function pidOf({ child }: Started, script: string): number {
  return Number(spawnSync('pgrep', ['-P', String(child.pid), '-f', script], { encoding: 'utf8' }).stdout);
}

/** What the command says. */
function restart(service: string): string {
  const env = { ...process.env, DATA_DIR: path.join(folder, 'data') };
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/restart.ts', service], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return stdout + stderr;
}
