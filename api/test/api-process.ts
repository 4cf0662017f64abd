import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@varda/server/free-port';

/** The api as a process of its own, on a free port. */
export class ApiProcess {
  readonly address: string;
  readonly #process: ChildProcess;
  readonly #ended: Promise<unknown>;
  #said = '';

  constructor(address: string, process: ChildProcess) {
    this.address = address;
    this.#process = process;
    this.#ended = once(process, 'exit');
    for (const stream of [process.stdout, process.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#said = (this.#said + text).slice(-20_000);
      });
  }

  /**
   * Starts the api and waits until it is ready.
   *
   * @param log `dropped` where the reader of a long log would take time from what is measured
   */
  static async start(variables: Record<string, string>, log: 'kept' | 'dropped' = 'kept'): Promise<ApiProcess> {
    const port = await freePort();
    const child = spawn(process.execPath, ['server.ts'], {
      cwd: path.resolve(import.meta.dirname, '..'),
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        LOG_LEVEL: 'warn',
        DEMO_CONTENT: 'off',
        ...variables,
        API_PORT: String(port),
      },
      stdio: ['ignore', log === 'kept' ? 'pipe' : 'ignore', 'pipe'],
    });
    const started = new ApiProcess(`http://127.0.0.1:${port}/api`, child);
    await started.#untilReady();
    return started;
  }

  /** What it has written to its log, as far as it is still kept. */
  get said(): string {
    return this.#said;
  }

  /** Whether it has ended. */
  get hasExited(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  /** Ends it at once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#ended;
  }

  async stop(): Promise<void> {
    this.#process.kill('SIGTERM');
    await this.#ended;
  }

  async #untilReady(): Promise<void> {
    const deadline = Date.now() + 60_000;
    for (;;) {
      const answer = await fetch(`${this.address}/health`).catch(() => null);
      if (answer?.ok) return;
      if (this.#process.exitCode !== null || Date.now() > deadline) {
        await this.kill();
        throw new Error(`The api did not start:\n${this.#said}`);
      }
      await setTimeout(50);
    }
  }
}
