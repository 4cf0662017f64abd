import { randomUUID } from 'node:crypto';
import { setInterval } from 'node:timers/promises';

const publicPages = ['/', '/about', '/history', '/careers', '/contacts', '/search?query=a'].flatMap((path) => [
  path,
  `${path}${path.includes('?') ? '&' : '?'}lang=mk`,
]);

/** Between two requests: 20 in a second, of which every fifth writes. */
const pauseMs = 50;
const readsPerWrite = 4;

export interface Counted {
  reads: number;
  failedReads: number;
  writes: number;
  failedWrites: number;
  slowestMs: number;
}

/** Visitors and an editor, until they are told to stop. */
export class Requests {
  readonly #url: string;
  readonly #token: string;
  readonly #stop = new AbortController();
  readonly #pending = new Set<Promise<void>>();
  readonly #acknowledged: string[] = [];
  readonly #failures: string[] = [];
  #counted: Counted = nothing();

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
    void this.#send();
  }

  /** What was asked since the last call of this. */
  async taken(): Promise<Counted> {
    await Promise.all(this.#pending);
    const counted = this.#counted;
    this.#counted = nothing();
    return counted;
  }

  /** Texts that the server has said it keeps. */
  async end(): Promise<{ acknowledged: string[]; failures: string[] }> {
    this.#stop.abort();
    await Promise.all(this.#pending);
    return { acknowledged: this.#acknowledged, failures: this.#failures };
  }

  async #send(): Promise<void> {
    let sent = 0;
    try {
      for await (const _ of setInterval(pauseMs, null, { signal: this.#stop.signal })) {
        sent += 1;
        const asked = sent % (readsPerWrite + 1) === 0 ? this.#write() : this.#read(sent);
        this.#pending.add(asked);
        void asked.finally(() => this.#pending.delete(asked));
      }
    } catch (error) {
      if (!this.#stop.signal.aborted) throw error;
    }
  }

  async #read(place: number): Promise<void> {
    const path = publicPages[place % publicPages.length] ?? '/';
    const problem = await this.#ask(path, {}, async (response) => {
      const text = await response.text();
      // A page without its rows is a failed one, whatever its status.
      return response.status === 200 && /<h1/.test(text) ? null : `${response.status}`;
    });
    this.#counted.reads += 1;
    if (problem) this.#counted.failedReads += 1;
  }

  async #write(): Promise<void> {
    const text = `<p>${randomUUID()}</p>`;
    const request = {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ text: { en: text, mk: text } }),
    };
    const problem = await this.#ask('/api/history', request, async (response) => {
      await response.text();
      return response.ok ? null : `${response.status}`;
    });
    this.#counted.writes += 1;
    if (problem) this.#counted.failedWrites += 1;
    else this.#acknowledged.push(text);
  }

  async #ask(
    path: string,
    request: RequestInit,
    problemOf: (response: Response) => Promise<string | null>,
  ): Promise<string | null> {
    const begun = performance.now();
    const problem = await fetch(this.#url + path, request)
      .then(problemOf)
      .catch((error: Error) => `${error.message}: ${(error.cause as Error | undefined)?.message}`);
    const took = performance.now() - begun;
    this.#counted.slowestMs = Math.max(this.#counted.slowestMs, took);
    if (problem) this.#failures.push(`${new Date().toISOString()} ${request.method ?? 'GET'} ${path}: ${problem}`);
    return problem;
  }
}

function nothing(): Counted {
  return { reads: 0, failedReads: 0, writes: 0, failedWrites: 0, slowestMs: 0 };
}
