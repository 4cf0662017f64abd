import { setTimeout as pause } from 'node:timers/promises';
import { contentRevision, type Revision } from '@varda/contract/content-revision';

/** How long an answer counts, in milliseconds: what staff save shows within this time. */
const fresh = 400;

/** Longest wait for an answer, in milliseconds; for a page that has an earlier one at hand, and for any. */
const timeoutMs = { ofPage: 150, atMost: 800 };

/** Asks the api which revision of which database's content is the present one, for all pages together. */
export class ContentRevision {
  readonly #url: string;
  #known: Revision | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;
  #asking: Promise<Revision | null> | null = null;

  constructor(apiUrl: string) {
    this.#url = `${apiUrl}/api/content-revision`;
  }

  /** The one of this moment or of shortly before; the last known one while the api is silent, null if there is none. */
  async current(): Promise<Revision | null> {
    if (performance.now() - this.#askedAt < fresh) return this.#known;
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null;
    });
    return this.#known === null ? this.#asking : Promise.race([this.#asking, pause(timeoutMs.ofPage, this.#known)]);
  }

  async #ask(): Promise<Revision | null> {
    try {
      const response = await fetch(this.#url, { signal: AbortSignal.timeout(timeoutMs.atMost) });
      this.#known = contentRevision.parse(await response.json());
    } catch {
      // Cached pages are better than none; what the api has to say it says to those that are not.
    }
    this.#askedAt = performance.now();
    return this.#known;
  }
}
