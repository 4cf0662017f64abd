import type { FastifyBaseLogger } from 'fastify';

/** Logs the first failure of a row of them, and the end of the row: while a host is down they come every second. */
export class FailureLog {
  readonly #log: FastifyBaseLogger;
  readonly #failing = new Set<string>();

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  failed(place: string, error: unknown): void {
    if (!this.#failing.has(place)) this.#log.error({ err: error, place }, 'Cannot be read; the last good one stays');
    this.#failing.add(place);
  }

  /** It is no error that what starts at the same time is not there yet, while there is something else to go by. */
  missing(place: string, error: unknown): void {
    if (!this.#failing.has(place)) this.#log.warn({ err: error, place }, 'Cannot be read yet; the next one is used');
    this.#failing.add(place);
  }

  succeeded(place: string): void {
    if (this.#failing.delete(place)) this.#log.warn({ place }, 'Can be read again');
  }
}
