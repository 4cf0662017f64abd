import { rmSync } from 'node:fs';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeLeftovers } from '@varda/server/remove-leftovers';
import { freePorts } from '../site/ports.ts';
import { Service } from '../site/service.ts';
import { root } from '../site/site.ts';
import { liveRemotesOf } from './running-site.ts';

/** A shell's server of its own, in which one remote is the version that is tried, and everything else as it is on the site. */
export interface TrialShell {
  url: string;
  /** What has gone wrong on the server so far: its log from errors on. */
  errors(): Promise<string[]>;
}

interface Options {
  remote: string;
  /** Where the version stands. */
  build: string;
  /** Of the running site, whose api and whose other remotes it uses. */
  origin: string;
}

/**
 * Starts the shell of this checkout on a free port, and ends it when `work` is done, or with the process. The shell that visitors use
 * runs none of it.
 */
export async function withTrialShell<T>(
  { remote, build, origin }: Options,
  work: (shell: TrialShell) => Promise<T>,
): Promise<T> {
  await removeLeftovers(tmpdir(), (name) => name.startsWith('varda-trial-'));
  const folder = await mkdtemp(path.join(tmpdir(), 'varda-trial-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    return await runShell({ remote, build, origin }, folder, work);
  } finally {
    remove();
    process.off('exit', remove);
  }
}

async function runShell<T>(
  { remote, build, origin }: Options,
  folder: string,
  work: (shell: TrialShell) => Promise<T>,
): Promise<T> {
  const registry = path.join(folder, 'registry.json');
  const log = path.join(folder, 'shell.log');
  const remotes = (await liveRemotesOf(origin)).map(({ name, mounts, url }) => {
    return { name, mounts, url: name === remote ? build : new URL(url, origin).href };
  });
  await writeFile(registry, JSON.stringify({ remotes }));
  const port = (await freePorts()).shell;
  const url = `http://127.0.0.1:${port}`;
  const service = new Service({
    name: 'shell of the trial',
    args: ['shell/server/server.ts'],
    cwd: root,
    environment: {
      SHELL_PORT: String(port),
      API_URL: new URL(origin).origin,
      REGISTRY: registry,
      REMOTES_ORIGIN: new URL(origin).origin,
      SITE_URL: '',
      SITE_SECRET: '',
      SHELL_BUILDS: '',
      METRICS_PORT: '',
      SERVICE_WORKER: 'off',
      RENDERING: 'server',
      LOG_LEVEL: 'warn',
    },
    healthUrl: `${url}/health`,
    log,
  });
  try {
    await service.start();
    return await work({ url, errors: async () => errorsIn(await readFile(log, 'utf8')) });
  } finally {
    await service.stop();
  }
}

const error = 50;

function errorsIn(log: string): string[] {
  const lines = log.split('\n').filter((line) => line.startsWith('{'));
  return lines
    .map((line) => JSON.parse(line) as { level: number; msg: string; err?: { message: string } })
    .filter(({ level }) => level >= error)
    .map(({ msg, err }) => (err ? `${msg}: ${err.message.split('\n', 1)[0]}` : msg));
}
