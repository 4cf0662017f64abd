import { type ChildProcess, fork } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { traceparent } from '@varda/server/tracing';
import type { RenderedPage } from '../../src/site/ssr/index.ts';
import type { Bundle, FromProcess, QueryFields, RenderRequest, ToProcess } from './remote-process-messages.ts';

export interface Limits {
  /** Longest wait for the first message of a new process, in milliseconds. */
  startMs: number;
  /** Longest wait for a page beside that for its form, in milliseconds: a remote may wait for what never comes. */
  pageMs: number;
  /** How long a process may leave its messages unread, in milliseconds: a loop without an end. */
  silenceMs: number;
  /** Most of the JavaScript heap, in MiB. */
  heapMb: number;
  /** Most memory of the process with all that is not on the heap, in MiB. Watched on Linux alone. */
  memoryMb: number;
  /** Most pages under way at once. */
  queue: number;
}

const limits: Limits = { startMs: 10_000, pageMs: 3_000, silenceMs: 2_500, heapMb: 256, memoryMb: 640, queue: 200 };

/** How often a process is asked whether it still reads its messages, and its memory is looked at, in milliseconds. */
const beatMs = 250;

/** Of what a process has printed before its end, in characters. */
const longestOutput = 2_000;

/** Why a process has ended that nobody has stopped. */
export class RemoteFault extends Error {
  override name = 'RemoteFault';
}

/** Why a page could not be rendered, while its process goes on. */
export class PageFailure extends Error {
  override name = 'PageFailure';
  /** Whether the api is away or failed. */
  readonly isOfApi: boolean;

  constructor(message: string, isOfApi: boolean) {
    super(message);
    this.isOfApi = isOfApi;
  }
}

/**
 * A process that runs the code of one version of one remote, and nothing else: what goes wrong in it is that version's, and
 * costs no more than the pages that it has under way. It may read no files, start nothing, and gets no variable of the shell's.
 */
export class RemoteProcess {
  /** Names of the pages that take forms. */
  forms: ReadonlySet<string> = new Set();
  /** Names of the pages that read the query of their address. */
  queryReaders: ReadonlyMap<string, QueryFields> = new Map();
  readonly #child: ChildProcess;
  readonly #limits: Limits;
  readonly #underWay = new Map<number, { resolve: (page: RenderedPage) => void; reject: (error: Error) => void }>();
  readonly #beat: NodeJS.Timeout;
  #last = 0;
  /** Pings since the last message; none are sent before the first one, for which there is a wait of its own. */
  #unanswered = Number.NaN;
  #fault: RemoteFault | null = null;
  #output = '';
  #isStopped = false;

  private constructor(limits: Limits, onEnd: (fault: RemoteFault | null) => void) {
    this.#limits = limits;
    this.#child = fork(path.join(import.meta.dirname, 'remote-process-main.ts'), {
      serialization: 'advanced',
      env: { NODE_ENV: 'production' },
      execArgv: [
        '--permission',
        '--allow-worker',
        `--max-old-space-size=${limits.heapMb}`,
        '--disable-warning=SecurityWarning',
      ],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    // Where a whole container runs out of memory, Linux ends this process and not the shell.
    writeFile(`/proc/${this.#child.pid}/oom_score_adj`, '900').catch(() => {});
    this.#beat = setInterval(() => void this.#check(), beatMs).unref();
    this.#child.stderr?.on('data', (text: Buffer) => {
      this.#output = (this.#output + text).slice(-longestOutput);
    });
    // A message that could not be sent: `close` says that the process has ended.
    this.#child.on('error', () => {});
    this.#child.on('message', (message: FromProcess) => this.#take(message));
    let isUp = false;
    this.#child.once('spawn', () => {
      isUp = true;
    });
    this.#child.once('close', (code, signal) => {
      clearInterval(this.#beat);
      // This machine is short of files or memory: no code of the remote has run.
      if (!isUp) return onEnd(null);
      this.#fault ??= new RemoteFault(`The process has ended by itself (${signal ?? code}) ${this.#output}`.trim());
      for (const { reject } of this.#underWay.values()) reject(this.#fault);
      this.#underWay.clear();
      onEnd(this.#isStopped ? null : this.#fault);
    });
  }

  /**
   * Resolves once the remote's bundle has been evaluated.
   *
   * @param rendering source of the shell's own rendering
   * @param onEnd called once when the process has ended, with the reason where that is the remote's
   * @throws RemoteFault when the bundle throws, exits or does not come to an end
   * @throws Error when the process was stopped, or this machine could not start it
   */
  static start(
    rendering: string,
    bundle: Bundle,
    onEnd: (fault: RemoteFault | null) => void,
    changes: Partial<Limits> = {},
  ): Promise<RemoteProcess> {
    const all = { ...limits, ...changes };
    return new Promise((resolve, reject) => {
      const started = new RemoteProcess(all, (fault) => {
        clearTimeout(timer);
        reject(fault ?? new Error('The process was stopped, or could not be started'));
        onEnd(fault);
      });
      const timer = setTimeout(() => started.#kill(`It did not start within ${all.startMs} ms`), all.startMs);
      started.#onStarted = () => {
        clearTimeout(timer);
        resolve(started);
      };
      started.#send({ kind: 'start', rendering, bundle });
    });
  }

  #onStarted = () => {};

  /** Rejects when the page cannot be rendered here and now: a browser may do better. */
  render(page: RenderRequest): Promise<RenderedPage> {
    const { queue } = this.#limits;
    const pageMs = this.#limits.pageMs + (page.form?.timeoutMs ?? 0);
    if (this.#fault || this.#isStopped) return Promise.reject(this.#fault ?? new Error('The process was stopped'));
    if (this.#underWay.size >= queue) return Promise.reject(new Error(`${queue} pages are under way`));
    this.#last += 1;
    const id = this.#last;
    return new Promise<RenderedPage>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#settle(id)?.reject(new Error(`The page was not rendered within ${pageMs} ms`));
      }, pageMs);
      const over =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          then(value);
        };
      this.#underWay.set(id, { resolve: over(resolve), reject: over(reject) });
      this.#send({ kind: 'render', id, page, traceparent: traceparent() });
    });
  }

  stop(): void {
    this.#isStopped = true;
    this.#child.kill('SIGKILL');
  }

  #take(message: FromProcess): void {
    this.#unanswered = 0;
    if (message.kind === 'started') {
      this.forms = new Set(message.forms);
      this.queryReaders = new Map(message.queryReaders);
      this.#onStarted();
    } else if (message.kind === 'rendered') this.#settle(message.id)?.resolve(message.page);
    else if (message.kind === 'failed')
      this.#settle(message.id)?.reject(new PageFailure(message.message, message.isOfApi));
    else if (message.kind === 'uncaught') this.#fault ??= new RemoteFault(message.message);
  }

  #settle(id: number) {
    const page = this.#underWay.get(id);
    this.#underWay.delete(id);
    return page;
  }

  async #check(): Promise<void> {
    const { silenceMs, memoryMb } = this.#limits;
    // Counted, not timed: where this process itself has stood still, answers wait to be read.
    if (this.#unanswered * beatMs > silenceMs) return this.#kill(`It did not answer for ${silenceMs} ms`);
    this.#unanswered += 1;
    if (this.#unanswered > 0) this.#send({ kind: 'ping' });
    const megabytes = await memoryOf(this.#child.pid);
    if (megabytes > memoryMb) this.#kill(`It took ${megabytes} MiB of memory, ${memoryMb} are allowed`);
  }

  #kill(reason: string): void {
    this.#fault ??= new RemoteFault(reason);
    this.#child.kill('SIGKILL');
  }

  #send(message: ToProcess): void {
    if (this.#child.connected) this.#child.send(message, () => {});
  }
}

const page = 4_096;

/** In MiB; 0 where the system does not tell. */
async function memoryOf(pid: number | undefined): Promise<number> {
  try {
    const [, resident] = (await readFile(`/proc/${pid}/statm`, 'latin1')).split(' ');
    return Math.round((Number(resident) * page) / 2 ** 20);
  } catch {
    return 0;
  }
}
