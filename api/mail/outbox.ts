import type { FastifyBaseLogger } from 'fastify';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How often the outbox is looked through, for what is due again and for what another process has left behind. */
const rounds = 30 * second;
/** A try that takes longer is broken off. */
const timeoutMs = 2 * minute;
/** What a stop leaves to the try at hand. */
const grace = 5 * second;

const firstPause = minute;
const longestPause = 6 * hour;
interface DueMail<Item> {
  id: string;
  /** What the e-mail is about. */
  item: Item;
  /** Tries so far, the one that begins now included. */
  attempts: number;
  /** When it is given up, in milliseconds since 1970. */
  giveUpAt: number;
}

/** Where e-mails of one kind wait. */
export interface Queue<Item> {
  /** Takes the one that has been due longest. */
  next(): Promise<DueMail<Item> | undefined>;
  /** Takes one out: it has been sent, or is given up. */
  settle(id: string, outcome: 'sent' | 'failed'): Promise<void>;
  postpone(id: string, until: Date): Promise<void>;
}

/** Sends an e-mail; rejects if the mail server has not taken it. */
type Deliver<Item> = (item: Item, signal: AbortSignal) => Promise<void>;

/**
 * Sends what is in the outbox, one e-mail after the other, and tries again, with longer and longer pauses, what could not be
 * sent. Any number of processes may do so side by side. An e-mail may go out twice if a process ends between the mail
 * server's yes and the note of it; none is lost.
 */
export class Outbox<Item> {
  readonly #queue: Queue<Item>;
  readonly #log: FastifyBaseLogger;
  readonly #deliver: Deliver<Item>;
  readonly #stop = new AbortController();
  /** Follows the stop after a while, and breaks off the try at hand. */
  readonly #breakOff = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #isWoken = false;

  constructor(queue: Queue<Item>, log: FastifyBaseLogger, deliver: Deliver<Item>) {
    this.#queue = queue;
    this.#log = log;
    this.#deliver = deliver;
  }

  /** Looks through the outbox now and regularly from now on. */
  start(): void {
    this.#timer ??= setInterval(() => this.wake(), rounds).unref();
    this.wake();
  }

  /** Sends what is due, in the background. */
  wake(): void {
    if (this.#stop.signal.aborted) return;
    this.#isWoken = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
      if (this.#isWoken) this.wake();
    });
  }

  /** Waits for the try at hand; what is left follows at the next start, or from another process. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop.abort();
    setTimeout(() => this.#breakOff.abort(), grace).unref();
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      while (this.#isWoken && !this.#stop.signal.aborted) {
        this.#isWoken = false;
        for (let mail = await this.#next(); mail; mail = await this.#next()) await this.#try(mail);
      }
    } catch (error) {
      const { message, stack } = error as Error;
      this.#log.error({ message, stack }, 'the outbox could not be looked through');
    }
  }

  async #next(): Promise<DueMail<Item> | undefined> {
    return this.#stop.signal.aborted ? undefined : this.#queue.next();
  }

  async #try({ id, item, attempts, giveUpAt }: DueMail<Item>): Promise<void> {
    try {
      await this.#deliver(item, AbortSignal.any([this.#breakOff.signal, AbortSignal.timeout(timeoutMs)]));
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      const next = Date.now() + pauseAfter(attempts);
      const isOver = next > giveUpAt;
      this.#log.warn({ mailId: id, attempts, code, responseCode, isOver }, 'an e-mail was not sent');
      if (isOver) await this.#queue.settle(id, 'failed');
      else await this.#queue.postpone(id, new Date(next));
      return;
    }
    // Not within the try: what the database fails to note has been sent all the same.
    await this.#queue.settle(id, 'sent');
  }
}

/** The pause doubles from try to try, up to some hours, and varies by a quarter, so that a crowd does not come back at once. */
function pauseAfter(attempts: number): number {
  return Math.min(longestPause, firstPause * 2 ** (attempts - 1)) * (0.75 + Math.random() / 2);
}
