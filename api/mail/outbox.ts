import type { ContactMessage } from '@varda/shared/contract/contact-messages';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../database/open-database.ts';
import { type ClaimedMail, claimDue, postpone, settle } from './outbox.repository.ts';

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
/** The age at which a message is given up. Staff read it in the back office in any case. */
const giveUpAfter = 5 * 24 * hour;

/** Sends the e-mail about a message; rejects if the mail server has not taken it. */
export type Deliver = (message: ContactMessage, signal: AbortSignal) => Promise<void>;

/**
 * Sends what is in the outbox, one e-mail after the other, and tries again, with longer and longer pauses, what could not be
 * sent. Any number of processes may do so side by side. An e-mail may go out twice if a process ends between the mail
 * server's yes and the note of it; none is lost.
 */
export class Outbox {
  readonly #db: Db;
  readonly #log: FastifyBaseLogger;
  readonly #deliver: Deliver;
  readonly #stop = new AbortController();
  /** Follows the stop after a while, and breaks off the try at hand. */
  readonly #breakOff = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #isWoken = false;

  constructor(db: Db, log: FastifyBaseLogger, deliver: Deliver) {
    this.#db = db;
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

  async #next(): Promise<ClaimedMail | undefined> {
    return this.#stop.signal.aborted ? undefined : claimDue(this.#db);
  }

  async #try({ message, attempts }: ClaimedMail): Promise<void> {
    try {
      await this.#deliver(message, AbortSignal.any([this.#breakOff.signal, AbortSignal.timeout(timeoutMs)]));
    } catch (error) {
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      const next = Date.now() + pauseAfter(attempts);
      const isOver = next > Date.parse(message.createdAt) + giveUpAfter;
      this.#log.warn({ messageId: message._id, attempts, code, responseCode, isOver }, 'an e-mail was not sent');
      if (isOver) await settle(this.#db, message._id, 'failed');
      else await postpone(this.#db, message._id, new Date(next));
      return;
    }
    // Not within the try: what the database fails to note has been sent all the same.
    await settle(this.#db, message._id, 'sent');
  }
}

/** The pause doubles from try to try, up to some hours, and varies by a quarter, so that a crowd does not come back at once. */
function pauseAfter(attempts: number): number {
  return Math.min(longestPause, firstPause * 2 ** (attempts - 1)) * (0.75 + Math.random() / 2);
}
