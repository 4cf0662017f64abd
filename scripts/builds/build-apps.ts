import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { rsbuild } from '../site/dev-server.ts';
import { root } from '../site/site.ts';
import { type App, sourcesOf, stampOf } from './stale-builds.ts';

/** Builds apps apart from each other, as many at a time as there are cores. Rejects with the output of the first that fails. */
export async function buildApps(wanted: readonly App[], onBuilt: (app: App, seconds: number) => void = () => {}) {
  const waiting = [...wanted];
  const worker = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      const begun = performance.now();
      await buildApp(app);
      onBuilt(app, (performance.now() - begun) / 1000);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** Builds the shell as remotes in development need it. */
export async function buildDevShell() {
  await build('shell', 'development', '--mode', 'development', '--env-mode', 'dev');
}

async function buildApp(app: App) {
  const sources = sourcesOf(app);
  await build(app, 'production');
  await writeFile(stampOf(app), sources);
}

async function build(app: App, mode: 'production' | 'development', ...args: string[]) {
  const child = spawn(process.execPath, [rsbuild, 'build', ...args], {
    cwd: path.join(root, app),
    env: { ...process.env, NODE_ENV: mode },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${app} could not be built:\n${output}`);
}
