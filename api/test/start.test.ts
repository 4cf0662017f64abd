import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import files, { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { json } from 'node:stream/consumers';
import { after, beforeEach, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@varda/server/free-port';
import { pino } from 'pino';
import { ensureFirstAdmin, firstAdminOf } from '../accounts/first-admin.ts';
import { migrateSite } from '../database/migrate-site.ts';
import { openDatabase } from '../database/open-database.ts';
import { readEnvironment } from '../environment.ts';
import { openServices } from '../services.ts';
import { explainedStart, prepareDataFolder } from '../start-failures.ts';
import { createDatabase } from './test-database.ts';
import { until } from './until.ts';

/** The server as a process of its own: what it says, and how it ends. */
const folders: string[] = [];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'varda-start-'));
  folders.push(folder);
});
after(() => Promise.all(folders.map((made) => rm(made, { recursive: true, force: true }))));

interface Run {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

function start(variables: Record<string, string>): Run {
  const { PATH = '', TMPDIR = tmpdir(), NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../server.ts')], {
    env: { PATH, TMPDIR, NODE_COMPILE_CACHE, DATA_DIR: folder, DEMO_CONTENT: 'off', ...variables },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  return { child, output: () => output, ended: new Promise((resolve) => child.once('exit', resolve)) };
}

function untilUp(url: string): Promise<void> {
  const answers = async () => (await fetch(`${url}/api/health`).catch(() => null))?.ok === true;
  return until(answers, 'The server did not come up');
}

test('[K-11] it serves from a folder that is its owner’s alone, prints no secret, and stops on SIGTERM when what runs is finished', async () => {
  await leaveOpen(folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const run = start({ API_PORT: String(port) });
  await untilUp(url);
  await isForOwnerAlone(folder);
  const { email, password } = JSON.parse(await readFile(path.join(folder, 'admin-credentials.json'), 'utf8'));
  const agent = new Agent({ keepAlive: true });
  const headers = { 'content-type': 'application/json' };
  const login = request(`${url}/api/login`, { method: 'POST', headers, agent });
  const answered = once(login, 'response');
  login.end(JSON.stringify({ email, password }));
  const [socket] = (await once(login, 'socket')) as [Socket];
  const closing = Promise.race([once(socket, 'close'), once(socket, 'timeout').then(() => assert.fail('waited for'))]);
  // The password takes a while to compare: the server is told to stop in the middle of it.
  await setTimeout(15);
  run.child.kill('SIGTERM');
  const [response] = (await answered) as [IncomingMessage];
  const { token } = (await json(response)) as { token: string };
  assert.ok(token);
  // The client would keep the connection for a minute.
  await closing;
  assert.equal(await run.ended, 0);
  const output = run.output();
  for (const secret of [email, password, token]) assert.ok(!output.includes(secret), 'a secret is in the log');
  // Lines about security say where somebody has come from; no other line does.
  const others = output.split('\n').filter((line) => !line.includes('"security":'));
  assert.doesNotMatch(others.join('\n'), /127\.0\.0\.1"/);
});

/** As a folder may be that was there before. */
async function leaveOpen(place: string): Promise<void> {
  await chmod(place, 0o755);
  await writeFile(path.join(place, 'old.log'), '', { mode: 0o644 });
  await mkdir(path.join(place, 'old-folder'), { mode: 0o755 });
}

async function isForOwnerAlone(place: string): Promise<void> {
  const modeOf = async (name: string) => ((await stat(path.join(place, name))).mode & 0o777).toString(8);
  const names = await readdir(place);
  for (const name of ['', 'pictures', 'old-folder']) assert.equal(await modeOf(name), '700', name);
  for (const name of ['varda.sqlite', 'admin-credentials.json', 'old.log']) {
    assert.ok(names.includes(name), name);
    assert.equal(await modeOf(name), '600', name);
  }
}

test('the made-up password is in a file for the owner alone, and goes once it is no longer right', async () => {
  const file = path.join(folder, 'admin-credentials.json');
  const { db } = await openDatabase({ folder, url: undefined });
  const startOnce = () => ensureFirstAdmin(db, firstAdminOf(readEnvironment({ DATA_DIR: folder })));
  try {
    await startOnce();
    assert.equal((await stat(file)).mode & 0o777, 0o600);
    const first = await readFile(file, 'utf8');
    await startOnce();
    assert.equal(await readFile(file, 'utf8'), first);
    await writeFile(file, JSON.stringify({ ...JSON.parse(first), password: 'another one' }));
    await startOnce();
    await assert.rejects(stat(file), { code: 'ENOENT' });
  } finally {
    await db.destroy();
  }
});

test('[K-02] a second api on the SQLite of another one ends and says why; after one that was killed the next starts', async () => {
  const [port, other] = [await freePort(), await freePort()];
  const first = start({ API_PORT: String(port) });
  await untilUp(`http://127.0.0.1:${port}`);
  const second = start({ API_PORT: String(other) });
  assert.equal(await second.ended, 1);
  assert.match(second.output(), /^Cannot start: another api runs on the data folder \S+\. .*DATA_DIR=….*DATABASE_URL/m);
  first.child.kill('SIGKILL');
  await first.ended;
  const next = start({ API_PORT: String(other) });
  await untilUp(`http://127.0.0.1:${other}`);
  next.child.kill('SIGTERM');
  await next.ended;
});

test('[K-02] a first password that is easy to guess is named by `migrate`, not taken for a fault of the database', async () => {
  const environment = readEnvironment({
    DATA_DIR: folder,
    ADMIN_EMAIL: 'a@example.com',
    ADMIN_PASSWORD: 'abcdefgh123456',
  });
  await assert.rejects(
    explainedStart(environment, () => migrateSite(environment)),
    /^Error: ADMIN_PASSWORD: /,
  );
});

test('bad variables are named all at once, and it ends with exit code 1', async () => {
  const variables = { API_PORT: 'http', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x', ADMIN_PASSWORD: 'short' };
  const run = start(variables);
  assert.equal(await run.ended, 1);
  assert.match(
    run.output(),
    /^Cannot start: [\s\S]*API_PORT: [\s\S]*DATABASE_URL: must be an address like postgres[\s\S]*ADMIN_PASSWORD: must have[\s\S]*LOG_LEVEL: /,
  );
  assert.doesNotMatch(run.output(), /\n {4}at /);
});

test('a busy port is named, and it ends with exit code 1', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const run = start({ API_PORT: String((server.address() as { port: number }).port) });
  assert.equal(await run.ended, 1);
  server.close();
  assert.match(
    run.output().replace(/^\{.*\}\n/gm, ''),
    /^Cannot start: port \d+ is already in use\. Stop what uses it, or choose another one with API_PORT=…\n$/,
  );
});

/** What else ends a start, of whose message the process above says the same. */
const failures: [
  title: string,
  variables: () => Promise<Record<string, string>> | Record<string, string>,
  said: RegExp,
][] = [
  [
    'a password without an address is named',
    () => ({ ADMIN_PASSWORD: 'long enough!' }),
    /ADMIN_EMAIL: is needed together/,
  ],
  [
    'an owner of the tables without the first password, which nobody could read after `migrate`, is named',
    () => ({ DATABASE_OWNER_URL: 'postgres://owner:topsecret@localhost/varda' }),
    /ADMIN_PASSWORD: is needed with DATABASE_OWNER_URL/,
  ],
  [
    'a data folder that cannot be written is named',
    async () => {
      await writeFile(path.join(folder, 'file'), '');
      return { DATA_DIR: path.join(folder, 'file', 'data') };
    },
    /^Error: the data folder \S+\/file\/data cannot be written \(ENOTDIR\)\..* DATA_DIR=…$/,
  ],
  [
    'a data folder that the system does not make is named',
    () => ({ DATA_DIR: '/proc/x' }),
    /^Error: the data folder \/proc\/x cannot be written \(\w+\)\..* DATA_DIR=…$/,
  ],
  [
    'a damaged database is named',
    async () => {
      await writeFile(path.join(folder, 'varda.sqlite'), 'this is no database, '.repeat(99));
      return {};
    },
    /^Error: the database \S+\/varda\.sqlite cannot be used \(file is not a database\)\. It is damaged: .*`npm run restore -w api -- <file>`.* DATA_DIR=…$/,
  ],
  [
    'a database of a newer version is left alone',
    async () => {
      const database = new DatabaseSync(path.join(folder, 'varda.sqlite'));
      database.exec('create table kysely_migration (name text primary key, timestamp text not null)');
      database.exec("insert into kysely_migration values ('999-from-the-future', '2030-01-01')");
      database.close();
      return {};
    },
    /^Error: the database is newer than this version of the program\. .* restore a dump that was made before\.$/,
  ],
];
for (const [title, variables, said] of failures)
  test(title, async () => {
    const given = { DATA_DIR: folder, DEMO_CONTENT: 'off', ...(await variables()) };
    const mask = process.umask();
    try {
      const error = await prepared(given).then(
        () => assert.fail('it started'),
        (failed: Error) => failed,
      );
      assert.match(String(error), said);
      assert.doesNotMatch(String(error), /topsecret/);
    } finally {
      process.umask(mask);
    }
  });

/** A start up to where it would listen. */
async function prepared(variables: Record<string, string>): Promise<void> {
  const environment = readEnvironment(variables);
  await prepareDataFolder(environment.DATA_DIR);
  await (await openServices(environment, pino({ level: 'silent' }))).close();
}

test('[K-05] a full disk is named, and the try leaves nothing', async (context) => {
  context.mock.method(files, 'writeFile', async (file: string) => {
    await (await files.open(file, 'w')).close();
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  syncBuiltinESMExports();
  const mask = process.umask();
  try {
    await assert.rejects(
      prepareDataFolder(folder),
      /^Error: the data folder \S+ cannot be written \(ENOSPC\)\. Make room on its disk, or .* DATA_DIR=…$/,
    );
  } finally {
    context.mock.restoreAll();
    syncBuiltinESMExports();
    process.umask(mask);
  }
  assert.deepEqual(await readdir(folder), []);
});

test('[K-02] a start waits for a PostgreSQL that is away, with growing pauses, and says so without its password', async () => {
  const away = await freePort();
  const port = await freePort();
  const run = start({ API_PORT: String(port), DATABASE_URL: `postgres://varda:topsecret@127.0.0.1:${away}/varda` });
  const deadline = Date.now() + 60_000;
  while (!/trying again in 2 s/.test(run.output()) && Date.now() < deadline) await setTimeout(50);
  assert.match(
    run.output(),
    /ECONNREFUSED.*the database is away; trying again in 1 s\. Check DATABASE_URL[\s\S]*trying again in 2 s/,
  );
  assert.doesNotMatch(run.output(), /topsecret/);
  assert.equal(run.child.exitCode, null);
  run.child.kill('SIGTERM');
  await run.ended;
});

const noPostgres = process.env.TEST_DATABASE_URL ? false : (process.env.TEST_DATABASE_MISSING ?? 'no PostgreSQL');
test('[K-02] it starts once the PostgreSQL that it waited for is there', { skip: noPostgres }, async () => {
  const database = await createDatabase();
  const url = new URL(database.url);
  const target = { host: url.hostname, port: Number(url.port) };
  const between = await freePort();
  url.port = String(between);
  const port = await freePort();
  const run = start({ API_PORT: String(port), DATABASE_URL: url.href });
  while (!run.output().includes('trying again')) await setTimeout(50);
  const proxy = createServer((incoming) => {
    const outgoing = connect(target);
    for (const socket of [incoming, outgoing]) socket.on('error', () => {});
    incoming.pipe(outgoing).pipe(incoming);
  }).listen(between, '127.0.0.1');
  await untilUp(`http://127.0.0.1:${port}`);
  run.child.kill('SIGTERM');
  assert.equal(await run.ended, 0);
  proxy.close();
  await database.drop();
});
