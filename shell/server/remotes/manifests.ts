import { answerFreshMs } from '@varda/platform/federation/answer-fresh';
import { integrityOf } from '@varda/platform/federation/integrity';
import { type RemoteManifest, remoteManifest } from '@varda/platform/federation/manifest';
import type { FailureLog } from '../failure-log.ts';
import type { Build } from './build-for.ts';
import { readText } from './read-text.ts';

interface Reading {
  begunAt: number;
  manifest: Promise<RemoteManifest | null>;
  isOver: boolean;
}

/**
 * The manifests of builds, by their addresses. When one cannot be read or makes no sense, the last good one stays; `null`
 * where there never was one. A build with a hash is read once: it stays as it is.
 */
export class Manifests {
  readonly #origin: string;
  readonly #log: FailureLog;
  readonly #good = new Map<string, RemoteManifest>();
  readonly #readings = new Map<string, Reading>();

  /** @param origin of builds whose address is a path */
  constructor(origin: string, log: FailureLog) {
    this.#origin = origin;
    this.#log = log;
  }

  /** The manifest of a build of a remote. Calls that come within a second share one look. */
  read(remote: string, build: Build): Promise<RemoteManifest | null> {
    const key = keyOf(build);
    const known = this.#good.get(key);
    if (known && build.integrity) return Promise.resolve(known);
    const last = this.#readings.get(key);
    if (last && performance.now() - last.begunAt < answerFreshMs) return last.manifest;
    const manifest = this.#fetch(key, remote, build);
    const reading: Reading = { begunAt: performance.now(), manifest, isOver: false };
    this.#readings.set(key, reading);
    void manifest.then(() => {
      reading.isOver = true;
    });
    return manifest;
  }

  /** Until when {@link Manifests.read} has an answer without asking the build's host, on the clock of `performance`. */
  freshUntil(build: Build): number {
    const key = keyOf(build);
    if (build.integrity && this.#good.has(key)) return Number.POSITIVE_INFINITY;
    const last = this.#readings.get(key);
    return last?.isOver ? last.begunAt + answerFreshMs : Number.NEGATIVE_INFINITY;
  }

  /** The last good manifest of a build, without asking its host. */
  known(build: Build): RemoteManifest | null {
    return this.#good.get(keyOf(build)) ?? null;
  }

  async #fetch(key: string, remote: string, { url, integrity }: Build): Promise<RemoteManifest | null> {
    try {
      const text = await readText(new URL(`${url}/remote.json`, this.#origin).href);
      if (integrity && integrity !== integrityOf(text))
        throw new Error('The manifest is not the one that was published');
      const manifest = remoteManifest.parse(JSON.parse(text));
      if (manifest.name !== remote)
        throw new Error(`The registry has ${remote} there, the manifest is of ${manifest.name}`);
      this.#good.set(key, manifest);
      this.#log.succeeded(url);
    } catch (error) {
      this.#log.failed(url, error);
    }
    return this.#good.get(key) ?? null;
  }
}

function keyOf({ url, integrity = '' }: Build): string {
  return `${url} ${integrity}`;
}
