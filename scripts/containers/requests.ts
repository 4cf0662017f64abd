import { randomUUID } from 'node:crypto';
import type { RequestOptions } from 'node:http';
import { setInterval } from 'node:timers/promises';
import { ask } from '../../shell/server/testing/ask.ts';

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
  /** Pages that came without their rows, as the server was too busy to render them: the browser does. */
  leftToBrowser: number;
  writes: number;
  failedWrites: number;
  slowestMs: number;
}

/** Visitors and an editor, until they are stopped. */
export class Requests {
  readonly #port: number;
  readonly #token: string;
  readonly #stop = new AbortController();
  readonly #pending = new Set<Promise<void>>();
  readonly #acknowledged: string[] = [];
  readonly #failures: string[] = [];
  #counted: Counted = nothing();

  constructor(port: number, token: string) {
    this.#port = port;
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
    let isRendered = true;
    const problem = await this.#ask(path, {}, ({ status, body }) => {
      isRendered = body.includes('<h1');
      return status === 200;
    });
    this.#counted.reads += 1;
    if (problem) this.#counted.failedReads += 1;
    else if (!isRendered) this.#counted.leftToBrowser += 1;
  }

  async #write(): Promise<void> {
    const text = `<p>${randomUUID()}</p>`;
    const headers = { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' };
    const body = Buffer.from(JSON.stringify({ text: { en: text, mk: text } }));
    const problem = await this.#ask('/api/history', { method: 'POST', headers }, ({ status }) => status === 201, body);
    this.#counted.writes += 1;
    if (problem) this.#counted.failedWrites += 1;
    else this.#acknowledged.push(text);
  }

  /** Each by a connection of its own, as a visitor's first one is: one that was reused may be tried again by the browser. */
  async #ask(
    path: string,
    options: RequestOptions,
    isRight: (answer: { status: number; body: Buffer }) => boolean,
    body?: Buffer,
  ): Promise<string | null> {
    const begun = performance.now();
    const problem = await ask(this.#port, path, options, body).then(
      (answer) => (isRight(answer) ? null : `${answer.status} ${String(answer.body).slice(0, 100)}`),
      (error: Error) => error.message,
    );
    this.#counted.slowestMs = Math.max(this.#counted.slowestMs, performance.now() - begun);
    if (problem) this.#failures.push(`${new Date().toISOString()} ${options.method ?? 'GET'} ${path}: ${problem}`);
    return problem;
  }
}

function nothing(): Counted {
  return { reads: 0, failedReads: 0, leftToBrowser: 0, writes: 0, failedWrites: 0, slowestMs: 0 };
}
