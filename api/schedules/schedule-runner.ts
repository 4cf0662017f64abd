import { setTimeout } from 'node:timers/promises';
import type { Localized } from '@varda/contract/language';
import type { FastifyBaseLogger } from 'fastify';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { clockOf } from '../database/clock.ts';
import { isWorthRetrying } from '../database/database-errors.ts';
import type { Db } from '../database/open-database.ts';
import { inSavepoint } from '../database/savepoints.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { ruleTexts } from '../http/error-texts.ts';
import type { Uploads } from '../pictures/picture-library.ts';
import { noteItems } from './scheduled-drafts.ts';
import {
  claimSchedule,
  dueSchedules,
  failSchedule,
  guardItems,
  holdScheduler,
  itemsOf,
  nextDue,
  type StoredItem,
  schedulerOf,
  settleItems,
  waitingItems,
} from './schedules.repository.ts';

/** How often it is looked for what is due, in milliseconds: another process may have scheduled something. */
const rounds = 15_000;

/** Publishes and takes off the site at its time what was scheduled, see docs/decisions/109. */
export class ScheduleRunner {
  readonly #db: Db;
  readonly #drafts: Drafts;
  readonly #log: FastifyBaseLogger;
  readonly #stop = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(db: Db, drafts: Drafts, log: FastifyBaseLogger) {
    this.#db = db;
    this.#drafts = drafts;
    this.#log = log;
  }

  /** Does what is due, now and from now on; what became due while no process ran, too. */
  start(): void {
    this.#running = this.#runAtTimes();
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #runAtTimes(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const untilNext = await this.runDue()
        .then(() => this.#untilNext())
        .catch((error: Error) => this.#report(error));
      // What could not be done for now is due still: it is not tried without a pause.
      const wait = untilNext === undefined || untilNext <= 0 ? rounds : Math.min(rounds, untilNext);
      await setTimeout(wait, null, { signal, ref: false }).catch(() => {});
    }
  }

  /** By the clock that says what is due: one of this process that is a little ahead would find nothing, and wait for a round. */
  async #untilNext(): Promise<number | undefined> {
    const next = await nextDue(this.#db);
    return next === undefined ? undefined : next - (await clockOf(this.#db)).getTime();
  }

  /** Does what is due, each once, whatever becomes of the others. Any number of processes may do so side by side. */
  async runDue(): Promise<void> {
    for (const id of await dueSchedules(this.#db)) {
      if (this.#stop.signal.aborted) return;
      try {
        await this.#drafts.change((tx, uploads) => this.run(tx, uploads, id, 'waiting'));
      } catch (error) {
        this.#report(error as Error, id);
        // While the database is away or busy it waits on; what fails for another reason would fail again and again.
        if (!isWorthRetrying(error as Error))
          await this.#giveUp(id).catch((failure: Error) => this.#report(failure, id));
      }
    }
  }

  #report({ message, stack }: Error, id?: string): undefined {
    this.#log.error({ message, stack, ...(id && { requestId: id }) }, 'what was scheduled could not be done');
  }

  #giveUp(id: string): Promise<void> {
    return this.#db.transaction().execute(async (tx) => {
      const schedule = await claimSchedule(tx, id, 'waiting');
      if (!schedule) return;
      await failSchedule(tx, id, ruleTexts.schedule_broke);
      const by = { userId: schedule.by_id, name: schedule.by_name, requestId: id };
      await noteItems(tx, 'schedule_failed', await waitingItems(tx, id), schedule, by);
    });
  }

  /**
   * Claims a schedule and does it in one transaction: a process that ends in the middle leaves nothing half done.
   *
   * @param asked who tries one again that has failed, and of which version; else it is done in the name of its author
   * @returns whether it was there to be done; it may have failed
   */
  async run(
    tx: Db,
    uploads: Uploads,
    id: string,
    state: 'waiting' | 'failed',
    asked?: { ifMatch: number | null; session: SignedIn },
  ): Promise<boolean> {
    await guardItems(tx, id);
    // Before the schedule: whoever erases the account holds it first, and writes its schedules then.
    if (!asked) await holdScheduler(tx, id);
    const schedule = await claimSchedule(tx, id, state, asked);
    if (!schedule) return false;
    const items = await waitingItems(tx, id);
    const session = asked?.session;
    const by = session ?? (await schedulerOf(tx, schedule));
    const known = { userId: schedule.by_id, name: schedule.by_name, requestId: session?.requestId ?? id };
    const fail = async (reason: Localized, ofItems: { item: StoredItem; reason: Localized }[] = []) => {
      await failSchedule(tx, id, reason, ofItems);
      await noteItems(tx, 'schedule_failed', items, schedule, known);
      this.#log.warn({ requestId: id, reason: reason.en }, 'what was scheduled was not done');
    };
    if (!by) {
      await fail(ruleTexts.scheduler_gone);
      return true;
    }
    const refused = await this.#allOrNothing(tx, uploads, items, by);
    if (refused.size > 0) {
      const reasons = [...refused].map(([index, reason]) => ({ item: items[index] as StoredItem, reason }));
      const only = items.length === 1 ? reasons[0]?.reason : undefined;
      await fail(only ?? ruleTexts.schedule_not_done, reasons);
      return true;
    }
    await settleItems(tx, id);
    const done = (await itemsOf(tx, id)).filter((one) => one.state === 'done');
    await noteItems(tx, 'run_schedule', done, schedule, by);
    this.#log.info({ requestId: id, items: items.length }, 'what was scheduled is done');
    return true;
  }

  async #allOrNothing(tx: Db, uploads: Uploads, items: readonly StoredItem[], by: SignedIn) {
    const refused: Awaited<ReturnType<Drafts['apply']>> = new Map();
    await inSavepoint(tx, async () => {
      for (const [index, reason] of await this.#drafts.apply(tx, uploads, items, by)) refused.set(index, reason);
      if (refused.size > 0) throw new Refused();
    }).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
    });
    return refused;
  }
}

/** Rolls back what was made of it before one item was refused. */
class Refused extends Error {}
