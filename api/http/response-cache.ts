import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { acceptedEncoding, type Encoding } from '@varda/shared/server/accepted';
import { compress, worthCompressing } from './encoding.ts';

/** Most bytes of cached responses, all encodings together. */
const room = 64 * 1024 * 1024;

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

interface Entry {
  route: string;
  revision: number;
  plain: Promise<{ bytes: Buffer; hash: string }>;
  making: Partial<Record<Form, Promise<CachedResponse>>>;
  /** What has been made: a hit waits for nothing but the revision. */
  made: Partial<Record<Form, CachedResponse>>;
  size: number;
}

/**
 * Finished answers of public calls, as bytes ready to be sent. They count as long as the content's revision is the one
 * that they were made from; the caller asks the database for it, so that a write of any process is noticed at once. While the
 * database is away they count on.
 */
export class ResponseCache {
  readonly #currentRevision: () => Promise<number>;
  readonly #entries = new Map<string, Entry>();
  readonly #room: number;
  #size = 0;
  #running: Promise<number> | null = null;
  #next: Promise<number> | null = null;

  constructor(currentRevision: () => Promise<number>, bytes = room) {
    this.#currentRevision = currentRevision;
    this.#room = bytes;
  }

  /**
   * @param url what the answer depends on, as it was asked for
   * @param route the call as registered
   * @param make builds the answer's JSON text when it is not kept, or no longer right
   * @param accepted encodings that the caller takes, as in `Accept-Encoding`
   */
  async answer(
    { url, route }: { url: string; route: string },
    make: () => Promise<string>,
    accepted: string | undefined,
  ): Promise<CachedResponse> {
    const revision = await this.#known();
    return this.#encoded(url, this.#fresh(url, revision) ?? this.#make(url, route, revision ?? -1, make), accepted);
  }

  /** Whether there is an answer, right or no longer so. */
  has(url: string): boolean {
    return this.#entries.has(url);
  }

  /** The answer if it is kept and right. */
  async kept(url: string, accepted: string | undefined): Promise<CachedResponse | null> {
    const entry = this.#fresh(url, await this.#known());
    return entry ? this.#encoded(url, entry, accepted) : null;
  }

  #encoded(key: string, entry: Entry, accepted: string | undefined): CachedResponse | Promise<CachedResponse> {
    const form = acceptedEncoding(accepted) ?? 'plain';
    if (entry.made[form]) return entry.made[form];
    entry.making[form] ??= this.#makeForm(key, entry, form);
    return entry.making[form];
  }

  async #makeForm(key: string, entry: Entry, asked: Form): Promise<CachedResponse> {
    const { bytes, hash } = await entry.plain;
    const form = bytes.length < worthCompressing ? 'plain' : asked;
    const answer = cachedResponse(entry.route, hash, form, form === 'plain' ? bytes : await compress(bytes, form));
    if (form !== 'plain') this.#grow(key, entry, answer.bytes.length);
    entry.made[asked] = answer;
    return answer;
  }

  #fresh(key: string, revision: number | null): Entry | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#drop(key, entry);
    if (revision !== null && entry.revision !== revision) return undefined;
    // Back at the end of the map: what was used last is dropped last.
    this.#keep(key, entry);
    return entry;
  }

  #make(key: string, route: string, revision: number, make: () => Promise<string>): Entry {
    const plain = make().then((text) => {
      const bytes = Buffer.from(text);
      this.#grow(key, entry, bytes.length);
      return { bytes, hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22) };
    });
    const entry: Entry = { route, revision, plain, making: {}, made: {}, size: overhead + key.length };
    this.#keep(key, entry);
    plain.catch(() => this.#drop(key, entry));
    return entry;
  }

  #keep(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#size += entry.size;
  }

  #drop(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#size -= entry.size;
  }

  #grow(key: string, entry: Entry, bytes: number): void {
    entry.size += bytes;
    if (this.#entries.get(key) !== entry) return;
    this.#size += bytes;
    for (const [oldest, stale] of this.#entries) {
      if (this.#size <= this.#room) break;
      this.#drop(oldest, stale);
    }
  }

  /** The revision; null while the database cannot be asked. */
  #known(): Promise<number | null> {
    return this.#revision().catch(() => null);
  }

  /**
   * The revision as of now or later. The question waits for all calls that have come in already and, while the database is
   * being asked, for its answer, so that a crowd of visitors costs one small query at a time.
   */
  #revision(): Promise<number> {
    this.#next ??= (this.#running ?? nextTurn()).then(
      () => this.#ask(),
      () => this.#ask(),
    );
    return this.#next;
  }

  #ask(): Promise<number> {
    this.#next = null;
    const asked = this.#currentRevision().finally(() => {
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
