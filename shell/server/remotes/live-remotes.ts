import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { problemLine, type RegisteredRemote, type RegistryDocument, readRegistry } from '@varda/contract/registry';
import { answerFreshMs } from '@varda/platform/federation/answer-fresh';
import type { LiveRemote } from '@varda/platform/federation/live-remote';
import { siteHeader } from '@varda/server/staff-proof';
import type { FastifyBaseLogger } from 'fastify';
import { FailureLog } from '../failure-log.ts';
import { type Build, buildFor, releaseOf } from './build-for.ts';
import { Manifests } from './manifests.ts';
import { readText } from './read-text.ts';
import { anybody, type Visitor } from './visitor.ts';

/** Longest wait of a page while a recent answer is at hand, in milliseconds: while visitors come, a host that does not answer delays none by more. */
const pageTimeoutMs = 250;

/** What was read longer ago than this, in milliseconds, is not recent: whoever comes first after a quiet time waits for what is live. */
const mostStaleMs = 5_000;

interface Known {
  remotes: LiveRemote[];
  /** When it has to be looked at again, on the clock of `performance`. */
  until: number;
}

interface Options {
  /** Files or URLs of the registry document; the first that can be read counts. */
  registry: readonly string[];
  /** File for what the first of them said at last: after it, a server that starts goes by that. */
  lastKnown?: string | undefined;
  /** Where remotes are whose address in the registry is a path. */
  remotesOrigin: string;
  /** Origins beside the remotes' hosts from which a browser may ask for a build. */
  overrideOrigins?: readonly string[];
  /** By which the registry knows this server, and names versions that are held, too. */
  secret?: string | undefined;
  log: FastifyBaseLogger;
}

/**
 * Keeps track of what is live: the registry document and the manifests of the builds that it names. When one of them cannot
 * be read or makes no sense, the last good one stays, also of another build of the remote; one that never had any has the manifest `null`.
 */
export class LiveRemotes {
  readonly #options: Options;
  readonly #failures: FailureLog;
  readonly #manifests: Manifests;
  /** The last live build of each remote whose manifest could be read. */
  readonly #lastGood = new Map<string, Build>();
  #document: RegistryDocument | null = null;
  #reading: Promise<RegistryDocument> | null = null;
  /** What is in the file for it. */
  #stored = '';
  #problems = '';
  #readAt = Number.NEGATIVE_INFINITY;
  /** What is served to all who have asked for nothing of their own, while there is no canary. */
  #usual: Known | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#failures = new FailureLog(options.log);
    this.#manifests = new Manifests(options.remotesOrigin, this.#failures);
  }

  /** What a visitor is served, for a page: what was live before, when a host takes its time. */
  async current(visitor: Visitor = anybody): Promise<LiveRemote[]> {
    const now = performance.now();
    if (this.#usual && now < this.#usual.until && visitor.overrides.size === 0) return this.#usual.remotes;
    const known = this.#known(visitor);
    if (known && now < known.until) {
      const isUsual = visitor.overrides.size === 0 && !this.#document?.remotes.some(({ canary }) => canary);
      if (isUsual) this.#usual = known;
      return known.remotes;
    }
    const renewed = this.renewed(visitor);
    const isTooOld = now - this.#readAt > mostStaleMs;
    return known && !isTooOld ? Promise.race([renewed, pause(pageTimeoutMs, known.remotes)]) : renewed;
  }

  /** What a visitor is served who tries again: every host has been asked. Requests that come in together share one look. */
  async renewed(visitor: Visitor = anybody): Promise<LiveRemote[]> {
    const { remotes } = await this.#renewedDocument();
    return Promise.all(
      remotes.map(async (remote) => {
        const { name, enabled } = remote;
        const manifest = enabled && (await this.#manifests.read(name, this.#buildFor(remote, visitor)));
        // In place of a canary that is not there.
        if (enabled && !manifest && !visitor.overrides.has(name))
          await this.#manifests.read(name, this.#buildFor(remote, anybody));
        return this.#toLive(remote, visitor);
      }),
    );
  }

  /** Versions of a remote whose code is not run on servers. */
  quarantined(name: string): readonly string[] {
    return this.#document?.remotes.find((remote) => remote.name === name)?.quarantined ?? [];
  }

  /** Whether a build is what visitors are served, beside the share of a canary. */
  isLive({ name, url }: Pick<LiveRemote, 'name' | 'url'>): boolean {
    const remote = this.#document?.remotes.find((each) => each.name === name);
    return remote !== undefined && this.#buildFor(remote, anybody).url === url;
  }

  /** Whether a build is a release that came after the live one: if it was live, it was rolled back. */
  isAheadOfLive({ name, url }: Pick<LiveRemote, 'name' | 'url'>): boolean {
    const remote = this.#document?.remotes.find((each) => each.name === name);
    if (!remote?.live) return false;
    const newestFirst = Object.keys(remote.releases);
    const ahead = newestFirst.slice(0, Math.max(newestFirst.indexOf(remote.live), 0));
    return ahead.some((version) => releaseOf(remote, version).url === url);
  }

  /** What is known without asking anybody, and until when it is too new to ask; `null` before anything was read. */
  #known(visitor: Visitor): Known | null {
    if (!this.#document) return null;
    let until = this.#readAt + answerFreshMs;
    const remotes = this.#document.remotes.map((remote) => {
      if (remote.enabled) until = Math.min(until, this.#manifests.freshUntil(this.#buildFor(remote, visitor)));
      return this.#toLive(remote, visitor);
    });
    return { remotes, until };
  }

  /**
   * What is known of a remote. A build whose manifest is not known, as its host has not answered yet, waits for that, and the one that was
   * live before stays, unless it was rolled back; somebody who has asked for a build of their own sees that it is not there.
   */
  #toLive(remote: RegisteredRemote, visitor: Visitor): LiveRemote {
    const { name, mounts, enabled } = remote;
    const build = this.#buildFor(remote, visitor);
    const manifest = enabled ? this.#manifests.known(build) : null;
    if (manifest && build.url === this.#buildFor(remote, anybody).url) this.#lastGood.set(name, build);
    const before = enabled && !manifest && !visitor.overrides.has(name) ? this.#lastGood.get(name) : undefined;
    return before && !this.isAheadOfLive({ name, url: before.url })
      ? { name, mounts, url: before.url, manifest: this.#manifests.known(before) }
      : { name, mounts, url: build.url, manifest };
  }

  #buildFor(remote: RegisteredRemote, visitor: Visitor): Build {
    return buildFor(remote, visitor, this.#options.overrideOrigins ?? []);
  }

  #renewedDocument(): Promise<RegistryDocument> {
    if (this.#document && performance.now() - this.#readAt < answerFreshMs) return Promise.resolve(this.#document);
    this.#reading ??= this.#readDocument().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  async #readDocument(): Promise<RegistryDocument> {
    const { secret, lastKnown } = this.#options;
    const [first, ...others] = this.#options.registry;
    const isStarting = this.#document === null;
    const failed: [place: string, error: unknown][] = [];
    for (const place of [first, lastKnown, ...others]) {
      if (!place) continue;
      try {
        const text = await readText(place, secret ? { [siteHeader]: secret } : {});
        const { remotes, problems } = readRegistry(JSON.parse(text));
        this.#document = { remotes };
        this.#failures.succeeded(place);
        this.#tell(place, problems.map(problemLine));
        if (place === first && lastKnown) await this.#keep(lastKnown, text);
        break;
      } catch (error) {
        failed.push([place, error]);
        // What was read before is better than what stands somewhere for want of it.
        if (this.#document) break;
      }
    }
    for (const [place, error] of failed)
      if (isStarting && this.#document) this.#failures.missing(place, error);
      else this.#failures.failed(place, error);
    this.#readAt = performance.now();
    return this.#document ?? { remotes: [] };
  }

  /** Whole or not at all: servers share the file. One that cannot be written does without. */
  async #keep(file: string, text: string): Promise<void> {
    if (text === this.#stored) return;
    const part = `${file}-${randomUUID()}`;
    try {
      // It names versions that are held, which are for staff alone.
      await writeFile(part, text, { mode: 0o600 });
      await rename(part, file);
      this.#stored = text;
      this.#failures.succeeded(file);
    } catch (error) {
      this.#failures.failed(file, error);
      await rm(part, { force: true }).catch(() => undefined);
    }
  }

  /** Once for each change of them: the document is read every second. */
  #tell(place: string, problems: string[]): void {
    const all = problems.join('\n');
    if (all && all !== this.#problems) this.#options.log.error({ place, problems }, 'Wrong entries of the registry');
    this.#problems = all;
  }
}
