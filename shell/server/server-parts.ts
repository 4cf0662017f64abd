import { setTimeout as pause } from 'node:timers/promises';
import type { RemoteManifest } from '@varda/shared/federation/manifest';
import type { LiveRemote } from '@varda/shared/federation/registry';
import type { RemoteModule } from '@varda/shared/remote';
import type { FastifyBaseLogger } from 'fastify';
import { readVerified } from './read-text.ts';
import type { Rendering } from './rendering.ts';
import { type StyleTexts, stylesOfRemote } from './style-texts.ts';

/** A version of a remote, whole: what browsers load, and what this server renders with, of one build. */
export interface ServerPart {
  remote: LiveRemote & { manifest: RemoteManifest };
  module: RemoteModule;
  /** Style sheets of its pages. */
  styles: StyleTexts;
}

/** Longest wait of a page for a new version while an older one runs, in milliseconds. */
const patienceOfPage = 250;

/** How long after a failure a version is not tried again, in milliseconds. */
const rest = 1_000;

/** Versions of a remote that are kept: the live one, the canary, those that somebody looks at. */
const mostKept = 6;

/**
 * The server parts of the remotes. A new version takes over once it has been fetched, has the hash that its manifest names,
 * and runs; until then, and if it never does, the last good one stays.
 */
export class ServerParts {
  readonly #evaluate: Rendering['evaluateRemote'];
  readonly #origin: string;
  readonly #log: FastifyBaseLogger;
  /** By the remote's name, the one that was wanted last at the end. */
  readonly #good = new Map<string, ServerPart[]>();
  readonly #loading = new Map<string, Promise<ServerPart | null>>();
  readonly #failed = new Map<string, number>();

  /** @param origin of remotes whose address is a path */
  constructor(evaluate: Rendering['evaluateRemote'], origin: string, log: FastifyBaseLogger) {
    this.#origin = origin;
    this.#evaluate = evaluate;
    this.#log = log;
  }

  /**
   * The version of a remote to be rendered with; null where there is none.
   *
   * @param exactly whoever has asked for this very version gets no other
   */
  async of(remote: LiveRemote, exactly = false): Promise<ServerPart | null> {
    const { manifest } = remote;
    if (!manifest?.server) return null;
    const wanted = { ...remote, manifest };
    const known = this.#take(wanted);
    if (known) return known;
    const last = exactly ? undefined : this.#good.get(remote.name)?.at(-1);
    // The files are of the older version, the paths for which the remote has pages are those of now.
    const older = last ? { ...last, remote: { ...last.remote, mounts: remote.mounts } } : null;
    if (performance.now() - (this.#failed.get(keyOf(wanted)) ?? Number.NEGATIVE_INFINITY) < rest) return older;
    const loading = this.#load(wanted);
    return older ? Promise.race([loading.then((part) => part ?? older), pause(patienceOfPage, older)]) : loading;
  }

  #take(wanted: ServerPart['remote']): ServerPart | null {
    const parts = this.#good.get(wanted.name) ?? [];
    const place = parts.findLastIndex(
      ({ remote: { url, manifest } }) => url === wanted.url && manifest.version === wanted.manifest.version,
    );
    const part = parts[place];
    if (!part) return null;
    if (place < parts.length - 1) parts.push(...parts.splice(place, 1));
    return { ...part, remote: wanted };
  }

  #load(remote: ServerPart['remote']): Promise<ServerPart | null> {
    const key = keyOf(remote);
    const known = this.#loading.get(key);
    if (known) return known;
    const loading = this.#fetch(remote).finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  async #fetch(remote: ServerPart['remote']): Promise<ServerPart | null> {
    const { name, url, manifest } = remote;
    try {
      const [source, styles] = await Promise.all([
        readVerified(new URL(`${url}/${manifest.server?.file}`, this.#origin).href, manifest.server?.integrity),
        stylesOfRemote(url, manifest, this.#origin),
      ]);
      const part = { remote, module: this.#evaluate(source, name, url), styles };
      this.#good.set(name, [...(this.#good.get(name) ?? []), part].slice(-mostKept));
      this.#failed.delete(keyOf(remote));
      return part;
    } catch (error) {
      if (!this.#failed.has(keyOf(remote)))
        this.#log.error({ err: error, remote: name, url }, 'Cannot be rendered here; the last good version stays');
      this.#failed.set(keyOf(remote), performance.now());
      return null;
    }
  }
}

function keyOf({ url, manifest }: ServerPart['remote']): string {
  return `${url} ${manifest.version}`;
}
