import { setTimeout as after } from 'node:timers/promises';
import type { Service } from './service.ts';

/** Before a service is started again, in milliseconds; twice as long after each end, until it has run for a while. */
const firstPause = 250;
const longestPause = 30_000;
const aWhile = 60_000;

/** After so many ends in a row no further one is reported. */
const endsTold = 3;

/** A service that is started again when it ends, while all others go on. */
export class SupervisedService {
  readonly #service: Service;
  readonly #say: (line: string) => void;
  #ends = 0;
  #trying = new AbortController();
  #isStopped = false;

  constructor(service: Service, say: (line: string) => void) {
    this.#service = service;
    this.#say = say;
    service.onUnexpectedEnd = (reason) => void this.revive(reason);
  }

  /** Starts a service that has ended, again and again, until it runs or is stopped. Never rejects. */
  async revive(reason: string): Promise<void> {
    // Whoever stops a service while it starts has its start fail.
    if (this.#isStopped) return;
    const trying = this.#try();
    if (this.#service.upFor > aWhile) this.#ends = 0;
    let why = reason;
    do {
      const pause = Math.min(firstPause * 2 ** this.#ends, longestPause);
      this.#ends += 1;
      // Ctrl-C may reach the service first: nothing is said of that.
      await after(pause, undefined, { signal: trying }).catch(() => undefined);
      if (trying.aborted) return;
      this.#tell(why);
      why = await this.#start(trying);
    } while (why && !trying.aborted);
    if (!why) this.#say(`${this.#service.name} runs again`);
  }

  /** Ends the service and starts it anew. Rejects when it does not start; it is tried further then. */
  async restart(): Promise<void> {
    const trying = this.#try();
    this.#ends = 0;
    await this.#service.stop();
    const why = await this.#start(trying);
    if (!why) return;
    if (!trying.aborted) void this.revive(why);
    throw new Error(why);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#trying.abort();
    await this.#service.stop();
  }

  /** Ends what was tried before. */
  #try(): AbortSignal {
    this.#trying.abort();
    this.#trying = new AbortController();
    return this.#trying.signal;
  }

  /** What was in the way, if anything. */
  async #start(trying: AbortSignal): Promise<string> {
    try {
      await this.#service.start();
      return '';
    } catch (error) {
      // Whoever has ended this try has stopped its process: the one that there is by now is another one.
      if (!trying.aborted) await this.#service.stop();
      return (error as Error).message;
    }
  }

  #tell(why: string): void {
    if (this.#ends > endsTold) return;
    const { name, log } = this.#service;
    this.#say(`\n${why}`);
    this.#say(
      this.#ends < endsTold
        ? `${name} is started again; the others go on.`
        : `${name} has ended ${endsTold} times in a row. It is tried again every ${longestPause / 1000} s at the latest; the others go on. Its log: ${log}`,
    );
  }
}
