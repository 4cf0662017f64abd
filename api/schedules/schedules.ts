import type { Draft } from '@varda/contract/drafts';
import { removableKind } from '@varda/contract/edit-history';
import type { Language, Localized } from '@varda/contract/language';
import type { newSchedule, Schedule } from '@varda/contract/schedules';
import type { z } from 'zod';
import { areaOfItem } from '../accounts/area-of-item.ts';
import { seenAreas } from '../accounts/permissions.ts';
import type { SignedIn } from '../accounts/sessions.repository.ts';
import { isApproving, requireSeen } from '../approvals/approvals.ts';
import { clockOf } from '../database/clock.ts';
import { newId, now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import { pathsOf } from '../drafts/draft-content.ts';
import { requireVersion, shownDraft } from '../drafts/drafts.repository.ts';
import type { Drafts } from '../drafts/drafts.ts';
import { itemOf } from '../edit-history/versions.repository.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { isInTrash } from '../trash/trash.repository.ts';
import type { ScheduleRunner } from './schedule-runner.ts';
import { noteItems } from './scheduled-drafts.ts';
import {
  findSchedule,
  guardItems,
  insertSchedule,
  itemsOf,
  type StoredItem,
  updateSchedule,
  waitingItems,
  writeItems,
} from './schedules.repository.ts';
import { shownSchedule } from './shown-schedules.repository.ts';

type Body = z.output<typeof newSchedule>;
type Target = Body['items'][number];

/** What staff do with schedules; `ScheduleRunner` carries them out. See docs/decisions/109. */
export class Schedules {
  readonly #drafts: Drafts;
  readonly #runner: ScheduleRunner;

  constructor(drafts: Drafts, runner: ScheduleRunner) {
    this.#drafts = drafts;
    this.#runner = runner;
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
      return asAnswered(tx, id, session);
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
      return asAnswered(tx, id, session);
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
      if (!(await this.#runner.run(tx, uploads, id, 'failed', asked))) {
        const stored = await findSchedule(tx, id);
        if (!stored) throw new HttpError('not_found');
        if (stored.state === 'failed')
          throw new HttpError('changed_meanwhile', { current: await asAnswered(tx, id, session) });
        const message = stored.state === 'waiting' ? ruleTexts.schedule_waits : ruleTexts.schedule_over;
        throw new HttpError('conflict', { message });
      }
      return asAnswered(tx, id, session);
    });
  }

  async #toChange(tx: Db, id: string, ifMatch: number | null, session: SignedIn) {
    // Before any row of it is locked, as whoever publishes a draft does: else each waits for the other.
    await guardItems(tx, id);
    const stored = await findSchedule(tx, id);
    if (!stored) throw new HttpError('not_found');
    if (stored.state === 'done' || stored.state === 'cancelled')
      throw new HttpError('conflict', { message: ruleTexts.schedule_over });
    if (ifMatch !== null && ifMatch !== stored.version)
      throw new HttpError('changed_meanwhile', { current: await asAnswered(tx, id, session) });
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
    throw new HttpError('changed_meanwhile', { current: await asAnswered(tx, stored.id, session) });
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
    if (action === 'unpublish' && !removableKind.safeParse(entity).success) throw refuse(ruleTexts.always_published);
    const draft = await shownDraft(tx, entity, _id);
    if (action === 'publish' && (!draft || !hasPaths(draft, language))) throw refuse(ruleTexts.draft_missing);
    if (action === 'publish' && language !== null && draft?.state !== 'changed') throw refuse(ruleTexts.new_in_both);
    // What is taken off the site is where it stands there, wherever its draft is to move it.
    const isOfDraft = draft && (action === 'publish' || draft.state !== 'changed');
    const item = isOfDraft
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

async function asAnswered(tx: Db, id: string, session: SignedIn): Promise<Schedule> {
  const schedule = await shownSchedule(tx, id, seenAreas(session));
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
