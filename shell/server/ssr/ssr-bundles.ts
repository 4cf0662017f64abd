import { setTimeout as pause } from 'node:timers/promises';
import type { LiveRemote } from '@varda/platform/federation/live-remote';
import type { RemoteManifest } from '@varda/platform/federation/manifest';
import type { FastifyBaseLogger } from 'fastify';
import { FailureLog } from '../failure-log.ts';
import { readVerified } from '../remotes/read-text.ts';
import type { RemoteRenderer, RunRemote } from './isolated-remote.ts';
import type { Quarantine } from './quarantine.ts';
import { type StyleTexts, stylesOfRemote } from './style-texts.ts';

/** A version of a remote, whole: what browsers load, and what its pages are rendered with here, of one build. */
export interface SsrBundle {
  remote: LiveRemote & { manifest: RemoteManifest };
  renderer: RemoteRenderer;
  /** Style sheets of its pages. */
  styles: StyleTexts;
}

export interface BundleServices {
  log: FastifyBaseLogger;
  quarantine: Quarantine;
  /** Whether a build is what visitors are served: neither held nor a canary. */
  isLive: (remote: LiveRemote) => boolean;
  /** Whether a build is a release that came after the live one. */
  isAheadOfLive: (remote: LiveRemote) => boolean;
  /** Longest wait of a page for a new version, while an older one runs and without one, in milliseconds. */
  pageTimeoutMs?: { withOlder: number; without: number };
}

/** How long after a failure a version is not tried again, in milliseconds. */
const rest = 1_000;

/** Versions of a remote that are retained, each with a process: the live one, and those that were wanted last beside it. */
const mostStored = 3;

/** How long a version that is retained no longer finishes what it has under way, in milliseconds. */
const lastPages = 5_000;

/**
 * The SSR bundles of the remotes. A new version is used once it has been fetched, has the hash that its manifest names,
 * and runs; until then, and if it never does or ends its process again and again, the last good one stays that was live.
 */
export class SsrBundles {
  readonly #run: RunRemote;
  readonly #origin: string;
  readonly #log: FastifyBaseLogger;
  readonly #failures: FailureLog;
  readonly #quarantine: Quarantine;
  readonly #isLive: BundleServices['isLive'];
  readonly #isAheadOfLive: BundleServices['isAheadOfLive'];
  readonly #pageTimeoutMs: { withOlder: number; without: number };
  /** By the remote's name, the one that was wanted last at the end. */
  readonly #good = new Map<string, SsrBundle[]>();
  /**
   * Versions that were live when they were wanted, and not rolled back since: no held version and no canary is served in the place of
   * another, and none that had to go.
   */
  readonly #wereLive = new Set<string>();
  readonly #loading = new Map<string, Promise<SsrBundle | null>>();
  readonly #failed = new Map<string, number>();

  /** @param origin of remotes whose address is a path */
  constructor(
    run: RunRemote,
    origin: string,
    { log, quarantine, isLive, isAheadOfLive, pageTimeoutMs = { withOlder: 250, without: 3_000 } }: BundleServices,
  ) {
    this.#origin = origin;
    this.#run = run;
    this.#log = log;
    this.#failures = new FailureLog(log);
    this.#quarantine = quarantine;
    this.#isLive = isLive;
    this.#isAheadOfLive = isAheadOfLive;
    this.#pageTimeoutMs = pageTimeoutMs;
  }

  /**
   * The version of a remote to be rendered with; null where there is none.
   *
   * @param exactly whoever has asked for this very version gets no other
   */
  async of(remote: LiveRemote, exactly = false): Promise<SsrBundle | null> {
    const { manifest } = remote;
    if (!manifest?.server) return null;
    const wanted = { ...remote, manifest };
    const bundle = await this.#bundleFor(wanted, exactly);
    if (bundle) this.#failures.rendered(keyOf(wanted));
    else this.#failures.notRendered(keyOf(wanted));
    return bundle;
  }

  stop(): void {
    for (const { renderer } of [...this.#good.values()].flat()) renderer.stop();
  }

  async #bundleFor(wanted: SsrBundle['remote'], exactly: boolean): Promise<SsrBundle | null> {
    if (this.#isLive(wanted)) this.#wereLive.add(keyOf(wanted));
    for (const { remote: one } of this.#good.get(wanted.name) ?? [])
      if (this.#isAheadOfLive(one)) this.#wereLive.delete(keyOf(one));
    const isOut = this.#quarantine.has(wanted);
    const known = isOut ? null : this.#take(wanted);
    if (known) return known;
    const last = exactly ? undefined : this.#lastGood(wanted.name);
    // The files are of the older version, the paths for which the remote has pages are those of now.
    const older = last ? { ...last, remote: { ...last.remote, mounts: wanted.mounts } } : null;
    const isResting = performance.now() - (this.#failed.get(keyOf(wanted)) ?? Number.NEGATIVE_INFINITY) < rest;
    if (isOut || isResting) return older;
    const loading = this.#load(wanted).then((bundle) => bundle ?? older);
    const { withOlder, without } = this.#pageTimeoutMs;
    return Promise.race([loading, pause(older ? withOlder : without, older, { ref: false })]);
  }

  #lastGood(name: string): SsrBundle | undefined {
    return this.#good
      .get(name)
      ?.findLast(({ remote }) => this.#wereLive.has(keyOf(remote)) && !this.#quarantine.has(remote));
  }

  #take(wanted: SsrBundle['remote']): SsrBundle | null {
    const bundles = this.#good.get(wanted.name) ?? [];
    const place = bundles.findLastIndex(({ remote }) => keyOf(remote) === keyOf(wanted));
    const bundle = bundles[place];
    if (!bundle) return null;
    if (place < bundles.length - 1) bundles.push(...bundles.splice(place, 1));
    return { ...bundle, remote: wanted };
  }

  #load(remote: SsrBundle['remote']): Promise<SsrBundle | null> {
    const key = keyOf(remote);
    const known = this.#loading.get(key);
    if (known) return known;
    const loading = this.#fetch(remote).finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  async #fetch(remote: SsrBundle['remote']): Promise<SsrBundle | null> {
    const { name, url, manifest } = remote;
    try {
      const [source, styles] = await Promise.all([
        readVerified(new URL(`${url}/${manifest.server?.file}`, this.#origin).href, manifest.server?.integrity),
        stylesOfRemote(url, manifest, this.#origin),
      ]);
      const renderer = this.#run({ name, url, source }, (fault) => {
        if (this.#quarantine.count(remote, fault)) this.#drop(remote);
      });
      await renderer.start();
      const bundle = { remote, renderer, styles };
      this.#retain(bundle);
      this.#failed.delete(keyOf(remote));
      return bundle;
    } catch (error) {
      if (!this.#failed.has(keyOf(remote)))
        this.#log.error({ err: error, remote: name, url }, 'Cannot be rendered here; the last good version stays');
      this.#failed.set(keyOf(remote), performance.now());
      return null;
    }
  }

  #retain(bundle: SsrBundle): void {
    const { name } = bundle.remote;
    const all = [...(this.#good.get(name) ?? []), bundle];
    this.#good.set(name, all);
    if (all.length <= mostStored) return;
    // However many versions staff look at meanwhile: visitors wait for theirs once.
    const spare = all.find(({ remote }) => !this.#isLive(remote)) ?? all[0];
    this.#good.set(
      name,
      all.filter((one) => one !== spare),
    );
    setTimeout(() => spare?.renderer.stop(), lastPages).unref();
  }

  #drop(dropped: SsrBundle['remote']): void {
    const bundles = this.#good.get(dropped.name) ?? [];
    const isDropped = ({ remote }: SsrBundle) => keyOf(remote) === keyOf(dropped);
    this.#good.set(
      dropped.name,
      bundles.filter((bundle) => !isDropped(bundle)),
    );
    for (const { renderer } of bundles.filter(isDropped)) renderer.stop();
  }
}

function keyOf({ url, manifest }: SsrBundle['remote']): string {
  return `${url} ${manifest.version}`;
}
