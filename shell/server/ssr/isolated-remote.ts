import { setTimeout as pause } from 'node:timers/promises';
import type { RenderedPage } from '../../src/site/ssr/index.ts';
import { type RemoteFault, RemoteProcess } from './remote-process.ts';
import type { Bundle, QueryFields, RenderRequest } from './remote-process-messages.ts';

/** What renders the pages of one version of a remote. */
export interface RemoteRenderer {
  /**
   * Resolves once pages can be rendered.
   *
   * @throws Error when the bundle does not run
   */
  start(): Promise<void>;
  /** Whether a page does something with a form that is sent to it; known after the start. */
  takesForm(page: string): boolean;
  /** Whether a page says something else for another value of a field of its address; known after the start. */
  readsQuery(page: string, field: string): boolean;
  /** Rejects when the page cannot be rendered here and now: a browser may do better. */
  render(page: RenderRequest): Promise<RenderedPage>;
  stop(): void;
}

/** @param onFault called each time that the version's code has ended its process */
export type RunRemote = (bundle: Bundle, onFault: (fault: RemoteFault) => void) => RemoteRenderer;

/** A process that nobody has needed for so long is stopped, in milliseconds. */
const idleMs = 10 * 60_000;

/** Longest wait of a page for a process that is being started, in milliseconds. */
const startTimeoutMs = 3_000;

/** The code of a version in a process of its own, which is started anew after it has ended or was not needed for a while. */
export class IsolatedRemote implements RemoteRenderer {
  readonly #start: (onEnd: () => void) => Promise<RemoteProcess>;
  #process: Promise<RemoteProcess> | null = null;
  #forms: ReadonlySet<string> = new Set();
  #queryReaders: ReadonlyMap<string, QueryFields> = new Map();
  #idle: NodeJS.Timeout | undefined;
  #isStopped = false;

  /** @param rendering source of the shell's own rendering */
  constructor(rendering: string, bundle: Bundle, onFault: (fault: RemoteFault) => void) {
    this.#start = (onEnd) =>
      RemoteProcess.start(rendering, bundle, (fault) => {
        onEnd();
        if (fault) onFault(fault);
      });
  }

  async start(): Promise<void> {
    const { forms, queryReaders } = await this.#running();
    this.#forms = forms;
    this.#queryReaders = queryReaders;
  }

  takesForm(page: string): boolean {
    return this.#forms.has(page);
  }

  readsQuery(page: string, field: string): boolean {
    const fields = this.#queryReaders.get(page) ?? [];
    return fields === true || fields.includes(field);
  }

  async render(page: RenderRequest): Promise<RenderedPage> {
    const late = new AbortController();
    const started = await Promise.race([this.#running(), pause(startTimeoutMs, null, { signal: late.signal })]);
    late.abort();
    if (!started) throw new Error(`The process of ${page.remote} was not up within ${startTimeoutMs} ms`);
    return started.render(page);
  }

  stop(): void {
    this.#isStopped = true;
    this.#rest();
  }

  #running(): Promise<RemoteProcess> {
    if (this.#isStopped) return Promise.reject(new Error('This version is not rendered any more'));
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#rest(), idleMs).unref();
    this.#process ??= this.#started();
    return this.#process;
  }

  #started(): Promise<RemoteProcess> {
    // Another one may have been started before the end of this one is known.
    const forget = () => {
      if (this.#process === started) this.#process = null;
    };
    const started = this.#start(forget);
    started.catch(forget);
    return started;
  }

  #rest(): void {
    clearTimeout(this.#idle);
    void this.#process?.then(
      (running) => running.stop(),
      () => {},
    );
    this.#process = null;
  }
}
