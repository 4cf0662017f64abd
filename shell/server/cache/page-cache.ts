import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FinishedPage } from '../ssr/page-renderer.ts';
import { CompressedText } from './compressed-text.ts';

/** Most bytes of cached pages. */
const room = 128 * 1024 * 1024;

/** How much more of it a page takes with its compressed twins. */
const withTwins = 1.4;

/** Longest wait for a new page while an older one is at hand, in milliseconds. */
const timeoutMs = 400;

/** After this a page is made anew whatever the content's revision says, in milliseconds: the year in it, for one. */
const longestLife = 60 * 60 * 1000;

export interface CachedPage extends Omit<FinishedPage, 'html'> {
  text: CompressedText;
  etag: string;
  /** Of the content that it was made from; null where that is not known. */
  revision: number | null;
  madeAt: number;
}

/**
 * Finished pages, compressed. One counts as long as the content's revision is the one that it was made from. Where a new
 * one takes its time, or cannot be made now, the older one is shown once more.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #making = new Map<string, Promise<CachedPage>>();
  readonly #room: number;
  #size = 0;

  constructor(bytes = room) {
    this.#room = bytes;
  }

  /**
   * @param key what the page depends on beside the content
   * @param revision present revision of the content; null while it is not known
   */
  async page(key: string, revision: number | null, make: () => Promise<FinishedPage>): Promise<CachedPage> {
    const known = this.#take(key);
    if (known && (revision === null || known.revision === revision) && performance.now() - known.madeAt < longestLife)
      return known;
    const making = this.#make(key, revision, make);
    if (!known) return making;
    const made = await Promise.race([making, pause(timeoutMs, known)]);
    return made.rendered ? made : known;
  }

  #make(key: string, revision: number | null, make: () => Promise<FinishedPage>): Promise<CachedPage> {
    const turn = `${revision} ${key}`;
    const under = this.#making.get(turn);
    if (under) return under;
    const making = make()
      .then((page) => this.#keep(key, kept(page, revision)))
      .finally(() => this.#making.delete(turn));
    this.#making.set(turn, making);
    return making;
  }

  /** Only whole pages of things that there are: everything else is cheap, or hoped to be better soon. */
  #keep(key: string, page: CachedPage): CachedPage {
    if (!page.rendered || page.status !== 200 || page.revision === null) return page;
    this.#drop(key);
    this.#pages.set(key, page);
    this.#size += sizeOf(page);
    for (const oldest of this.#pages.keys()) {
      if (this.#size <= this.#room) break;
      this.#drop(oldest);
    }
    return page;
  }

  /** What was used last is dropped last. */
  #take(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
    return page;
  }

  #drop(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#size -= sizeOf(page);
  }
}

function kept({ html, ...page }: FinishedPage, revision: number | null): CachedPage {
  const hash = createHash('sha256').update(JSON.stringify(page.headers)).update(html).digest('base64url').slice(0, 22);
  return { ...page, text: new CompressedText(html), etag: `W/"${hash}"`, revision, madeAt: performance.now() };
}

function sizeOf({ text }: CachedPage): number {
  return text.size * withTwins;
}
