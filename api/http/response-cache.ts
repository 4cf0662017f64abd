import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { acceptedEncoding, type Encoding } from '@varda/server/accepted';
import { LRUCache } from 'lru-cache';
import { type Collection, type Revisions, revisionOf } from '../content/content-revision.ts';
import { isPassing } from '../database/database-errors.ts';
import { withTimeout } from '../database/with-timeout.ts';
import { compress, worthCompressing } from './encoding.ts';

/** Most bytes of cached responses, all encodings together. */
const room = 64 * 1024 * 1024;

/** How long an answer from before a write is sent while the next one is being made. */
const mostStaleMs = 1_000;

/** Longest wait for the revisions. */
const timeoutMs = 1_000;

/** What an entry takes beside its bytes: an empty list under each of a million addresses would fill the memory by itself. */
const overhead = 2_048;

export interface CachedResponse {
  /** Of the call, as registered. */
  route: string;
  bytes: Buffer;
  etag: string;
  /** Those of the answer itself, with or without its body. */
  headers: Readonly<Record<string, string>>;
}

type Form = Encoding | 'plain';

/** What is asked for: the URL as it came, the call as registered, the collections that its answer is made of. */
export interface Asked {
  url: string;
  route: string;
  collections: readonly Collection[];
}

export interface Wanted {
  /** Encodings that the caller takes, as in `Accept-Encoding`. */
  accepted: string | undefined;
  /** Whether nothing will do but an answer made of the content as it is now. */
  current: boolean;
}

interface Entry {
  asked: Asked;
  /** Of its collections, when it was made. */
  revision: number;
  /** Moment at which that was certainly the present one. */
  rightAt: number;
  plain: Promise<{ bytes: Buffer; hash: string }>;
  forms: Partial<Record<Form, Promise<CachedResponse>>>;
  size: number;
}

/**
 * Finished answers of public calls, as bytes ready to be sent. One is right as long as the revision of the collections that it was
 * made of is the present one; the caller asks the database for it, so that a write of any process is noticed at once. After a
 * write the next answer is made aside, once for all who ask, and until it is there, for a second at most, the one before it is
 * sent to those who do not ask for the current one. While the database is away, answers count on.
 */
export class ResponseCache {
  readonly #currentRevisions: () => Promise<Revisions>;
  readonly #entries: LRUCache<string, Entry>;
  /** The newest one of each URL that is being made. */
  readonly #making = new Map<string, Entry>();
  readonly #mostStale: number;
  readonly #timeout: number;
  /** Answers given since the start. */
  readonly counted = { cache: 0, made: 0 };
  #running: Promise<Revisions> | null = null;
  #next: Promise<Revisions> | null = null;

  constructor(
    currentRevisions: () => Promise<Revisions>,
    options: { bytes?: number; mostStaleMs?: number; timeoutMs?: number },
  ) {
    this.#currentRevisions = currentRevisions;
    this.#entries = new LRUCache({ maxSize: options.bytes ?? room, sizeCalculation: ({ size }) => size });
    this.#mostStale = options.mostStaleMs ?? mostStaleMs;
    this.#timeout = options.timeoutMs ?? timeoutMs;
  }

  /** @param make builds the answer's JSON when it is not cached, or no longer right */
  async answer(asked: Asked, make: () => Promise<Buffer>, { accepted, ...wanted }: Wanted): Promise<CachedResponse> {
    const current = wanted.current || this.#mostStale === 0;
    const now = performance.now();
    const revisions = await this.#known();
    const entry = this.#right(asked.url, revisions, now);
    this.counted[entry ? 'cache' : 'made'] += 1;
    if (entry) return this.#encoded(entry, accepted);
    const revision = revisions ? revisionOf(revisions, asked.collections) : -1;
    const stale = this.#entries.peek(asked.url);
    const running = this.#making.get(asked.url);
    // Who takes an answer from before joins what is being made, however fast one write follows another.
    const next =
      running && (!current || running.revision === revision) ? running : this.#make(asked, revision, now, make);
    return this.#encoded(!current && stale && this.#isRecent(stale, now) ? stale : next, accepted);
  }

  /** Whether there is an answer, right or no longer so. */
  has(url: string): boolean {
    return this.#entries.has(url);
  }

  /** The answer if there is one that may be sent; one that is no longer right only while the next one is being made. */
  async cached(url: string, { accepted, current }: Wanted): Promise<CachedResponse | null> {
    const now = performance.now();
    const revisions = await this.#known();
    const entry = this.#right(url, revisions, now) ?? (current ? undefined : this.#staleInTheMeantime(url, now));
    if (!entry) return null;
    this.counted.cache += 1;
    return this.#encoded(entry, accepted);
  }

  #right(url: string, revisions: Revisions | null, now: number): Entry | undefined {
    const entry = this.#entries.peek(url);
    if (!entry) return undefined;
    if (revisions && entry.revision !== revisionOf(revisions, entry.asked.collections)) return undefined;
    if (revisions) entry.rightAt = now;
    return this.#entries.get(url);
  }

  #staleInTheMeantime(url: string, now: number): Entry | undefined {
    const entry = this.#entries.peek(url);
    return entry && this.#making.has(url) && this.#isRecent(entry, now) ? entry : undefined;
  }

  #isRecent(entry: Entry, now: number): boolean {
    return now - entry.rightAt < this.#mostStale;
  }

  #encoded(entry: Entry, accepted: string | undefined): Promise<CachedResponse> {
    return this.#formOf(entry, acceptedEncoding(accepted) ?? 'plain');
  }

  #formOf(entry: Entry, form: Form): Promise<CachedResponse> {
    entry.forms[form] ??= this.#makeForm(entry, form);
    return entry.forms[form];
  }

  async #makeForm(entry: Entry, asked: Form): Promise<CachedResponse> {
    const { bytes, hash } = await entry.plain;
    const form = bytes.length < worthCompressing ? 'plain' : asked;
    const { route } = entry.asked;
    const answer = cachedResponse(route, hash, form, form === 'plain' ? bytes : await compress(bytes, form));
    if (form !== 'plain') this.#grow(entry, answer.bytes.length);
    return answer;
  }

  #make(asked: Asked, revision: number, rightAt: number, make: () => Promise<Buffer>): Entry {
    const { url } = asked;
    // Who gets the answer from before has it first.
    const plain = nextTurn()
      .then(make)
      .then((bytes) => {
        this.#grow(entry, bytes.length);
        return { bytes, hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22) };
      });
    const entry: Entry = { asked, revision, rightAt, plain, forms: {}, size: overhead + url.length };
    this.#making.set(url, entry);
    const before = Object.keys(this.#entries.peek(url)?.forms ?? {}) as Form[];
    plain
      .then(() => Promise.all(before.map((form) => this.#formOf(entry, form))))
      .then(
        () => this.#keep(url, entry),
        (error: Error) => {
          // What cannot be made any more is gone; what the database cannot say now stays for as long as it is away.
          if (!isPassing(error)) this.#entries.delete(url);
        },
      )
      .finally(() => {
        if (this.#making.get(url) === entry) this.#making.delete(url);
      });
    return entry;
  }

  #keep(url: string, entry: Entry): void {
    const known = this.#entries.peek(url);
    if (known && known.rightAt > entry.rightAt && known.revision > entry.revision) return;
    this.#entries.set(url, entry);
  }

  #grow(entry: Entry, bytes: number): void {
    const { url } = entry.asked;
    entry.size += bytes;
    if (this.#entries.peek(url) !== entry) return;
    // The cache has noted its size of before.
    this.#entries.delete(url);
    this.#entries.set(url, entry);
  }

  /** The revisions; null while the database cannot be asked, or does not answer. */
  #known(): Promise<Revisions | null> {
    return this.#revisions().catch(() => null);
  }

  /**
   * The revisions as of now or later. The question waits for all calls that have come in already and, while the database is
   * being asked, for its answer, so that a crowd of visitors costs one small query at a time.
   */
  #revisions(): Promise<Revisions> {
    this.#next ??= (this.#running ?? nextTurn()).then(
      () => this.#ask(),
      () => this.#ask(),
    );
    return this.#next;
  }

  #ask(): Promise<Revisions> {
    this.#next = null;
    const asked = withTimeout(this.#timeout, this.#currentRevisions()).finally(() => {
      if (this.#running === asked) this.#running = null;
    });
    this.#running = asked;
    return asked;
  }
}

function cachedResponse(route: string, hash: string, form: Form, bytes: Buffer): CachedResponse {
  const etag = form === 'plain' ? `"${hash}"` : `"${hash}-${form}"`;
  const headers = { etag, 'cache-control': 'public, no-cache', vary: 'accept-encoding' };
  return { route, bytes, etag, headers: form === 'plain' ? headers : { ...headers, 'content-encoding': form } };
}
