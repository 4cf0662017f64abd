import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Remembers from what each file was last drawn, so that a run draws only what changed. */
export class Ledger {
  readonly #file = new URL('../drawn.json', import.meta.url);
  readonly #before: Record<string, string> = existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : {};
  readonly #now: Record<string, string> = {};

  static digest(...inputs: string[]): string {
    const hash = createHash('sha256');
    for (const input of inputs) hash.update(input);
    return hash.digest('hex').slice(0, 20);
  }

  /** Whether the job was done with the same inputs and its files are still there. */
  isDone(job: string, digest: string, files: readonly string[]): boolean {
    return this.#before[job] === digest && files.every((file) => existsSync(file));
  }

  record(job: string, digest: string): void {
    this.#now[job] = digest;
  }

  /** `keepOthers`: a run of a part of the jobs leaves the rest as recorded. */
  save(keepOthers: boolean): void {
    const all = keepOthers ? { ...this.#before, ...this.#now } : this.#now;
    const sorted = Object.fromEntries(Object.entries(all).sort(([one], [other]) => (one < other ? -1 : 1)));
    writeFileSync(this.#file, `${JSON.stringify(sorted, null, 2)}\n`);
  }
}
