import type { LiveRemote } from '@varda/shared/federation/registry';
import type { FastifyBaseLogger } from 'fastify';

/** A version is not rendered any more after so many faults within so many milliseconds. */
const mostFaults = 3;
const withinMs = 10 * 60_000;

type Version = Pick<LiveRemote, 'name' | 'url'> & { manifest: { version: string } };

/** Counts how often the code of a version has ended its process, and says which versions are not rendered here any more. */
export class Quarantine {
  readonly #log: FastifyBaseLogger;
  /** By version, when its faults were, on the clock of `performance`. */
  readonly #faults = new Map<string, number[]>();
  readonly #versions = new Set<string>();

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** @returns whether this fault has brought the version into quarantine */
  count(version: Version, fault: Error): boolean {
    const key = keyOf(version);
    const now = performance.now();
    const recent = (this.#faults.get(key) ?? []).filter((at) => now - at < withinMs);
    this.#faults.set(key, [...recent, now]);
    const about = { err: fault, remote: version.name, version: version.manifest.version, faults: recent.length + 1 };
    this.#log.error(about, 'Code of a remote has ended its process');
    if (recent.length + 1 < mostFaults || this.#versions.has(key)) return false;
    this.#versions.add(key);
    this.#log.error(about, 'This version is not rendered on the server any more');
    return true;
  }

  has(version: Version): boolean {
    return this.#versions.has(keyOf(version));
  }

  /** Gives a version another chance. */
  end(version: Version): void {
    this.#versions.delete(keyOf(version));
    this.#faults.delete(keyOf(version));
  }
}

function keyOf({ name, url, manifest }: Version): string {
  return `${name} ${url} ${manifest.version}`;
}
