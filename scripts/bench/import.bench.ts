import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { root } from '../site/site.ts';
import { table } from '../table.ts';
import { median } from './median.ts';

const file = path.join(root, 'e2e/data/drugsfda_products.csv');
const runs = 3;

/**
 * Rows per second of `npm run import -w api`, process start included. The yardstick is one transaction that writes the
 * same lines, unread, into a bare table of the same engine with the same durability.
 */
export async function benchImport(): Promise<string> {
  const lines = (await readFile(file, 'utf8')).trim().split('\n').slice(1);
  const imports: number[] = [];
  const inserts: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const folder = await mkdtemp(path.join(tmpdir(), 'varda-import-'));
    runCommand(folder, ['migrate.ts']);
    imports.push(lines.length / importSeconds(folder));
    inserts.push(lines.length / insertSeconds(folder, lines));
    await rm(folder, { recursive: true });
  }
  return table([
    [`import of ${lines.length} rows, median of ${runs}`, 'rows/s', 'ratio to bare INSERTs'],
    ['npm run import -w api', Math.round(median(imports)), (median(imports) / median(inserts)).toFixed(3)],
    ['bare INSERTs', Math.round(median(inserts)), '1.000'],
  ]);
}

function importSeconds(dataDir: string): number {
  const begun = performance.now();
  runCommand(dataDir, ['import.ts', file]);
  return (performance.now() - begun) / 1000;
}

function runCommand(dataDir: string, [command, ...words]: [command: string, ...words: string[]]): void {
  const { status, stderr } = spawnSync(process.execPath, [`api/commands/${command}`, ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} failed:\n${stderr}`);
}

function insertSeconds(folder: string, lines: readonly string[]): number {
  const database = new DatabaseSync(path.join(folder, 'yardstick.sqlite'));
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; CREATE TABLE line (id INTEGER PRIMARY KEY, text TEXT)',
  );
  const begun = performance.now();
  const insert = database.prepare('INSERT INTO line (text) VALUES (?)');
  database.exec('BEGIN');
  for (const line of lines) insert.run(line);
  database.exec('COMMIT');
  const seconds = (performance.now() - begun) / 1000;
  database.close();
  return seconds;
}
