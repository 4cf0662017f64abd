import { execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { ApiProcess } from '../api-process.ts';
import { PostgresServer } from '../postgres-server.ts';
import { type Engine, variablesOf } from '../test-app.ts';
import { type Findings, Inspector, noFindings } from './inspector.ts';
import { fillOrderedSubcategories } from './kill-run.ts';
import { Ledger } from './ledger.ts';
import { Readers } from './readers.ts';
import { SiteClient } from './site-client.ts';
import { Writers } from './writers.ts';

/** How often each thing happens under 20 writers and 30 readers. */
export interface Faults {
  /** A connection to PostgreSQL is ended, `pg_terminate_backend`. */
  kills: number;
  /** PostgreSQL is stopped, in order or as by a crash, and started again. */
  restarts: number;
  /** The disk of everything has no room for a while. */
  fullDisks: number;
  /** The disk of the database does not answer for a while: PostgreSQL stands still; of SQLite the lock to write is held. */
  stalls: number;
}

interface FaultReport extends Faults {
  /** Of the api: it has to go on through all of this. */
  exits: number;
  acknowledged: number;
  /** Writes that were answered with 503 or 507 and sent again under their key. */
  repeated: number;
  reads: number;
  /** Reads that were answered with 503. */
  refusedReads: number;
  slowestRead: number;
  findings: Findings;
  /** Why there were no full disks, if there were none. */
  withoutDisk?: string;
}

/** How long a writer tries again, in milliseconds. */
const retryMs = 120_000;
const diskSize = 256 * 1024 * 1024;

/** Lets things fail under the api, which is never restarted, and looks whether anything acknowledged is lost. */
export async function runFaults(
  engine: Engine,
  wanted: Faults,
  progress: (report: FaultReport) => void,
): Promise<FaultReport> {
  const disk = await smallDisk(wanted.fullDisks > 0);
  const postgres = engine === 'postgres' ? await PostgresServer.create(disk.folder) : null;
  const folder = path.join(disk.folder, 'data');
  await mkdir(folder);
  const variables = variablesOf(folder, postgres);
  const ledger = new Ledger();
  const findings = noFindings();
  const report: FaultReport = {
    ...{ kills: 0, restarts: 0, fullDisks: 0, stalls: 0, exits: 0, acknowledged: 0, repeated: 0 },
    ...{ reads: 0, refusedReads: 0, slowestRead: 0, findings },
    ...(disk.missing && wanted.fullDisks > 0 && { withoutDisk: disk.missing }),
  };
  let api: ApiProcess | null = null;
  try {
    api = await ApiProcess.start(variables);
    const client = (await SiteClient.signIn(api.address)).retrying(retryMs);
    await fillOrderedSubcategories(client, ledger);
    const inspector = new Inspector(variables, ledger, findings);
    for (const faults of roundsOf(wanted, postgres, disk, folder)) {
      const writers = new Writers(client, ledger);
      const readers = new Readers(api.address);
      const working = [writers.run(), readers.run()];
      for (const { kind, happen } of faults) {
        await setTimeout(randomInt(50, 300));
        await happen();
        report[kind] += 1;
      }
      await setTimeout(300);
      writers.stop();
      readers.stop();
      await Promise.all(working);
      findings.failures.push(...writers.failures, ...writers.unanswered, ...readers.failures);
      if (api.hasExited) {
        report.exits += 1;
        break;
      }
      await inspector.inspectRows(client);
      report.acknowledged = ledger.acknowledged;
      report.repeated = client.repeated;
      report.reads += readers.reads;
      report.refusedReads += readers.refused;
      report.slowestRead = Math.max(report.slowestRead, readers.slowest);
      progress(report);
    }
    // A start removes what uploads have left behind that failed.
    await api.stop();
    api = await ApiProcess.start(variables);
    await inspector.inspect(client.at(api.address));
    return report;
  } finally {
    await api?.kill();
    await postgres?.remove();
    await disk.remove();
  }
}

interface Fault {
  kind: keyof Faults;
  happen: () => Promise<void>;
}

/** A restart ends each round; kills, full disks and stalls are spread over them. */
function roundsOf(wanted: Faults, postgres: PostgresServer | null, disk: Disk, folder: string): Fault[][] {
  const count = Math.max(wanted.restarts, wanted.fullDisks, wanted.stalls, 1);
  const share = (total: number, round: number) =>
    Math.floor((total * (round + 1)) / count) - Math.floor((total * round) / count);
  const repeated = (kind: keyof Faults, times: number, happen: () => Promise<void>): Fault[] =>
    Array.from({ length: times }, () => ({ kind, happen }));
  return Array.from({ length: count }, (_, round) => [
    ...(postgres ? repeated('kills', share(wanted.kills, round), () => killConnection(postgres.url)) : []),
    ...(disk.missing ? [] : repeated('fullDisks', share(wanted.fullDisks, round), () => fillDisk(disk, postgres))),
    ...repeated('stalls', share(wanted.stalls, round), () =>
      postgres ? stall(postgres) : holdWriteLock(path.join(folder, 'varda.sqlite')),
    ),
    ...(postgres
      ? repeated('restarts', share(wanted.restarts, round), () => restart(postgres, round % 2 ? 'SIGQUIT' : 'SIGINT'))
      : []),
  ]);
}

/** One that is at work, if there is one. */
async function killConnection(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'varda-api' order by state = 'idle', random() limit 1`);
  await client.end();
}

async function restart(postgres: PostgresServer, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  await postgres.stop(signal);
  await setTimeout(randomInt(300));
  await postgres.start();
}

async function stall(postgres: PostgresServer): Promise<void> {
  const { resume } = await postgres.pause();
  await setTimeout(3_000);
  resume();
}

async function holdWriteLock(file: string): Promise<void> {
  const script = `
    const { DatabaseSync } = require('node:sqlite');
    const database = new DatabaseSync(${JSON.stringify(file)}, { timeout: 20_000 });
    database.exec('begin immediate');
    setTimeout(() => database.exec('commit'), 3_000);`;
  await once(
    spawn(process.execPath, ['--no-warnings', '-e', script], { stdio: ['ignore', 'ignore', 'inherit'] }),
    'exit',
  );
}

async function fillDisk(disk: Disk, postgres: PostgresServer | null): Promise<void> {
  const ballast = path.join(disk.folder, 'ballast');
  const file = await open(ballast, 'w');
  const until = Date.now() + 3_000;
  // Again and again: what others delete meanwhile makes room.
  while (Date.now() < until) {
    await file.write(Buffer.alloc(64 * 1024)).catch(() => setTimeout(20));
  }
  await file.close();
  await rm(ballast);
  // A PostgreSQL that cannot write its log ends; whoever runs it starts it again.
  if (postgres && !(await postgres.isUp())) await restart(postgres, 'SIGINT');
}

interface Disk {
  folder: string;
  /** Why it is none of its own. */
  missing?: string;
  remove(): Promise<void>;
}

/** @param isToFill whether it has to be one of its own, which only root can mount */
async function smallDisk(isToFill: boolean): Promise<Disk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'varda-faults-'));
  // PostgreSQL runs under another account.
  await chmod(folder, 0o755);
  const remove = () => rm(folder, { recursive: true, force: true });
  if (!isToFill) return { folder, missing: 'none was asked for', remove };
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize},mode=755`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    return { folder, missing: `a disk of its own cannot be mounted (${(error as Error).message.trim()})`, remove };
  }
  return {
    folder,
    async remove() {
      // Lazily: what ends just now may still have a file open.
      execFileSync('umount', ['-l', folder]);
      await remove();
    },
  };
}
