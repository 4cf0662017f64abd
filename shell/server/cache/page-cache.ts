import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { FinishedPage } from '../ssr/page-renderer.ts';
import { CompressedText } from './compressed-text.ts';

/** Most bytes of cached pages. */
const room = 128 * 1024 * 1024;

/** How much more of it a page takes with its compressed twins. */
const withTwins = 1.4;

/**
 * So long after it was last known to be right, a page is shown at once while the next one is made, in milliseconds: with the time that a
 * known revision counts, what staff save shows to busy pages' visitors within a second.
 */
const mostStaleMs = 600;

/** Longest wait for a new page while an older one is at hand, in milliseconds: more than a page waits for the api. */
const timeoutMs = 1_000;

/** After this a page is made anew whatever the content's revision says, in milliseconds: the year in it, for one. */
const longestLife = 60 * 60 * 1000;

export interface CachedPage extends Omit<FinishedPage, 'html'> {
  text: CompressedText;
  etag: string;
  /** Of the content that it was made from; null where that is not known. */
  revision: number | null;
  madeAt: number;
  /** Moment at which that was the present revision. */
  rightAt: number;
}

/**
 * Finished pages, compressed. One counts as long as the content's revision is the one that it was made from. While a
 * new one is made, one that was right just now is shown once more; an older one is, where the new one takes its time or cannot be made.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #making = new Map<string, Promise<CachedPage>>();
  readonly #mostStale: number;
  /** Pages given out since the start. */
  readonly counted = { cache: 0, stale: 0, made: 0 };

  constructor(options: { bytes?: number; mostStaleMs?: number } = {}) {
    this.#pages = new LRUCache({ maxSize: options.bytes ?? room, sizeCalculation: sizeOf });
    this.#mostStale = options.mostStaleMs ?? mostStaleMs;
  }

  /**
   * @param key what the page depends on beside the content
   * @param revision present revision of the content; null while it is not known
   */
  async page(key: string, revision: number | null, make: () => Promise<FinishedPage>): Promise<CachedPage> {
    const now = performance.now();
    const known = this.#pages.get(key);
    if (known && (revision === null || known.revision === revision) && now - known.madeAt < longestLife) {
      if (revision !== null) known.rightAt = now;
      this.counted.cache += 1;
      return known;
    }
    const making = this.#make(key, revision, make);
    if (!known) {
      this.counted.made += 1;
      return making;
    }
    if (now - known.rightAt < this.#mostStale) {
      // Whoever waits for it gets its failure.
      making.catch(() => undefined);
      this.counted.stale += 1;
      return known;
    }
    const made = await Promise.race([making, pause(timeoutMs, known)]);
    const page = made.rendered ? made : known;
    this.counted[page === known ? 'stale' : 'made'] += 1;
    return page;
  }

  #make(key: string, revision: number | null, make: () => Promise<FinishedPage>): Promise<CachedPage> {
    const turn = `${revision} ${key}`;
    const under = this.#making.get(turn);
    if (under) return under;
    const rightAt = performance.now();
    const making = make()
      .then((page) => this.#keep(key, cachedPage(page, revision, rightAt)))
      .finally(() => this.#making.delete(turn));
    this.#making.set(turn, making);
    return making;
  }

  /** Only whole pages of things that there are: everything else is cheap, or hoped to be better soon. */
  #keep(key: string, page: CachedPage): CachedPage {
    if (page.rendered && page.status === 200 && page.revision !== null) this.#pages.set(key, page);
    // What is no longer there is not shown as it was.
    else if (page.rendered && page.status !== 200) this.#pages.delete(key);
    return page;
  }
}

function cachedPage({ html, ...page }: FinishedPage, revision: number | null, rightAt: number): CachedPage {
  const hash = createHash('sha256').update(JSON.stringify(page.headers)).update(html).digest('base64url').slice(0, 22);
  return { ...page, text: new CompressedText(html), etag: `W/"${hash}"`, revision, madeAt: performance.now(), rightAt };
}

function sizeOf({ text }: CachedPage): number {
  return Math.ceil(text.size * withTwins);
}
