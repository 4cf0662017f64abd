import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { root } from '../site/site.ts';
import { type App, sourcesOf, stampOf } from './stale-builds.ts';

const rsbuild = path.join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');

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

async function buildApp(app: App) {
  const sources = sourcesOf(app);
  const child = spawn(process.execPath, [rsbuild, 'build'], {
    cwd: path.join(root, app),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${app} could not be built:\n${output}`);
  await writeFile(stampOf(app), sources);
}
