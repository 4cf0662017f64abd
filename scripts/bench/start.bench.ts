import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '../site/ports.ts';
import { root } from '../site/site.ts';
import { table } from '../table.ts';

interface Phases {
  total: number;
  packages: number;
  builds: number;
  services: number;
}

/**
 * `npm start` on a clone without node_modules, then again with nothing changed, in seconds by phase. The yardstick is
 * `npm install` alone in the same clone: what any project with these packages costs before it does anything.
 */
export async function benchStart(): Promise<string> {
  const clone = await mkdtemp(path.join(tmpdir(), 'varda-clone-'));
  try {
    spawnSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' });
    const begun = performance.now();
    spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: clone,
      stdio: 'ignore',
    });
    const yardstick = (performance.now() - begun) / 1000;
    await rm(path.join(clone, 'node_modules'), { recursive: true });
    const rows: [string, Phases][] = [
      ['cold', await timeStart(clone)],
      ['warm', await timeStart(clone)],
    ];
    return table([
      ['npm start', 'packages', 'builds', 'services', 'total', 'ratio to npm install'],
      ...rows.map(([name, phases]) => [
        name,
        ...[phases.packages, phases.builds, phases.services, phases.total].map((seconds) => `${seconds.toFixed(1)} s`),
        (phases.total / yardstick).toFixed(2),
      ]),
      ['npm install alone', `${yardstick.toFixed(1)} s`, '', '', '', '1.00'],
    ]);
  } finally {
    await rm(clone, { recursive: true, force: true });
  }
}

async function timeStart(clone: string): Promise<Phases> {
  const ports = await freePorts();
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, ...ports.variables, INSTALL_SECONDS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    return await readyLine(child);
  } finally {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
}

/** Reads the figures from what `npm start` says when it is ready. */
function readyLine(child: ChildProcess): Promise<Phases> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (text: Buffer) => {
      output += text;
      const ready = /Ready after ([\d.]+) s \(packages ([\d.]+) s, builds ([\d.]+) s, services ([\d.]+) s\)/.exec(
        output,
      );
      if (!ready) return;
      const [total = 0, packages = 0, builds = 0, started = 0] = ready.slice(1).map(Number);
      resolve({ total, packages, builds, services: started });
    });
    child.on('exit', () => reject(new Error(`npm start ended before it was ready:\n${output}`)));
  });
}
