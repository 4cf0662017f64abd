import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RemoteManifest } from '@varda/shared/federation/manifest';
import type { LiveRemote } from '@varda/shared/federation/registry';
import type { RemoteModule } from '@varda/shared/remote';
import type { FastifyBaseLogger } from 'fastify';
import type { Rendering } from './rendering.ts';

/** A version of a remote, whole: what browsers load, and what this server renders with, of one build. */
export interface ServerPart {
  remote: LiveRemote & { manifest: RemoteManifest };
  module: RemoteModule;
}

/** Longest wait for a file of a host, in milliseconds. */
const patience = 1_500;

/** Longest wait of a page for a new version while an older one runs, in milliseconds. */
const patienceOfPage = 250;

/** How long after a failure a version is not tried again, in milliseconds. */
const rest = 1_000;

/**
 * The server parts of the remotes. A new version takes over once it has been fetched, has the hash that its manifest names,
 * and runs; until then, and if it never does, the last good one stays.
 */
export class ServerParts {
  readonly #evaluate: Rendering['evaluateRemote'];
  readonly #log: FastifyBaseLogger;
  readonly #good = new Map<string, ServerPart>();
  readonly #loading = new Map<string, Promise<ServerPart | null>>();
  readonly #failed = new Map<string, { version: string; at: number }>();

  constructor(evaluate: Rendering['evaluateRemote'], log: FastifyBaseLogger) {
    this.#evaluate = evaluate;
    this.#log = log;
  }

  /** The newest version that can be rendered here; null where there is none. */
  async of(remote: LiveRemote): Promise<ServerPart | null> {
    const good = this.#good.get(remote.name);
    const { manifest } = remote;
    if (!manifest?.server) return null;
    const known = good && { ...good, remote: { ...remote, manifest: good.remote.manifest } };
    if (known && sameVersion(good.remote, remote)) return known;
    const failed = this.#failed.get(remote.name);
    if (failed?.version === manifest.version && performance.now() - failed.at < rest) return known ?? null;
    const loading = this.#load({ ...remote, manifest });
    return known ? Promise.race([loading.then((part) => part ?? known), pause(patienceOfPage, known)]) : loading;
  }

  #load(remote: ServerPart['remote']): Promise<ServerPart | null> {
    const key = `${remote.url} ${remote.manifest.version}`;
    const known = this.#loading.get(key);
    if (known) return known;
    const loading = this.#fetch(remote).finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  async #fetch(remote: ServerPart['remote']): Promise<ServerPart | null> {
    const { name, url, manifest } = remote;
    try {
      const source = await readVerified(`${url}/${manifest.server?.file}`, manifest.server?.integrity);
      const part = { remote, module: this.#evaluate(source, name, url) };
      this.#good.set(name, part);
      this.#failed.delete(name);
      return part;
    } catch (error) {
      const isNews = this.#failed.get(name)?.version !== manifest.version;
      this.#failed.set(name, { version: manifest.version, at: performance.now() });
      if (isNews) this.#log.error({ err: error, remote: name }, 'Cannot be rendered here; the last good version stays');
      return null;
    }
  }
}

function sameVersion(one: LiveRemote, other: LiveRemote): boolean {
  return one.url === other.url && one.manifest?.version === other.manifest?.version;
}

async function readVerified(place: string, integrity: string | undefined): Promise<string> {
  const response = await fetch(place, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${place} answered ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const hash = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (hash !== integrity) throw new Error(`${place} is not the file that its manifest names`);
  return bytes.toString();
}
