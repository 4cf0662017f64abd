import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

/*
 * For `node --test --test-global-setup=…`: a PostgreSQL for this run of the tests, in `TEST_DATABASE_URL`; or the reason why
 * there is none, in `TEST_DATABASE_MISSING`. A server that is already named there is used as it is.
 */

let server: ChildProcess | undefined;
let folder: string | undefined;

export async function globalSetup(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  try {
    process.env.TEST_DATABASE_URL = await start();
  } catch (error) {
    process.env.TEST_DATABASE_MISSING = (error as Error).message;
  }
}

export async function globalTeardown(): Promise<void> {
  if (server && server.exitCode === null) {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    server.stdin?.end();
    await ended;
  }
  if (folder) await rm(folder, { recursive: true, force: true });
}

async function start(): Promise<string> {
  const bin = findBinaries() ?? installBinaries();
  if (!bin) throw new Error('no PostgreSQL was found and none could be installed; name one with TEST_DATABASE_URL=…');
  const owner = unprivileged();
  folder = await mkdtemp(path.join(tmpdir(), 'varda-postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, 'data');
  const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(path.join(bin, 'initdb'), options, { cwd: folder, stdio: 'ignore', ...owner });

  const port = await freePort();
  // What is tested does not depend on surviving a power cut.
  const settings = {
    port,
    unix_socket_directories: folder,
    listen_addresses: '127.0.0.1',
    fsync: 'off',
    max_connections: 200,
  };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  // Ends when its input does: also when this process is killed.
  const command = `'${path.join(bin, 'postgres')}' -D '${data}' ${flags.join(' ')} & read -r _; kill -INT $!; wait $!`;
  server = spawn('sh', ['-c', command], { cwd: folder, stdio: ['pipe', 'ignore', 'ignore'], ...owner });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  return url;
}

function findBinaries(): string | null {
  const versions = '/usr/lib/postgresql';
  const debian = existsSync(versions)
    ? readdirSync(versions).map((version) => path.join(versions, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  return [...debian.toSorted().toReversed(), ...onPath].find((bin) => existsSync(path.join(bin, 'initdb'))) ?? null;
}

function installBinaries(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-q'], { stdio: 'ignore', env });
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], { stdio: 'ignore', env });
  } catch {
    return null;
  }
  return findBinaries();
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no account postgres or nobody');
}

async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${(error as Error).message}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
