import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { median } from '../../scripts/bench/median.ts';
import type { Engine } from '../test/test-app.ts';
import { type BenchSite, onEngines } from './bench-site.ts';
import { loadOn } from './load.ts';

const rowsImported = 30_000;
const menu = '/parent?limit=20';

/** The p99 of public reads (of windows of three seconds the middle one, and the worst) while 30,000 rows are imported, and while a dump with them is restored; people save meanwhile. */
export function benchImports(engines: readonly Engine[]): Promise<string> {
  return onEngines(
    engines,
    [
      '',
      'seconds',
      'idle p99 ms',
      'p99 ms meanwhile',
      'ratio',
      'worst',
      'saves',
      'refused',
      'slowest save ms',
      'peak MB',
    ],
    async (site, rows) => {
      const file = path.join(site.variables.DATA_DIR, 'products.csv');
      const dump = path.join(site.variables.DATA_DIR, 'site.tar');
      await writeFile(file, csv(rowsImported));
      const idle: number[] = [];
      for (let window = 0; window < 3; window++) idle.push(await p99In(site));
      const measure = async (name: string, command: string, ...args: string[]) => {
        const { seconds, peak, p99s, saves } = await whileRunning(site, command, args);
        const slowest = Math.max(0, ...saves.map(({ ms }) => ms));
        rows.push([
          `${site.engine}: ${name}`,
          seconds.toFixed(1),
          median(idle).toFixed(0),
          median(p99s).toFixed(0),
          (median(p99s) / median(idle)).toFixed(1),
          Math.max(...p99s).toFixed(0),
          String(saves.length),
          String(saves.filter(({ ok }) => !ok).length),
          slowest.toFixed(0),
          peak.toFixed(0),
        ]);
      };
      await measure(`import of ${rowsImported.toLocaleString('en')} rows`, 'import', file);
      await measure('dump of it', 'dump', dump);
      await measure('restore of it', 'restore', dump, '--replace');
    },
  );
}

interface Save {
  ok: boolean;
  ms: number;
}

async function whileRunning(site: BenchSite, command: string, args: string[]) {
  const { api, token, variables } = site;
  const begun = performance.now();
  const child = spawn(process.execPath, [`commands/${command}.ts`, ...args], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, ...variables },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let isRunning = true;
  const ended = once(child, 'exit').then(([code]) => {
    isRunning = false;
    if (code !== 0) throw new Error(`${command} ended with ${code}`);
    return (performance.now() - begun) / 1000;
  });
  let peak = 0;
  const watching = (async () => {
    for (; isRunning; await setTimeout(50)) peak = Math.max(peak, await peakOf(child.pid ?? 0));
  })();
  const saves: Save[] = [];
  const saving = (async () => {
    for (; isRunning; await setTimeout(200)) saves.push(await save(api.address, token));
  })();
  const p99s: number[] = [];
  while (isRunning) p99s.push(await p99In(site));
  await Promise.all([watching, saving]);
  return { seconds: await ended, peak, p99s, saves };
}

/** Of three seconds of public reads, in milliseconds. */
async function p99In({ api }: BenchSite): Promise<number> {
  return (await loadOn(api.address + menu, 3)).p99;
}

async function save(address: string, token: string): Promise<Save> {
  const begun = performance.now();
  const answer = await fetch(`${address}/history`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text: { en: '<p>Saved meanwhile</p>', mk: '<p>Зачувано</p>' } }),
  });
  await answer.arrayBuffer();
  // A restore ends all sessions: 401 is no refusal of the save.
  return { ok: answer.ok || answer.status === 401, ms: performance.now() - begun };
}

/** Most memory that a process has had so far, in megabytes. */
async function peakOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

function csv(rows: number): string {
  const text = 'Taken with water, twice a day. '.repeat(8);
  const lines = Array.from(
    { length: rows },
    (_, n) =>
      `Medicinal Products/OTC,Product ${n},Производ ${n},<p>${text}${n}</p>,<p>Се зема со вода ${n}</p>,${n} mg,${n} мг`,
  );
  return `category,name_en,name_mk,description_en,description_mk,dosage_en,dosage_mk\n${lines.join('\n').replaceAll(', twice', ' twice')}\n`;
}
