/** @jest-environment node */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { startTracing, traceRequests } from '@varda/server/tracing';
import Fastify from 'fastify';
import { LocalServer } from '../testing/local-server.ts';
import { manifestOf } from '../testing/remote-fixture.ts';
import { smallRendering } from '../testing/small-rendering.ts';
import { type Limits, RemoteFault, RemoteProcess } from './remote-process.ts';
import type { RenderRequest } from './remote-process-messages.ts';

let running: RemoteProcess | undefined;
/** Told once a process has ended; null where it was stopped. */
let ended: Promise<RemoteFault | null>;

afterEach(async () => {
  running?.stop();
  await ended;
});

const remote = { name: 'public', url: 'http://localhost:3001', mounts: ['/'], manifest: manifestOf('public', {}) };
const at = (pathname: string): RenderRequest => ({
  url: `http://site.example${pathname}`,
  language: 'en',
  remotes: [remote],
  remote: 'public',
  api: { origin: 'http://127.0.0.1:1', timeoutMs: 100 },
});

/** On a busy machine everything takes longer: what a test is about has a limit of its own. */
const long = { startMs: 60_000, pageMs: 60_000, silenceMs: 60_000 };

/** @param render body of the function that renders a page at `path` */
async function start(render: string, limits: Partial<Limits> = {}, atLoad = ''): Promise<RemoteProcess> {
  const source = `${atLoad}; module.exports = {
    pages: { contacts: { submit() {} }, about: {} },
    render: async (path) => { if (path === '/about') return 'About'; ${render} },
  };`;
  const bundle = { name: remote.name, url: remote.url, source };
  let tell: (fault: RemoteFault | null) => void;
  ended = new Promise((resolve) => {
    tell = resolve;
  });
  running = await RemoteProcess.start(smallRendering, bundle, (fault) => tell(fault), { ...long, ...limits });
  return running;
}

test('[I-01] pages are rendered, and it says which of them take forms', async () => {
  const remoteProcess = await start('return path');
  expect([...remoteProcess.forms]).toEqual(['contacts']);
  expect(await remoteProcess.render(at('/history'))).toEqual({
    head: '',
    body: '/history',
    status: 200,
    rows: { queries: [], mutations: [] },
  });
});

test('[O-06] calls for a page belong to the trace of whoever asks for it', async () => {
  const received: (string | string[] | undefined)[] = [];
  const api = await LocalServer.start((request, response) => {
    received.push(request.headers.traceparent);
    response.end('rows');
  });
  try {
    const remoteProcess = await start(`return (await fetch('${api.url}')).text()`);
    expect((await remoteProcess.render(at('/history'))).body).toBe('rows');
    const app = Fastify();
    await startTracing('shell', { OTEL_EXPORTER_OTLP_ENDPOINT: api.url, OTEL_TRACES_SAMPLER_ARG: 1 }, app.log);
    app.get('/', async () => (await remoteProcess.render(at('/history'))).body);
    traceRequests(app);
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    await (await fetch(address, { headers: { traceparent: `00-${trace}-b7ad6b7169203331-00` } })).text();
    await app.close();
    expect(received).toEqual([undefined, expect.stringMatching(`^00-${trace}-[0-9a-f]{16}-00$`)]);
  } finally {
    await api.stop();
  }
});

test('[I-01] what the api has refused is among the rows as it will stand in the document', async () => {
  const refused = 'Object.assign(new Error("Not there"), { code: "not_found" })';
  const remoteProcess = await start(`module.exports.rows = { queries: [{ error: ${refused} }] }; return path`);
  const { rows } = await remoteProcess.render(at('/product/none'));
  expect(rows).toEqual({ queries: [{ error: { code: 'not_found' } }] });
});

test.each([
  ['throws', 'throw new Error("at render")', 'at render', long.pageMs],
  ['waits for what never comes', 'await new Promise(() => {})', 'not rendered within 300 ms', 300],
  ['is larger than any page', 'return "x".repeat(9e6)', '9000000 characters', long.pageMs],
])('[I-01] a page that %s costs itself alone', async (_, render, message, pageMs) => {
  const remoteProcess = await start(render, { pageMs });
  // The time for its form makes up for the short one of a page.
  const about = { ...at('/about'), form: { fields: '', timeoutMs: 60_000 } };
  const failing = remoteProcess.render(at('/'));
  const other = remoteProcess.render(about);
  await expect(failing).rejects.toThrow(message);
  expect((await other).body).toBe('About');
  expect((await remoteProcess.render(about)).body).toBe('About');
});

test.each([
  ['the api', 'throw Object.assign(new Error("No answer"), { status: 503 })', true],
  ['the remote', 'throw new Error("Not a function")', false],
])('[F-05] a page that cannot be rendered says whether that is for %s', async (_, render, isOfApi) => {
  const remoteProcess = await start(render);
  await expect(remoteProcess.render(at('/'))).rejects.toMatchObject({ isOfApi });
});

test('[P-11] what is done with a form has its own time beside that of its page', async () => {
  const remoteProcess = await start('await new Promise((done) => setTimeout(done, 50)); return "Sent"', { pageMs: 5 });
  const form = { fields: 'name=Ana', timeoutMs: 60_000 };
  expect((await remoteProcess.render({ ...at('/contacts'), form })).body).toBe('Sent');
});

test.each([
  ['loops without an end', 'for (;;);', 'did not answer for 500 ms'],
  ['exits', 'process.exit(0)', 'ended by itself (0)'],
  ['rejects late', 'Promise.reject(new Error("late")); await new Promise(() => {})', 'late'],
  ['throws in a timer', 'setTimeout(() => { throw new Error("timer") }); await new Promise(() => {})', 'timer'],
  ['fills the heap', 'const all = []; for (;;) all.push(new Array(1e4).fill(path))', 'heap'],
  [
    'takes memory beside the heap',
    'globalThis.all = []; for (;;) { all.push(Buffer.alloc(5e6, 1)); await new Promise((then) => setTimeout(then, 5)); }',
    process.platform === 'linux' ? 'MiB of memory' : '',
  ],
])(
  '[I-01] a page that %s ends its process, and the reason is reported',
  async (what, render, reason) => {
    const remoteProcess = await start(render, {
      // On a busy machine whatever collects garbage is silent for longer.
      silenceMs: what.startsWith('loops') ? 500 : long.silenceMs,
      heapMb: 32,
      memoryMb: 300,
    });
    await expect(remoteProcess.render(at('/'))).rejects.toThrow(RemoteFault);
    expect((await ended)?.message).toContain(reason);
    await expect(remoteProcess.render(at('/about'))).rejects.toThrow(reason);
  },
  90_000,
);

test.each([
  ['throws', 'throw new Error("at load")', 'at load'],
  ['exits', 'process.exit(3)', '(3)'],
  ['loops without an end', 'for (;;);', 'did not start within 1000 ms'],
])('[I-01] a bundle that %s when it is evaluated is refused', async (_, atLoad, reason) => {
  const limits = atLoad.startsWith('for') ? { startMs: 1_000 } : {};
  await expect(start('', limits, atLoad)).rejects.toThrow(reason);
  expect(await ended).toBeInstanceOf(RemoteFault);
});

test('[I-01] its code reads no files, starts no process and is given nothing of the shell', async () => {
  process.env.SECRET_OF_A_TEST = 'secret';
  const attempts = ['fs").readFileSync("/etc/hostname', 'child_process").execSync("true'];
  const tries = attempts.map(
    (attempt) => `(() => { try { require("${attempt}"); return 'done' } catch (e) { return e.code } })()`,
  );
  const remoteProcess = await start(`return [process.env.SECRET_OF_A_TEST, ${tries}].join()`);
  expect((await remoteProcess.render(at('/'))).body).toBe(',ERR_ACCESS_DENIED,ERR_ACCESS_DENIED');
  delete process.env.SECRET_OF_A_TEST;
});

test('[I-01] more pages than it can have under way are refused at once', async () => {
  const remoteProcess = await start('await new Promise((resolve) => setTimeout(resolve, 300)); return path', {
    queue: 2,
  });
  const [one, two, three] = ['/1', '/2', '/3'].map((path) => remoteProcess.render(at(path)));
  await expect(three).rejects.toThrow('2 pages are under way');
  expect([(await one)?.body, (await two)?.body]).toEqual(['/1', '/2']);
});

test('[I-01] a process that is stopped has no fault', async () => {
  const remoteProcess = await start('return path');
  remoteProcess.stop();
  expect(await ended).toBeNull();
});

test('[I-01] [I-02] a process that this machine has no room for is no fault of the remote, and another try starts it', async () => {
  const shell = spawn(
    'sh',
    ['-c', 'ulimit -n 100; exec "$0" --input-type=module --eval "$1"', process.execPath, shellWithoutRoom],
    {
      cwd: import.meta.dirname,
    },
  );
  const said = await text(shell.stdout);
  expect(said.split('\n')).toEqual(['faults: 0', 'About', 'faults: 0', '']);
});

const shellWithoutRoom = `
  import { closeSync, openSync } from 'node:fs';
  import { IsolatedRemote } from './isolated-remote.ts';
  const source = 'module.exports = { pages: {}, render: async () => "About" }';
  const bundle = { name: 'public', url: 'http://localhost:3001', source };
  let faults = 0;
  const remote = new IsolatedRemote(${JSON.stringify(smallRendering)}, bundle, () => { faults += 1; });
  const open = [];
  try { for (;;) open.push(openSync('/dev/null')); } catch {}
  const render = () => remote.render(${JSON.stringify(at('/about'))});
  await render().catch(() => {});
  for (const file of open) closeSync(file);
  console.log('faults: ' + faults);
  console.log((await render()).body);
  console.log('faults: ' + faults);
  remote.stop();
`;

// Which processes a process has, and whether they loop, is told by Linux alone.
(process.platform === 'linux' ? test : test.skip)(
  '[I-01] a process that loops without an end does not outlive a shell that is killed',
  async () => {
    const shell = spawn(process.execPath, ['--input-type=module', '--eval', shellThatRendersALoop], {
      cwd: import.meta.dirname,
    });
    await once(shell.stdout, 'data');
    const [looping = ''] = readFileSync(`/proc/${shell.pid}/task/${shell.pid}/children`, 'latin1').split(' ');
    await until(() => processorTime(looping) > secondOfProcessor);
    shell.kill('SIGKILL');
    await until(() => !existsSync(`/proc/${looping}`));
  },
);

const shellThatRendersALoop = `
  import { RemoteProcess } from './remote-process.ts';
  const source = 'module.exports = { pages: {}, render() { for (;;); } }';
  const bundle = { name: 'public', url: 'http://localhost:3001', source };
  const limits = { silenceMs: 600_000, pageMs: 600_000 };
  const looping = await RemoteProcess.start(${JSON.stringify(smallRendering)}, bundle, () => {}, limits);
  void looping.render(${JSON.stringify(at('/'))});
  console.log('started');
`;

/** In ticks of the clock. */
const secondOfProcessor = 100;

function processorTime(pid: string): number {
  return Number(readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ')[11]);
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(50);
}
