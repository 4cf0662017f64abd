import type { BodyOf } from '@varda/contract/endpoints';
import { longestReason } from '@varda/contract/releases';
import type { LiveRemote } from '@varda/platform/federation/live-remote';
import type { FastifyBaseLogger } from 'fastify';

/** A version is not rendered any more after so many faults within so many milliseconds. */
const mostFaults = 3;
const withinMs = 10 * 60_000;

type Version = Pick<LiveRemote, 'name' | 'url'> & { manifest: { version: string } };

interface Options {
  log: FastifyBaseLogger;
  /** Versions of a remote that the registry has in quarantine: by other servers too, and until somebody ends it. */
  known: (remote: string) => readonly string[];
  /** Tells the registry; must not throw. */
  report: (quarantined: BodyOf<'POST /quarantine'>) => void;
}

/** Counts how often the code of a version has ended its process, and says which versions are not rendered here any more. */
export class Quarantine {
  readonly #options: Options;
  /** By version, when its faults were, on the clock of `performance`. */
  readonly #faults = new Map<string, number[]>();
  /** Faults of each remote since the start. */
  readonly counted = new Map<string, number>();
  /** Those that were found here, and whether the registry has had them since. */
  readonly #own = new Map<string, { isKnown: boolean }>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** @returns whether this fault has brought the version into quarantine */
  count(version: Version, fault: Error): boolean {
    const { log, report } = this.#options;
    const key = keyOf(version);
    const now = performance.now();
    this.counted.set(version.name, (this.counted.get(version.name) ?? 0) + 1);
    const recent = (this.#faults.get(key) ?? []).filter((at) => now - at < withinMs);
    this.#faults.set(key, [...recent, now]);
    const faults = recent.length + 1;
    const about = { err: fault, remote: version.name, version: version.manifest.version, faults };
    log.error(about, 'Code of a remote has ended its process');
    if (faults < mostFaults || this.#own.has(key)) return false;
    this.#own.set(key, { isKnown: false });
    log.error(about, 'This version is not rendered on the server any more');
    report({ remote: version.name, version: version.manifest.version, reason: fault.message.slice(0, longestReason) });
    return true;
  }

  has(version: Version): boolean {
    const key = keyOf(version);
    const own = this.#own.get(key);
    if (this.#options.known(version.name).includes(version.manifest.version)) {
      if (own) own.isKnown = true;
      return true;
    }
    if (!own?.isKnown) return own !== undefined;
    // Somebody has ended it.
    this.#own.delete(key);
    this.#faults.delete(key);
    return false;
  }
}

function keyOf({ name, url, manifest }: Version): string {
  return `${name} ${url} ${manifest.version}`;
}
