import { setTimeout } from 'node:timers/promises';
import type { Draft } from '@varda/contract/drafts';
import type { Language, Localized } from '@varda/contract/language';
import type { newSchedule, Schedule } from '@varda/contract/schedules';
import { trashedKind } from '@varda/contract/trash';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import { areaOfItem } from '../accounts/area-of-item.ts';
import { seenAreas } from '../accounts/permissions.ts';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { isApproving, requireSeen } from '../approvals/approvals.ts';
import { clockOf } from '../database/clock.ts';
import { isPassing } from '../database/database-errors.ts';
import { newId, now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import { asPart } from '../database/savepoints.ts';
import { pathsOf } from '../drafts/draft-content.ts';
import { requireVersion, toldDraft } from '../drafts/drafts.repository.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { itemOf } from '../edit-history/versions.repository.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import type { Uploads } from '../pictures/picture-library.ts';
import { isInTrash } from '../trash/trash.repository.ts';
import { noteItems } from './scheduled-drafts.ts';
import {
  claimSchedule,
  dueSchedules,
  failSchedule,
  findSchedule,
  guardItems,
  insertSchedule,
  itemsOf,
  nextDue,
  type StoredItem,
  schedulerOf,
  settleItems,
  toldSchedule,
  updateSchedule,
  waitingItems,
  writeItems,
} from './schedules.repository.ts';

/** How often it is looked for what is due, in milliseconds: another process may have scheduled something. */
const rounds = 15_000;

type Body = z.output<typeof newSchedule>;
type Target = Body['items'][number];

/** Publishes and takes off the site at a time, see docs/decisions/109. */
export class Schedules {
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
        await this.#drafts.change((tx, uploads) => this.#carryOut(tx, uploads, id, 'waiting'));
      } catch (error) {
        this.#report(error as Error, id);
        // While the database is away or busy it waits on; what fails for another reason would fail again and again.
        if (!isPassing(error as Error)) await this.#giveUp(id).catch((failure: Error) => this.#report(failure, id));
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

  /** Claims a schedule and does it in one transaction: a process that ends in the middle leaves nothing half done. */
  async #carryOut(
    tx: Db,
    uploads: Uploads,
    id: string,
    state: 'waiting' | 'failed',
    asked?: { ifMatch: number | null; session: SignedIn },
  ): Promise<boolean> {
    await guardItems(tx, id);
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
    const refused: Awaited<ReturnType<Drafts['carryOut']>> = new Map();
    await asPart(tx, async () => {
      for (const [index, reason] of await this.#drafts.carryOut(tx, uploads, items, by)) refused.set(index, reason);
      if (refused.size > 0) throw new Refused();
    }).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
    });
    return refused;
  }

  schedule(body: Body, session: SignedIn): Promise<Schedule> {
    return this.#drafts.change(async (tx) => {
      await requireFuture(tx, body.at);
      const id = newId();
      const items = await this.#items(tx, body, [], session);
      const by = { by_id: session.userId, by_name: session.name };
      await insertSchedule(tx, {
        ...{ id, version: 0, at: body.at, name: body.name, state: 'waiting', reason: null },
        ...{ ...by, created_at: now(), settled_at: null },
      });
      await writeItems(tx, id, items);
      await noteItems(tx, 'schedule', items, body, session);
      return told(tx, id, session);
    });
  }

  /** @throws HttpError `not_found`, `changed_meanwhile`; `conflict` where it is done or cancelled */
  reschedule(
    id: string,
    body: Body,
    { ifMatch, session }: { ifMatch: number | null; session: SignedIn },
  ): Promise<Schedule> {
    return this.#drafts.change(async (tx) => {
      const stored = await this.#toChange(tx, id, ifMatch, session);
      await requireFuture(tx, body.at);
      const before = await itemsOf(tx, id);
      const change = {
        ...{ at: body.at, name: body.name, state: 'waiting', reason: null, settled_at: null },
        ...{ by_id: session.userId, by_name: session.name },
      };
      await this.#update(tx, stored, change, session);
      const items = await this.#items(tx, body, before, session);
      await writeItems(tx, id, items);
      const isSame = (one: StoredItem) => (other: StoredItem) => one.entity === other.entity && one._id === other._id;
      const out = before.filter((item) => item.state === 'waiting' && !items.some(isSame(item)));
      await noteItems(tx, 'cancel_schedule', out, stored, session);
      const isMoved = body.at !== stored.at || body.name !== stored.name;
      const isAsBefore = (item: StoredItem) =>
        before
          .filter(isSame(item))
          .some(({ action, language }) => action === item.action && language === item.language);
      const changed = items.filter((item) => item.state === 'waiting' && (isMoved || !isAsBefore(item)));
      await noteItems(tx, 'schedule', changed, body, session);
      return told(tx, id, session);
    });
  }

  /** @throws HttpError as {@link reschedule} */
  cancel(id: string, { ifMatch, session }: { ifMatch: number | null; session: SignedIn }): Promise<{ done: true }> {
    return this.#drafts.change(async (tx) => {
      const stored = await this.#toChange(tx, id, ifMatch, session);
      await this.#update(tx, stored, { state: 'cancelled', reason: null, settled_at: now() }, session);
      await noteItems(tx, 'cancel_schedule', await waitingItems(tx, id), stored, session);
      return { done: true };
    });
  }

  /**
   * Does one that has failed, in the name of who asks; it may fail again.
   *
   * @throws HttpError as {@link reschedule}
   */
  retry(id: string, asked: { ifMatch: number | null; session: SignedIn }): Promise<Schedule> {
    const { session } = asked;
    return this.#drafts.change(async (tx, uploads) => {
      if (!(await this.#carryOut(tx, uploads, id, 'failed', asked))) {
        const stored = await findSchedule(tx, id);
        if (!stored) throw new HttpError('not_found');
        if (stored.state === 'failed')
          throw new HttpError('changed_meanwhile', { current: await told(tx, id, session) });
        const message = stored.state === 'waiting' ? ruleTexts.schedule_waits : ruleTexts.schedule_over;
        throw new HttpError('conflict', { message });
      }
      return told(tx, id, session);
    });
  }

  async #toChange(tx: Db, id: string, ifMatch: number | null, session: SignedIn) {
    const stored = await findSchedule(tx, id);
    if (!stored) throw new HttpError('not_found');
    if (stored.state === 'done' || stored.state === 'cancelled')
      throw new HttpError('conflict', { message: ruleTexts.schedule_over });
    if (ifMatch !== null && ifMatch !== stored.version)
      throw new HttpError('changed_meanwhile', { current: await told(tx, id, session) });
    return stored;
  }

  /** What another process does between the look at it and this is a conflict, too. */
  async #update(
    tx: Db,
    stored: Parameters<typeof updateSchedule>[1],
    change: Parameters<typeof updateSchedule>[2],
    session: SignedIn,
  ) {
    if (await updateSchedule(tx, stored, change)) return;
    throw new HttpError('changed_meanwhile', { current: await told(tx, stored.id, session) });
  }

  /** The items of a body as they are stored. @throws HttpError `invalid` with the reason of each that cannot be scheduled, by its index */
  async #items(tx: Db, { items }: Body, before: readonly StoredItem[], session: SignedIn): Promise<StoredItem[]> {
    const stored: StoredItem[] = [];
    const fields: Record<string, Localized> = {};
    for (const [index, target] of items.entries()) {
      const known = before.find(({ entity, _id }) => entity === target.entity && _id === target._id);
      const isSame = !target.again && known?.action === target.action && known.language === target.language;
      if (known && isSame && known.state !== 'waiting') {
        stored.push(known);
        continue;
      }
      try {
        const item = await this.#item(tx, target);
        if (target.action === 'publish') await this.#requireApprover(tx, target, session);
        if (known && isSame && target.__v === undefined) {
          // Somebody has decided about its draft when it was scheduled, and says nothing about it as it is now.
          stored.push({ ...item, draftVersion: known.draftVersion });
          continue;
        }
        await requireSeenVersion(tx, target, item.draftVersion);
        stored.push(item);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        fields[`items.${index}`] = error.details.message ?? ruleTexts.item_gone;
      }
    }
    const reasons = Object.values(fields);
    if (reasons.length > 0)
      throw new HttpError('invalid', { fields, ...(items.length === 1 && reasons[0] && { message: reasons[0] }) });
    if (!stored.some(({ state }) => state === 'waiting'))
      throw new HttpError('invalid', { fields: { items: ruleTexts.no_row } });
    return stored;
  }

  /** @throws HttpError `forbidden` where another one has to approve it: it could never be done in this name */
  async #requireApprover(tx: Db, { entity, _id }: Target, session: SignedIn): Promise<void> {
    const { draft, published } = await this.#drafts.items.show(entity, _id, tx);
    await isApproving(tx, draft, published, session);
  }

  async #item(tx: Db, target: Target): Promise<StoredItem> {
    const { entity, _id, action, language } = target;
    const refuse = (message: Localized) => new HttpError('invalid', { message });
    if (await isInTrash(tx, entity, _id)) throw refuse(ruleTexts.draft_in_trash);
    if (action === 'unpublish' && language !== null && entity !== 'adminCareer')
      throw refuse(ruleTexts.unpublished_whole);
    if (action === 'unpublish' && !trashedKind.safeParse(entity).success) throw refuse(ruleTexts.always_published);
    const draft = await toldDraft(tx, entity, _id);
    if (action === 'publish' && (!draft || !hasPaths(draft, language))) throw refuse(ruleTexts.draft_missing);
    if (action === 'publish' && language !== null && draft?.state !== 'changed') throw refuse(ruleTexts.new_in_both);
    const item = draft
      ? (await this.#drafts.items.show(entity, _id, tx)).item
      : await this.#drafts.items.published(tx, entity, _id);
    const { categoryName = null } = item as { categoryName?: string };
    return {
      ...{ entity, _id, action, language, title: itemOf(entity, item).title, categoryName },
      ...{ area: areaOfItem(entity, item), state: 'waiting' },
      draftVersion: (action === 'publish' && draft?.__v) || null,
    };
  }
}

/** Takes back what was made of it before one item was refused. */
class Refused extends Error {}

async function told(tx: Db, id: string, session: SignedIn): Promise<Schedule> {
  const schedule = await toldSchedule(tx, id, seenAreas(session));
  if (!schedule) throw new HttpError('not_found');
  return schedule;
}

/** @throws HttpError `conflict` where a draft is not the one that somebody has seen who schedules it */
async function requireSeenVersion(tx: Db, { entity, _id, __v }: Target, version: number | null): Promise<void> {
  if (version === null) return;
  requireVersion(version, __v ?? null);
  if (__v === undefined) await requireSeen(tx, { kind: entity, id: _id });
}

/** Within the transaction, so that a request that comes again under its key is not refused because its moment has passed meanwhile. */
async function requireFuture(tx: Db, at: string): Promise<void> {
  if (Date.parse(at) <= (await clockOf(tx)).getTime())
    throw new HttpError('invalid', { fields: { at: ruleTexts.moment_past } });
}

/** Whether a draft has something to publish in a language. */
function hasPaths({ state, fields }: Draft, language: Language | null): boolean {
  return state !== 'changed' || pathsOf(fields, language ?? undefined).length > 0;
}
