import { appendFile, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parse } from 'yaml';
import { baseOf, ensureBaseImages } from './containers/base-images.ts';
import { Compose, docker, missingEngine } from './containers/engine.ts';
import { type Measured, report, writeReport } from './containers/report.ts';
import { Requests } from './containers/requests.ts';
import { argumentsOf } from './site/arguments.ts';
import { freePorts } from './site/ports.ts';
import { root } from './site/site.ts';

/**
 * `npm run containers-test`: builds and starts the compose file, replaces every service under 20 requests in a second, and prints what
 * failed meanwhile; `--write` puts the figures into docs/operations/measured.md, `--keep` leaves the containers there. It needs Docker
 * with Compose 2 and is not part of `npm test`.
 */
const { values } = argumentsOf({
  options: { keep: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
});
const problem = missingEngine();
if (problem) {
  console.error(`No containers can be run here, so nothing was tested. ${problem}`);
  process.exit(1);
}
const made = ensureBaseImages();
if (made.length > 0) console.log(`Made of Debian's packages, as no registry gave them: ${made.join(', ')}\n`);

const ports = await freePorts();
const secrets = await mkdtemp(path.join(tmpdir(), 'varda-secrets-'));
const admin = { email: 'admin@varda-pharm.example', password: '' };
const compose = new Compose({
  SECRETS_FOLDER: secrets,
  ADMIN_EMAIL: admin.email,
  DEMO_CONTENT: 'on',
  HTTP_PORT: String(ports.shell),
  HTTPS_PORT: String(ports.api),
});
const site = `http://127.0.0.1:${ports.shell}`;
try {
  await compose.script('secrets.sh');
  admin.password = await readFile(path.join(secrets, 'ADMIN_PASSWORD'), 'utf8');
  const [, buildSeconds] = await timed(() => compose.run('build'));
  const [, startSeconds] = await timed(() => compose.run('up', '--detach', '--wait'));
  console.log(`Built in ${buildSeconds} s, all well ${startSeconds} s after the start.\n`);
  const images = imageSizes();
  await requireOneRebuilt();
  const atRest = compose.memory();
  const underLoad = await underRequests();
  const measured: Measured = { buildSeconds, startSeconds, images, atRest, ...underLoad };
  console.log(`${report(measured)}\n`);
  for (const failure of underLoad.failures.slice(0, 50)) console.log(failure);
  await requireSecrecy();
  console.log(await compose.run('run', '--rm', 'backup', 'node', 'api/commands/backup.ts', '/backups'));
  const isWhole = underLoad.lost === 0 && underLoad.steps.every(({ failedReads }) => failedReads === 0);
  if (isWhole && values.write) await writeReport(measured);
  process.exitCode = isWhole ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  console.error(await compose.run('logs', '--tail', '20'));
  process.exitCode = 1;
} finally {
  if (!values.keep) {
    await compose.run('down', '--volumes', '--timeout', '5');
    await rm(secrets, { recursive: true });
  }
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

/** Of each image, in bytes, what it has more than the one that it is made on. */
function imageSizes(): Measured['images'] {
  const sizeOf = (image: string) => Number(docker(['image', 'inspect', '--format', '{{.Size}}', image]));
  return ['api', 'shell', 'remote-public', 'gateway'].map((name) => ({
    name,
    bytes: sizeOf(`varda/${name}`) - sizeOf(baseOf(`deploy/${name.split('-', 1)}.Dockerfile`)),
  }));
}

/** Nobody who may look at containers, images and logs reads a secret there. Throws otherwise. */
async function requireSecrecy(): Promise<void> {
  const files = await readdir(secrets);
  const values = (await Promise.all(files.map((file) => readFile(path.join(secrets, file), 'utf8')))).filter(Boolean);
  const passwords = values.map((value) => (URL.canParse(value) ? new URL(value).password : value));
  const places: Record<string, string> = { logs: await compose.run('logs') };
  for (const id of idsOf(await compose.run('ps', '--all', '--quiet')))
    places[`inspect ${id}`] = docker(['inspect', id]);
  for (const service of (await compose.run('ps', '--services')).trim().split('\n')) {
    // Root of a container may not read what its other users have.
    const user = service === 'database' ? ['--user', 'postgres'] : [];
    places[`environment of ${service}`] = await compose.run('exec', ...user, service, 'cat', '/proc/1/environ');
  }
  for (const id of idsOf(docker(['images', '--quiet', '--filter', 'reference=varda/*'])))
    places[`history ${id}`] = docker(['history', '--no-trunc', id]) + docker(['inspect', id]);
  const telling = Object.keys(places).filter((place) =>
    passwords.some((password) => places[place]?.includes(password)),
  );
  if (telling.length > 0) throw new Error(`A secret stands in: ${telling.join(', ')}`);
  console.log(`No secret stands in ${Object.keys(places).length} logs, environments and descriptions.\n`);
}

function idsOf(lines: string): string[] {
  return [...new Set(lines.trim().split('\n'))];
}

/**
 * Replaces one service after the other. Writes that are refused while the only database starts again are no loss: whoever sent them knows, and
 * sends them again.
 */
async function underRequests(): Promise<
  Pick<Measured, 'steps' | 'acknowledged' | 'lost' | 'underLoad'> & { failures: string[] }
> {
  const { token } = await post<{ token: string }>('/api/login', admin);
  const requests = new Requests(ports.shell, token);
  const { services } = parse(await compose.run('config')) as { services: Record<string, unknown> };
  // The sleeping one is made anew only when the ports change.
  const replaced = Object.keys(services).filter((service) => !['database', 'gateway', 'migrate'].includes(service));
  let underLoad: Measured['underLoad'] = {};
  const replacing: [name: string, step: () => Promise<unknown>][] = [
    ['nothing', () => setTimeout(10_000)],
    ['deploy/upgrade.sh', () => compose.script('upgrade.sh')],
    ...replaced.map((service): [string, () => Promise<unknown>] => [
      service,
      () => compose.run('up', '--detach', '--no-deps', '--no-build', '--force-recreate', '--wait', service),
    ]),
    ['database, restarted', () => compose.run('restart', 'database')],
    [
      'nothing',
      async () => {
        await setTimeout(10_000);
        underLoad = compose.memory();
      },
    ],
  ];
  const steps: Measured['steps'] = [];
  for (const [name, step] of replacing) {
    const [, seconds] = await timed(step);
    steps.push({ name, seconds, ...(await requests.taken()) });
  }
  const { acknowledged, failures } = await requests.end();
  const kept = new Set(
    ((await (await fetch(`${site}/api/history`)).json()) as { text: { en: string } }[]).map(({ text }) => text.en),
  );
  const lost = acknowledged.filter((text) => !kept.has(text)).length;
  return { steps, acknowledged: acknowledged.length, lost, underLoad, failures };
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
