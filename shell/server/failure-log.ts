import type { FastifyBaseLogger } from 'fastify';

/** Between lines about a place that goes on failing, in milliseconds: whoever looks at the end of the log sees what is wrong now. */
const reminderMs = 10 * 60_000;

/** Logs the first failure of a row of them, then a reminder now and then, and the end of the row: while a host is down they come every second. */
export class FailureLog {
  readonly #log: FastifyBaseLogger;
  /** When a line was written last about each place that fails, on the clock of `performance`. */
  readonly #toldAt = new Map<string, number>();

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  failed(place: string, error: unknown): void {
    if (this.#isToTell(place)) this.#log.error({ err: error, place }, 'Cannot be read; the last good one stays');
  }

  /** It is no error that what starts at the same time is not there yet, while there is something else to go by. */
  missing(place: string, error: unknown): void {
    if (this.#isToTell(place)) this.#log.warn({ err: error, place }, 'Cannot be read yet; the next one is used');
  }

  /** Nor is it one that the process of a remote is not up yet; a document without its page has a reason in the log all the same. */
  notRendered(version: string): void {
    if (this.#isToTell(version))
      this.#log.warn({ version }, 'Not rendered here, as no version of the remote is up; the browser does it');
  }

  rendered(version: string): void {
    if (this.#toldAt.delete(version)) this.#log.warn({ version }, 'Rendered here now');
  }

  succeeded(place: string): void {
    if (this.#toldAt.delete(place)) this.#log.warn({ place }, 'Can be read again');
  }

  #isToTell(place: string): boolean {
    const now = performance.now();
    const last = this.#toldAt.get(place);
    if (last !== undefined && now - last < reminderMs) return false;
    this.#toldAt.set(place, now);
    return true;
  }
}
