import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { rotateLog } from './rotate-log.ts';
import { spawnTied } from './spawn-tied.ts';

/** How long a service may take to answer after its start, and to end after it was asked to, in milliseconds. */
const longestStart = 120_000;
const longestEnd = 8_000;

/** Between looks at the length of a log, in milliseconds. */
const logPause = 60_000;

interface ServiceOptions {
  name: string;
  /** Script and arguments for Node. */
  args: readonly string[];
  environment: Record<string, string>;
  /** Answers 200 once the service is ready, and nothing before it is started: an answer of something else would pass for its own. */
  healthUrl: string;
  /** File that takes what the service prints. */
  log: string;
  cwd: string;
  /** Is given as well what goes to standard error, such as why a script cannot be run. */
  onErrors?: ((text: string) => void) | undefined;
}

/** One process of the site. It ends with the process that started it, however that one ends. */
export class Service {
  readonly #options: ServiceOptions;
  #child: ChildProcess | null = null;
  /** Counts starts and stops: what has begun in an earlier turn is over. */
  #turn = 0;
  #isFirst = true;
  #upSince = Number.POSITIVE_INFINITY;
  /** Called when it ends after it was up, and nobody has stopped it. */
  onUnexpectedEnd: (reason: string) => void = () => {};

  constructor(options: ServiceOptions) {
    this.#options = options;
  }

  get name(): string {
    return this.#options.name;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get log(): string {
    return this.#options.log;
  }

  /** How long ago it was ready last, in milliseconds; 0 before. */
  get upFor(): number {
    return Math.max(performance.now() - this.#upSince, 0);
  }

  /** Starts the process and waits until it answers. Rejects with what it printed, if it ends before that. */
  async start(): Promise<void> {
    const { args, environment, log, cwd, healthUrl, name, onErrors } = this.#options;
    this.#turn += 1;
    const turn = this.#turn;
    if ((await statusAt(healthUrl)) !== null)
      throw new Error(
        `${name} cannot start: something else answers at ${healthUrl}. Stop that, or choose another port.`,
      );
    if (turn !== this.#turn) throw new Error(`${name} was stopped`);
    // What it has said before it ended is still wanted when it is started again.
    if (this.#isFirst) writeFileSync(log, '');
    this.#isFirst = false;
    const output = openSync(log, 'a');
    const child = spawnTied(args, { cwd, environment, stdio: ['ignore', output, onErrors ? 'pipe' : output] });
    closeSync(output);
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      try {
        appendFileSync(log, text);
      } catch {
        // On a full disk the terminal alone has it.
      }
      onErrors?.(text);
    });
    this.#child = child;
    const rotation = setInterval(() => rotateLog(log), logPause).unref();
    let ready = false;
    const end = new AbortController();
    const ended = once(child, 'exit').then(([, signal]) => {
      end.abort();
      clearInterval(rotation);
      const reason = signal
        ? `${name} was ended by ${signal}\n${plainLines(log)}`.trimEnd()
        : `${name} has ended:\n${lastLines(log)}`;
      if (ready && turn === this.#turn) this.onUnexpectedEnd(reason);
      return reason;
    });
    const failure = await Promise.race([ended, answers(healthUrl, name, end.signal)]);
    if (failure) {
      // One that runs without an answer would have the port when it is started again.
      child.kill();
      throw new Error(failure);
    }
    ready = true;
    this.#upSince = performance.now();
  }

  /** Asks the process to finish and waits until it is gone; one that does not listen is killed. */
  async stop(): Promise<void> {
    this.#turn += 1;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), longestEnd);
    await gone;
    clearTimeout(timer);
  }
}

/** Null once the address answers, or what to say when it does not in time, or is not asked any more. */
async function answers(url: string, name: string, end: AbortSignal): Promise<string | null> {
  const deadline = performance.now() + longestStart;
  while (performance.now() < deadline && !end.aborted) {
    if ((await statusAt(url, end)) === 200) return null;
    await pause(50);
  }
  return `${name} does not answer at ${url}`;
}

/** Null where nothing answers. */
async function statusAt(url: string, end?: AbortSignal): Promise<number | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.any([AbortSignal.timeout(2_000), ...(end ? [end] : [])]) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}

/** Structured log lines are left out: what a person has to read is printed plainly. */
function lastLines(log: string): string {
  return plainLines(log) || linesOf(log).slice(-20).join('\n');
}

function plainLines(log: string): string {
  const plain = linesOf(log).filter((line) => !line.startsWith('{'));
  return plain.slice(-20).join('\n');
}

/** None, if somebody has removed the log: a service that cannot say why it has ended is started again all the same. */
function linesOf(log: string): string[] {
  try {
    return readFileSync(log, 'utf8').trim().split('\n');
  } catch {
    return [];
  }
}
