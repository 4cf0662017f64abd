// The process in which one version of a remote is evaluated and its pages are rendered; see remote-process.ts.
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { createRequire } from 'node:module';
import { compileFunction } from 'node:vm';
import { Worker } from 'node:worker_threads';
import type { Bundle, FromProcess, RenderRequest, ToProcess } from './remote-process-messages.ts';
import type { Rendering } from './rendering.ts';

/** Most characters of a rendered page: what is sent on is held in the shell's memory, too. */
const longestPage = 8_000_000;

type Render = (page: RenderRequest) => ReturnType<Rendering['renderPage']>;

let render: Render = () => Promise.reject(new Error('There is no remote yet'));
let isApiFailure: Rendering['isApiFailure'] = () => false;

/** W3C's `traceparent` of the page under way: its calls belong to the same trace (`@varda/server/tracing`). */
const trace = new AsyncLocalStorage<string | undefined>();
subscribe('undici:request:create', (message) => {
  const { request } = message as { request: { addHeader(name: string, value: string): void } };
  const traceparent = trace.getStore();
  if (traceparent) request.addHeader('traceparent', traceparent);
});

process.on('message', (message: ToProcess) => {
  if (message.kind === 'ping') tell({ kind: 'pong' });
  else if (message.kind === 'start') start(message);
  else trace.run(message.traceparent, () => void answer(message.id, message.page));
});

// An error that nobody has caught may have left anything behind: this process ends and another one takes its place.
process.on('uncaughtException', end);
process.on('unhandledRejection', end);
// When the shell stops, it first finishes what is under way. It ends this process itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
// A loop without an end reads no messages: where the shell was killed, a thread of its own has to see it.
const orphanWatch = `
  const { workerData: parent } = require('node:worker_threads');
  setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL'); }, 1000);
`;
new Worker(orphanWatch, { eval: true, workerData: process.ppid }).unref();

function start({ rendering, bundle }: { rendering: string; bundle: Bundle }): void {
  const { evaluateRemote, renderPage, ...own } = evaluateRendering(rendering);
  isApiFailure = own.isApiFailure;
  const module = evaluateRemote(bundle.source, bundle.name, bundle.url);
  render = ({ url, remotes, remote: name, form, ...page }) => {
    const remote = remotes.find((each) => each.name === name);
    if (!remote) throw new Error(`${name} is not among the remotes`);
    const sent = form && { form: { ...form, fields: new URLSearchParams(form.fields) } };
    return renderPage({ ...page, ...sent, url: new URL(url), remotes, remote, module });
  };
  const pages = Object.entries(module.pages);
  tell({
    kind: 'started',
    forms: pages.flatMap(([page, { submit }]) => (submit ? page : [])),
    queryReaders: pages.flatMap(([page, { readsQuery }]) => (readsQuery ? [[page, readsQuery]] : [])),
  });
}

/** The shell's own rendering, which is part of the build that the shell was started with, whatever is built meanwhile. */
function evaluateRendering(source: string): Rendering {
  const module = { exports: {} as Rendering };
  const run = compileFunction(source, ['module', 'exports', 'require'], { filename: 'rendering.cjs' });
  run(module, module.exports, createRequire(import.meta.url));
  return module.exports;
}

async function answer(id: number, page: RenderRequest): Promise<void> {
  try {
    const rendered = await render(page);
    if (rendered.body.length > longestPage) throw new Error(`The page has ${rendered.body.length} characters`);
    // As they will stand in the document: errors among them would lose all but their messages on the way.
    const rows = JSON.parse(JSON.stringify(rendered.rows)) as typeof rendered.rows;
    tell({ kind: 'rendered', id, page: { ...rendered, rows } });
  } catch (error) {
    tell({ kind: 'failed', id, message: textOf(error), isOfApi: isApiFailure(error) });
  }
}

function end(error: unknown): void {
  const last: FromProcess = { kind: 'uncaught', message: textOf(error) };
  if (!process.send?.(last, () => process.exit(1))) process.exit(1);
}

function tell(message: FromProcess): void {
  process.send?.(message);
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
