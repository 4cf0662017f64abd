import { createInstance } from '@module-federation/enhanced/runtime';
import * as runtimeCore from '@module-federation/runtime-core';
import type { LiveRemote } from '@varda/platform/federation/live-remote';
import { remoteAt } from '@varda/platform/federation/remote-at';
import type { RemoteModule } from '@varda/platform/remote';
import { contractVersion } from '@varda/platform/remote/contract-version';
import { atOnce, withRetries } from '../navigation/retry.ts';
import { noteRemoteLoad } from '../vitals/remote-load.ts';
import { provideExports } from './mantine/parted-modules.ts';
import { platformShares } from './platform.ts';
import { RemoteFailure } from './remote-failure.ts';
import { trustScriptsBelow } from './trusted-types.ts';
import { loadVerified } from './verified-modules.ts';
import { remoteTimeoutMs, withRemoteTimeout } from './with-remote-timeout.ts';

/** Well-formed, and the hash of nothing: a browser ignores an integrity that it cannot read. Remotes that are worked on have no hashes. */
const noHash = process.env.NODE_ENV === 'development' ? '' : `sha384-${'A'.repeat(64)}`;

// Remotes are built with `externalRuntime`: they take the federation runtime from this global.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

interface Load {
  /** What was known of the remote when it was asked for. */
  remote: LiveRemote | null;
  module: Promise<RemoteModule>;
}

/** What the pages' part of the shell needs of them: a server has its own. */
export type Remotes = Pick<
  FederatedRemotes,
  'live' | 'watch' | 'at' | 'load' | 'loadedAs' | 'renew' | 'complete' | 'forget'
>;

/**
 * The remotes of this page: the one module that knows the federation runtime. A remote is loaded once; after a failure,
 * {@link FederatedRemotes.renew} asks the server what is live now, and the next load starts afresh.
 */
export class FederatedRemotes {
  #live: readonly LiveRemote[];
  #asking: Promise<LiveRemote[]> | null = null;
  readonly #watchers = new Set<() => void>();
  readonly #loads = new Map<string, Load>();
  readonly #integrity = new Map<string, string>();
  readonly #host = createInstance({
    name: 'shell',
    remotes: [],
    shared: platformShares,
    shareStrategy: 'loaded-first',
    plugins: [{ name: 'integrity', createScript: ({ url }) => this.#scriptOf(url) }],
  });

  constructor(live: readonly LiveRemote[]) {
    this.#live = live;
  }

  get live(): readonly LiveRemote[] {
    return this.#live;
  }

  /** Calls `watcher` whenever {@link FederatedRemotes.live} is another list. Returns the end of it. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** The remote that has the page of a path. */
  at(pathname: string): LiveRemote | null {
    return remoteAt(this.#live, pathname);
  }

  /** Loads a remote's module. Rejects with a {@link RemoteFailure}; a failure is forgotten, so that a retry is one. */
  load(name: string): Promise<RemoteModule> {
    const known = this.#loads.get(name);
    if (known) return known.module;
    const module = this.#timed(name, withRemoteTimeout(this.#fetch(name), name));
    this.#loads.set(name, { remote: this.#find(name) ?? null, module });
    module.catch(() => this.#loads.delete(name));
    return module;
  }

  /** The remote that a module was asked of, which {@link FederatedRemotes.live} may have a newer version of by now; null where none was. */
  loadedAs(name: string): LiveRemote | null {
    return this.#loads.get(name)?.remote ?? null;
  }

  /** Asks the shell's server which remotes are live now. Modules that are loaded stay as they are. */
  async renew(): Promise<void> {
    this.#take(await this.#ask());
  }

  /** Asks for the manifests that the document has come without. What is known stays: this page goes on with it. */
  async complete(): Promise<void> {
    const now = await this.#ask();
    this.#take(
      this.#live.map((known) => (known.manifest ? known : (now.find(({ name }) => name === known.name) ?? known))),
    );
  }

  /** Drops a loaded remote that has failed, so that the next load begins anew, with the version that is live now. */
  forget(name: string): void {
    this.#loads.delete(name);
  }

  /** Calls that come while an answer is on its way share it. */
  #ask(): Promise<LiveRemote[]> {
    this.#asking ??= askForLive().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  #take(live: readonly LiveRemote[]): void {
    this.#live = live;
    for (const watcher of this.#watchers) watcher();
  }

  #timed(name: string, loading: Promise<RemoteModule>): Promise<RemoteModule> {
    const start = performance.now();
    const version = this.#find(name)?.manifest?.version ?? null;
    const note = (failed: boolean) => noteRemoteLoad(start, { remote: name, version, failed });
    loading.then(
      () => note(false),
      () => note(true),
    );
    return loading;
  }

  #find(name: string): LiveRemote | undefined {
    return this.#live.find((candidate) => candidate.name === name);
  }

  async #fetch(name: string): Promise<RemoteModule> {
    const remote = this.#find(name);
    if (!remote?.manifest) throw new RemoteFailure(name, 'unreachable');
    const { manifest } = remote;
    const url = new URL(remote.url, location.origin).href.replace(/\/$/, '');
    if (manifest.contract !== contractVersion) throw new RemoteFailure(name, 'incompatible');
    trustScriptsBelow(url);
    for (const [file, hash] of Object.entries(manifest.integrity)) this.#integrity.set(`${url}/${file}`, hash);
    const entry = { name: manifest.container, entry: `${url}/${manifest.entry}`, type: 'global' as const };
    const load = async () => {
      await Promise.all([provideExports(manifest.takes ?? {}), manifest.modules && loadVerified(url, manifest)]);
      this.#keepPlatform();
      this.#host.registerRemotes([entry], { force: true });
      return this.#host.loadRemote<{ default: RemoteModule }>(`${manifest.container}/remote`);
    };
    const loaded = await withRetries(load, atOnce).catch((cause: unknown) => {
      throw new RemoteFailure(name, 'broken', cause);
    });
    if (loaded?.default.contract !== contractVersion) throw new RemoteFailure(name, 'incompatible');
    return loaded.default;
  }

  /**
   * The runtime takes a remote that is registered anew out of the page together with what is its own, and counts there what
   * the remote was the first to use of the platform: all others would be left without it.
   */
  #keepPlatform(): void {
    for (const versions of Object.values(this.#host.shareScopeMap.default ?? {}))
      for (const shared of Object.values(versions)) shared.from = this.#host.name;
  }

  /** A script without a known hash is refused by the browser. */
  #scriptOf(url: string) {
    const script = document.createElement('script');
    script.src = url;
    script.integrity = this.#integrity.get(url) ?? noHash;
    script.crossOrigin = 'anonymous';
    return { script, timeout: remoteTimeoutMs };
  }
}

async function askForLive(): Promise<LiveRemote[]> {
  const response = await fetch('/remotes.json', { cache: 'no-store', signal: AbortSignal.timeout(remoteTimeoutMs) });
  if (!response.ok) throw new Error(`/remotes.json answered ${response.status}`);
  return (await response.json()) as LiveRemote[];
}
