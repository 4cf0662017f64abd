import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@varda/server/free-port';
import pg from 'pg';

interface Place {
  bin: string;
  folder: string;
  port: number;
  /** PostgreSQL refuses to run as root. */
  owner: { uid: number; gid: number } | undefined;
}

/** A PostgreSQL on a folder of its own, which ends when this process does, however that ends. */
export class PostgresServer {
  readonly url: string;
  readonly #place: Place;
  #process: ChildProcess | undefined;

  private constructor(place: Place) {
    this.#place = place;
    this.url = `postgres://postgres@127.0.0.1:${place.port}/postgres`;
  }

  /**
   * Makes one and starts it.
   *
   * @param within folder that its own is made in
   * @throws Error with the reason why there can be none
   */
  static async create(within = tmpdir()): Promise<PostgresServer> {
    const bin = findBinaries() ?? installBinaries();
    if (!bin) throw new Error('no PostgreSQL was found and none could be installed; name one with TEST_DATABASE_URL=…');
    const owner = unprivileged();
    const folder = await mkdtemp(path.join(within, 'varda-postgres-'));
    if (owner) chownSync(folder, owner.uid, owner.gid);
    const data = path.join(folder, 'data');
    const options = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(path.join(bin, 'initdb'), options, { cwd: folder, stdio: 'ignore', ...owner });
    const server = new PostgresServer({ bin, folder, port: await freePort(), owner });
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    const { bin, folder, port, owner } = this.#place;
    // What is tested does not depend on surviving a power cut.
    const settings = {
      port,
      unix_socket_directories: folder,
      listen_addresses: '127.0.0.1',
      fsync: 'off',
      max_connections: 200,
    };
    const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
    const postgres = `'${path.join(bin, 'postgres')}' -D '${path.join(folder, 'data')}' ${flags.join(' ')}`;
    // Ends when its input does: also when this process is killed.
    const command = `${postgres} & read -r _; kill -INT $!; wait $!`;
    this.#process = spawn('sh', ['-c', command], { cwd: folder, stdio: ['pipe', 'ignore', 'ignore'], ...owner });
    await untilReady(this.url);
  }

  /** @param signal `SIGINT` ends it in order, `SIGQUIT` as a crash would */
  async stop(signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const pid = await this.#pid();
    if (pid !== null) send(pid, signal);
    const shell = this.#process;
    if (!shell || shell.exitCode !== null) return;
    const ended = once(shell, 'exit');
    shell.stdin?.end();
    await ended;
  }

  /** Whether it takes connections, now or within seconds; a disk without room may end it. */
  isUp(): Promise<boolean> {
    return untilReady(this.url, 10_000).then(
      () => true,
      () => false,
    );
  }

  /** Everything that it does stands still until `resume` is called, as on a disk that does not answer. */
  async pause(): Promise<{ resume: () => void }> {
    const pid = await this.#pid();
    if (pid === null) throw new Error('PostgreSQL does not run');
    const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
    const pids = [pid, ...children.trim().split('\n').map(Number)];
    for (const each of pids) send(each, 'SIGSTOP');
    const resume = () => {
      for (const each of pids) send(each, 'SIGCONT');
    };
    return { resume };
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.#place.folder, { recursive: true, force: true });
  }

  async #pid(): Promise<number | null> {
    const file = path.join(this.#place.folder, 'data', 'postmaster.pid');
    return readFile(file, 'utf8').then(
      (text) => Number(text.split('\n', 1)[0]),
      () => null,
    );
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
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

/** An account that it runs as; none where this process is not root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no account postgres or nobody');
}

async function untilReady(url: string, timeoutMs = 60_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${(error as Error).message}`);
      await setTimeout(100);
    }
  }
}
