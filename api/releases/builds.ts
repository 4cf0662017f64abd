import { z } from 'zod';
import type { KnownRemote } from './known-remotes.ts';

/** What of a `remote.json` counts here. */
const saidOfBuild = z.object({
  name: z.string(),
  version: z.string(),
  pages: z.record(z.string(), z.object({ path: z.string() })),
});

/** What a build says of itself. */
interface Build {
  version: string;
  /** Patterns of the paths of its pages. */
  pages: ReadonlySet<string>;
}

/** A remote, as far as it is asked for here. */
type Host = Pick<KnownRemote, 'name' | 'url'>;

/** Longest wait for a host, in milliseconds. */
const timeoutMs = 3_000;

/** How long an answer counts, and that there was none, in milliseconds. A release stays as it is. */
const fresh = 60_000;

/** Most patterns that are taken from a build: what is counted of visits is bounded by them. */
const mostPages = 200;

/** The builds of remotes, as their hosts have them. */
export class Builds {
  readonly #origin: string | undefined;
  readonly #good = new Map<string, Build>();
  readonly #asked = new Map<string, { at: number; answer: Promise<Build | null> }>();

  /** @param origin of remotes whose address in the registry is a path; without it nothing is known of those */
  constructor(origin: string | undefined) {
    this.#origin = origin;
  }

  /**
   * A release, or with `null` what the host serves for want of one; of a host that is silent what it said last. `null` where nothing
   * is known. Whoever asks has made sure that the release exists: each takes a look and some memory.
   */
  async read(remote: Host, version: string | null): Promise<Build | null> {
    const place = this.#place(remote, version);
    if (!place) return null;
    const good = this.#good.get(place);
    if (good && version) return good;
    const last = this.#asked.get(place);
    if (last && performance.now() - last.at < fresh) return last.answer;
    const answer = this.#fetch(remote.name, place);
    this.#asked.set(place, { at: performance.now(), answer });
    return answer;
  }

  /** Whether the host has a release, as far as that can be asked from here. */
  async isServed(remote: Host, version: string): Promise<boolean> {
    const status = await this.#statusOf(remote, version);
    return status === null || (status >= 200 && status < 300);
  }

  /** Whether the host says that it has not got a release. One that does not answer says nothing. */
  async isGone(remote: Host, version: string): Promise<boolean> {
    const status = await this.#statusOf(remote, version);
    return status === 404 || status === 410;
  }

  /** What the host answers for a release; 0 is no answer, `null` that it cannot be asked from here. */
  async #statusOf(remote: Host, version: string): Promise<number | null> {
    const place = this.#place(remote, version);
    if (!place) return null;
    try {
      const { status, body } = await ask(place);
      await body?.cancel();
      return status;
    } catch {
      return 0;
    }
  }

  #place({ url }: Host, version: string | null): string | null {
    const host = URL.parse(url, this.#origin)?.href;
    return host ? `${host.replace(/\/+$/, '')}/${version ? `${version}/` : ''}remote.json` : null;
  }

  async #fetch(remote: string, place: string): Promise<Build | null> {
    try {
      const { name, version, pages } = saidOfBuild.parse(await (await ask(place)).json());
      const patterns = Object.values(pages).map(({ path }) => path);
      if (name === remote) this.#good.set(place, { version, pages: new Set(patterns.slice(0, mostPages)) });
    } catch {
      // A host that is down is reported by others: the shell's server, and the release desk.
    }
    return this.#good.get(place) ?? null;
  }
}

function ask(place: string): Promise<Response> {
  return fetch(place, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
}
