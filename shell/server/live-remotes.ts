import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type RemoteManifest, remoteManifest } from '@varda/shared/federation/manifest';
import {
  type LiveRemote,
  type RegisteredRemote,
  type RegistryDocument,
  registryDocument,
} from '@varda/shared/federation/registry';
import type { FastifyBaseLogger } from 'fastify';

/** How long an answer of a host counts, in milliseconds: a redeployed remote shows within this time. */
const fresh = 1_000;

/** Longest wait for a host's answer, in milliseconds. */
const patience = 1_500;

/** Longest wait of a page while an earlier answer is at hand, in milliseconds: a dead host delays nobody by more. */
const patienceOfPage = 250;

/**
 * Keeps track of what is live: the registry document and each remote's manifest. When one of them cannot be read or
 * makes no sense, the last good one stays; a host that never answered has the manifest `null`.
 */
export class LiveRemotes {
  readonly #registry: string;
  readonly #log: FastifyBaseLogger;
  #document: RegistryDocument | null = null;
  readonly #manifests = new Map<string, RemoteManifest>();
  readonly #failing = new Set<string>();
  #reading: Promise<LiveRemote[]> | null = null;
  #readAt = Number.NEGATIVE_INFINITY;
  #last: LiveRemote[] | null = null;

  /** @param registry file or URL of the registry document */
  constructor(registry: string, log: FastifyBaseLogger) {
    this.#registry = registry;
    this.#log = log;
  }

  /** What is live, for a page: what was live before, when a host takes its time. */
  async current(): Promise<LiveRemote[]> {
    const last = this.#last;
    if (!last) return this.renewed();
    const timeout = new AbortController();
    const first = await Promise.race([
      this.renewed(),
      pause(patienceOfPage, last, { signal: timeout.signal }).catch(() => last),
    ]);
    timeout.abort();
    return first;
  }

  /** What is live, for somebody who tries again: every host has been asked. Requests that come in together share one look. */
  renewed(): Promise<LiveRemote[]> {
    if (this.#last && performance.now() - this.#readAt < fresh) return Promise.resolve(this.#last);
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #read(): Promise<LiveRemote[]> {
    const { remotes } = await this.#readDocument();
    const manifests = await Promise.all(remotes.map((remote) => this.#readManifest(remote)));
    this.#last = remotes.map((remote, index) => ({ ...remote, manifest: manifests[index] ?? null }));
    this.#readAt = performance.now();
    return this.#last;
  }

  async #readDocument(): Promise<RegistryDocument> {
    try {
      this.#document = registryDocument.parse(await readJson(this.#registry));
      this.#succeeded(this.#registry);
    } catch (error) {
      this.#failed(this.#registry, error);
    }
    return this.#document ?? { remotes: [] };
  }

  async #readManifest({ name, url }: RegisteredRemote): Promise<RemoteManifest | null> {
    try {
      const manifest = remoteManifest.parse(await readJson(`${url}/remote.json`));
      if (manifest.name !== name)
        throw new Error(`The registry has ${name} there, the manifest is of ${manifest.name}`);
      this.#manifests.set(url, manifest);
      this.#succeeded(url);
    } catch (error) {
      this.#failed(url, error);
    }
    return this.#manifests.get(url) ?? null;
  }

  /** Logs the first failure of a row of them: they come every second while a host is down. */
  #failed(place: string, error: unknown) {
    if (!this.#failing.has(place)) this.#log.error({ err: error, place }, 'Cannot be read; the last good one stays');
    this.#failing.add(place);
  }

  #succeeded(place: string) {
    if (this.#failing.delete(place)) this.#log.warn({ place }, 'Can be read again');
  }
}

async function readJson(place: string): Promise<unknown> {
  if (!/^https?:/.test(place)) return JSON.parse(await readFile(place, 'utf8'));
  const response = await fetch(place, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`${place} answered ${response.status}`);
  return response.json();
}
