import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, type TestContext, test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { freePorts } from './ports.ts';
import { Service } from './service.ts';
import { SupervisedService } from './supervised-service.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'varda-kept-'));
after(() => rm(folder, { recursive: true, force: true }));

const script = path.join(folder, 'service.mjs');
const sound = (port: number) =>
  `import { createServer } from 'node:http'; createServer((_, reply) => reply.end('ok')).listen(${port}, '127.0.0.1');`;
const silent = 'setInterval(() => {}, 1_000);';
const broken = "console.error('It has no settings'); process.exit(1);";

/** A service that runs soundly, what is said of it, and a wait for that. */
async function startSound(t: TestContext) {
  const port = (await freePorts()).shell;
  await writeFile(script, sound(port));
  const url = `http://127.0.0.1:${port}`;
  const log = path.join(folder, 'service.log');
  const service = new Service({
    name: 'remote-blog',
    args: [script],
    environment: {},
    healthUrl: url,
    log,
    cwd: folder,
  });
  const said: string[] = [];
  const told = (text: string) =>
    new Promise<void>((resolve) => {
      const look = setInterval(() => {
        if (!said.join('\n').includes(text)) return;
        clearInterval(look);
        resolve();
      }, 20);
    });
  const kept = new SupervisedService(service, (line) => said.push(line));
  t.after(() => kept.stop());
  await service.start();
  return { port, url, log, service, kept, said, told };
}

test('[I-07] a service that ends again and again is named with what it has said, and tried until it runs', async (t) => {
  const { port, url, service, kept, said, told } = await startSound(t);
  await writeFile(script, broken);
  process.kill(service.pid ?? 0, 'SIGKILL');
  await told('remote-blog has ended 3 times in a row. It is tried again every 30 s at the latest');
  assert.equal(said.filter((line) => line.includes('remote-blog has ended:\nIt has no settings')).length, 2);

  await assert.rejects(kept.restart(), /remote-blog has ended:\nIt has no settings/);
  await writeFile(script, sound(port));
  await told('remote-blog runs again');
  assert.equal((await fetch(url)).status, 200);

  const { pid } = service;
  await kept.restart();
  assert.notEqual(service.pid, pid);
  await kept.stop();
  await assert.rejects(fetch(url));
});

test('[I-07] a service whose log was removed is started again when it ends', async (t) => {
  const { url, log, service, said, told } = await startSound(t);
  await rm(log);
  process.kill(service.pid ?? 0, 'SIGKILL');
  await told('remote-blog runs again');
  assert.equal(said[0], '\nremote-blog was ended by SIGKILL');
  assert.equal((await fetch(url)).status, 200);
});

test('[I-07] a service that is restarted while it is started again runs', async (t) => {
  const { port, url, service, kept, said, told } = await startSound(t);
  await writeFile(script, silent);
  process.kill(service.pid ?? 0, 'SIGKILL');
  await told('remote-blog is started again');
  assert.equal(said[0], '\nremote-blog was ended by SIGKILL');

  await writeFile(script, sound(port));
  await kept.restart();
  assert.equal((await fetch(url)).status, 200);
});

test('[I-07] a service that is stopped while it starts is not started again', async (t) => {
  const { service, kept, said } = await startSound(t);
  await service.stop();
  const starting = service.start().catch(({ message }: Error) => kept.revive(message));
  await kept.stop();
  await starting;
  assert.deepEqual(said, []);
});

test('[F-04] a service that starts again with its sources ends with the process that started it, also if that is killed', async (t) => {
  const { shell: port } = await freePorts();
  await writeFile(script, sound(port));
  const url = `http://127.0.0.1:${port}`;
  const args = [path.join(import.meta.dirname, 'watch.mjs'), script];
  const watched = { name: 'api', args, environment: {}, healthUrl: url, cwd: folder };
  const starting = `import { Service } from ${JSON.stringify(path.join(import.meta.dirname, 'service.ts'))};
    const service = new Service(${JSON.stringify({ ...watched, log: path.join(folder, 'watched.log') })});
    await service.start();
    console.log(service.pid);`;
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', starting], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => parent.kill('SIGKILL'));
  const [watcher] = await once(parent.stdout, 'data');
  assert.equal((await fetch(url)).status, 200);
  parent.kill('SIGKILL');
  while (isThere(Number(watcher))) await setTimeout(50);
  await assert.rejects(fetch(url));
});

function isThere(pid: number): boolean {
  try {
    // No signal is sent.
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('[I-07] a service does not run because something else answers at its port, before its start or once it has ended', async (t) => {
  const { port, url, service, kept, said, told } = await startSound(t);
  await writeFile(script, broken);
  const other = createServer((_, reply) => reply.end('ok'));
  t.after(() => other.close().closeAllConnections());
  await kept.stop();
  other.listen(port, '127.0.0.1');
  await once(other, 'listening');
  await assert.rejects(service.start(), new RegExp(`remote-blog cannot start: something else answers at ${url}`));

  const again = new SupervisedService(service, (line) => said.push(line));
  t.after(() => again.stop());
  void again.revive('remote-blog was ended');
  await told('remote-blog has ended 3 times in a row');
  assert.ok(!said.includes('remote-blog runs again'), said.join('\n'));
});

test('[O-04] a service whose errors cannot be written into its log, as on a full disk, goes on, and they are passed on', async (t) => {
  const { shell: port } = await freePorts();
  await writeFile(script, sound(port).replace("reply.end('ok')", "reply.end('ok', () => console.error(_.url))"));
  const logs = await mkdtemp(path.join(folder, 'logs-'));
  const url = `http://127.0.0.1:${port}`;
  const passedOn = Promise.withResolvers<void>();
  const service = new Service({
    ...{ name: 'api', args: [script], environment: {}, healthUrl: url, log: path.join(logs, 'api.log'), cwd: folder },
    onErrors: (text) => text.includes('/wrong') && passedOn.resolve(),
  });
  t.after(() => service.stop());
  await service.start();
  // A line that comes in between is a file that it has not seen.
  await rm(logs, { recursive: true, maxRetries: 5 });
  await fetch(`${url}/wrong`);
  await passedOn.promise;
  assert.equal((await fetch(url)).status, 200);
});
