import { randomBytes } from 'node:crypto';
import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { table } from './bench/table.ts';
import { ensureBaseImages } from './containers/base-images.ts';
import { Compose, docker, missingEngine } from './containers/engine.ts';
import { type Counted, Requests } from './containers/requests.ts';
import { argumentsOf } from './site/arguments.ts';
import { freePorts } from './site/ports.ts';
import { root } from './site/site.ts';

/**
 * `npm run containers-test`: builds and starts the compose file, replaces every service under 20 requests in a second, and prints what
 * failed meanwhile; `--keep` leaves the containers there. It needs Docker with Compose 2 and is not part of `npm test`.
 */
const { values } = argumentsOf({ options: { keep: { type: 'boolean', default: false } } });
const problem = missingEngine();
if (problem) {
  console.error(`No containers can be run here, so nothing was tested. ${problem}`);
  process.exit(1);
}
const made = ensureBaseImages();
if (made.length > 0) console.log(`Made of Debian's packages, as no registry gave them: ${made.join(', ')}\n`);

const ports = await freePorts();
const admin = { email: 'admin@varda-pharm.example', password: randomBytes(12).toString('hex') };
const compose = new Compose({
  DATABASE_PASSWORD: randomBytes(12).toString('hex'),
  API_DATABASE_PASSWORD: randomBytes(12).toString('hex'),
  SITE_SECRET: randomBytes(24).toString('hex'),
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  DEMO_CONTENT: 'on',
  HTTP_PORT: String(ports.shell),
  HTTPS_PORT: String(ports.api),
});
const site = `http://127.0.0.1:${ports.shell}`;
try {
  const [, buildSeconds] = await timed(() => compose.run('build'));
  const [, startSeconds] = await timed(() => compose.run('up', '--detach', '--wait'));
  console.log(`Built in ${buildSeconds} s, all well ${startSeconds} s after the start.\n`);
  await requireOneRebuilt();
  const isWhole = await underRequests();
  console.log(`\nMemory now:\n${compose.memory()}\n`);
  console.log(await compose.run('run', '--rm', 'backup', 'node', 'api/commands/backup.ts', '/backups'));
  process.exitCode = isWhole ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  console.error(await compose.run('logs', '--tail', '20'));
  process.exitCode = 1;
} finally {
  if (!values.keep) await compose.run('down', '--volumes', '--timeout', '5');
}

/** A line changed in one remote makes one image anew. Throws otherwise. */
async function requireOneRebuilt(): Promise<void> {
  const copy = await mkdtemp(path.join(tmpdir(), 'varda-changed-'));
  const left = new Set(['node_modules', 'dist', 'dist-server', '.git', '.data', '.cache']);
  try {
    await cp(root, copy, { recursive: true, filter: (file) => !left.has(path.basename(file)) });
    await appendFile(path.join(copy, 'remote-public/src/remote.ts'), "\nconsole.debug('changed');\n");
    const before = imageIds();
    await compose.run('--project-directory', copy, '--file', path.join(copy, 'docker-compose.yml'), 'build');
    const changed = imageIds().filter((line) => !before.includes(line));
    if (changed.length !== 1 || !changed[0]?.startsWith('varda/remote-public '))
      throw new Error(`A line of remote-public has changed: ${changed.join(', ') || 'no image'}`);
    console.log('A line changed in remote-public made its image anew, and no other.\n');
  } finally {
    await rm(copy, { recursive: true });
    await compose.run('build');
  }
}

function imageIds(): string[] {
  return docker(['images', '--no-trunc', '--filter', 'reference=varda/*', '--format', '{{.Repository}} {{.ID}}'])
    .trim()
    .split('\n');
}

/**
 * Whether no page failed and no acknowledged write was lost while one service after the other was replaced. Writes that are refused while
 * the only database starts again are printed: whoever sent them knows, and sends them again.
 */
async function underRequests(): Promise<boolean> {
  const { token } = await post<{ token: string }>('/api/login', admin);
  const requests = new Requests(ports.shell, token);
  const { services } = parse(await compose.run('config')) as { services: Record<string, unknown> };
  // The sleeping one is made anew only when the ports change.
  const replaced = Object.keys(services).filter((service) => !['database', 'gateway', 'migrate'].includes(service));
  const steps: [name: string, step: () => Promise<unknown>][] = [
    ['nothing', () => new Promise((resolve) => setTimeout(resolve, 10_000))],
    ['deploy/upgrade.sh', () => compose.script('upgrade.sh')],
    ...replaced.map((service): [string, () => Promise<unknown>] => [
      service,
      () => compose.run('up', '--detach', '--no-deps', '--no-build', '--force-recreate', '--wait', service),
    ]),
    ['database, restarted', () => compose.run('restart', 'database')],
    ['nothing', () => new Promise((resolve) => setTimeout(resolve, 10_000))],
  ];
  const rows: [string, number, Counted][] = [];
  for (const [name, step] of steps) {
    const [, seconds] = await timed(step);
    rows.push([name, seconds, await requests.taken()]);
  }
  const { acknowledged, failures } = await requests.end();
  const kept = new Set(
    ((await (await fetch(`${site}/api/history`)).json()) as { text: { en: string } }[]).map(({ text }) => text.en),
  );
  const lost = acknowledged.filter((text) => !kept.has(text));
  console.log(
    table([
      ['replaced', 'seconds', 'reads', 'failed', 'left to the browser', 'writes', 'failed', 'slowest ms'],
      ...rows.map(([name, seconds, { reads, failedReads, leftToBrowser, writes, failedWrites, slowestMs }]) => [
        name,
        seconds,
        reads,
        failedReads,
        leftToBrowser,
        writes,
        failedWrites,
        Math.round(slowestMs),
      ]),
    ]),
  );
  console.log(`\n${acknowledged.length} writes acknowledged, ${lost.length} lost.`);
  for (const failure of failures.slice(0, 50)) console.log(failure);
  return lost.length === 0 && rows.every(([, , { failedReads }]) => failedReads === 0);
}

async function post<T>(path: string, body: object): Promise<T> {
  const response = await fetch(site + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${path} answered ${response.status}`);
  return (await response.json()) as T;
}

async function timed<T>(work: () => Promise<T>): Promise<[T, seconds: number]> {
  const begun = performance.now();
  const result = await work();
  return [result, Math.round((performance.now() - begun) / 100) / 10];
}
