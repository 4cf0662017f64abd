import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';

const calls = ['/products/all', '/dosage', '/parent?limit=20', '/products/oral', '/products/all?'];
const people = 30;

/** What 30 visitors read at once. */
export class Readers {
  readonly #address: string;
  #stopped = false;
  reads = 0;
  /** Answers that ask to come again. */
  refused = 0;
  /** In milliseconds. */
  slowest = 0;
  /** Answers that a reader must not get, and those that did not come. */
  readonly failures: string[] = [];

  constructor(address: string) {
    this.#address = address;
  }

  /** Each reader ends what it does. */
  stop(): void {
    this.#stopped = true;
  }

  async run(): Promise<void> {
    await Promise.all(Array.from({ length: people }, () => this.#read()));
  }

  async #read(): Promise<void> {
    while (!this.#stopped) {
      const call = calls[randomInt(calls.length)] as string;
      const begun = performance.now();
      const status = await fetch(this.#address + call).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        (error: Error) => {
          this.failures.push(`GET ${call} has no answer: ${error.cause ?? error}`);
          return 0;
        },
      );
      this.reads += 1;
      this.slowest = Math.max(this.slowest, performance.now() - begun);
      if (status === 503) this.refused += 1;
      else if (status >= 500) this.failures.push(`GET ${call} is answered with ${status}`);
      await setTimeout(randomInt(20, 60));
    }
  }
}
