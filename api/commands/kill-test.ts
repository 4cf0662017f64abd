import { parseArgs } from 'node:util';
import { globalSetup, globalTeardown } from '../test/databases.setup.ts';
import type { Faults } from '../test/kill/fault-run.ts';

const help = `Lets things fail under people who write and read, and looks what has become of their writes.

  npm run kill-test -w api [-- api|database|disk…]

  api        the process is killed while 20 people write           --kills 50
  database   connections to PostgreSQL are ended, it is restarted   --connections 200 --restarts 20
  disk       the disk has no room, or does not answer, for 3 s      --full 5 --stalls 5`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string', default: '50' },
    connections: { type: 'string', default: '200' },
    restarts: { type: 'string', default: '20' },
    full: { type: 'string', default: '5' },
    stalls: { type: 'string', default: '5' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
const parts = positionals.length > 0 ? positionals : ['api', 'database', 'disk'];
const labels: Record<string, string> = {
  kills: 'kills',
  restarts: 'restarts of PostgreSQL',
  fullDisks: 'times without room on the disk',
  stalls: 'times without an answer of the disk',
  exits: 'exits of the api',
  acknowledged: 'writes acknowledged',
  doubtful: 'writes without an answer',
  repeated: 'writes repeated after 503 or 507',
  reads: 'reads',
  refusedReads: 'reads refused with 503',
  slowestRead: 'slowest read, ms',
  lost: 'acknowledged writes lost',
  halfDone: 'half-done edits and reorders',
  missingPictures: 'missing or changed pictures',
  orphanPictures: 'orphan pictures',
  failures: 'other answers of 500 and above, or none',
};

const none: Faults = { kills: 0, restarts: 0, fullDisks: 0, stalls: 0 };
if (values.help || parts.some((part) => !['api', 'database', 'disk'].includes(part))) console.log(help);
else await run();

async function run(): Promise<void> {
  await globalSetup();
  // These read what the setup has put into the environment.
  const { engines } = await import('../test/test-app.ts');
  if (!engines.includes('postgres')) console.log(`Without PostgreSQL: ${process.env.TEST_DATABASE_MISSING}`);
  try {
    for (const engine of engines) {
      if (parts.includes('api')) await killApi(engine);
      if (parts.includes('database') && engine === 'postgres')
        await fault(engine, 'database', {
          ...none,
          kills: Number(values.connections),
          restarts: Number(values.restarts),
        });
      if (parts.includes('disk'))
        await fault(engine, 'disk', { ...none, fullDisks: Number(values.full), stalls: Number(values.stalls) });
    }
  } finally {
    await globalTeardown();
  }
}

async function killApi(engine: 'sqlite' | 'postgres'): Promise<void> {
  const { runKills } = await import('../test/kill/kill-run.ts');
  const { findings, ...counts } = await runKills(engine, Number(values.kills), ({ kills, acknowledged }) =>
    said(`${engine}: ${kills} kills, ${acknowledged} writes`),
  );
  tell(`${engine}: the api is killed`, { ...counts }, findings);
}

async function fault(engine: 'sqlite' | 'postgres', what: string, faults: Faults): Promise<void> {
  const { runFaults } = await import('../test/kill/fault-run.ts');
  const { findings, withoutDisk, ...counts } = await runFaults(engine, faults, (report) =>
    said(`${engine}: ${what}, ${report.kills + report.restarts + report.fullDisks + report.stalls} faults`),
  );
  if (counts.exits > 0) process.exitCode = 1;
  tell(`${engine}: faults of the ${what}`, { ...counts }, findings);
  if (withoutDisk) console.log(`  without full disks: ${withoutDisk}`);
}

function said(progress: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r${progress} ` : `${progress}\n`);
}

function tell(title: string, counts: Record<string, number>, findings: object): void {
  const kinds = Object.entries(findings as Record<string, string[]>);
  const rows = [...Object.entries(counts), ...kinds.map(([kind, found]): [string, number] => [kind, found.length])];
  console.log(`\n${title}`);
  for (const [name, count] of rows) console.log(`  ${(labels[name] ?? name).padEnd(42)}${Math.round(count)}`);
  const all = kinds.flatMap(([, found]) => found);
  for (const finding of all.slice(0, 20)) console.log(`  ${finding}`);
  if (all.length > 0) process.exitCode = 1;
}
