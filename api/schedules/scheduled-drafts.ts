import type { EditedKind } from '@varda/contract/edit-history';
import type { Schedule } from '@varda/contract/schedules';
import { sql } from 'kysely';
import { placeOfProduct } from '../accounts/area-of-item.ts';
import { noteActivity } from '../activity/activity.repository.ts';
import { now } from '../database/ids.ts';
import type { Db } from '../database/open-database.ts';
import { pathsOf } from '../drafts/draft-content.ts';
import type { Editor } from '../edit-history/versions.repository.ts';
import { ruleTexts } from '../http/error-texts.ts';
import { failSchedule, itemsOf, type StoredItem, waitingItems } from './schedules.repository.ts';
import { plannedOf } from './shown-schedules.repository.ts';

/**
 * Takes what was scheduled of a draft out of the plans: it was published by hand, or discarded. A schedule that has nothing left to do is
 * cancelled, with the reason. It belongs to the transaction that does that.
 *
 * @param left paths of what the draft still has to publish
 */
export async function settleDraft(
  tx: Db,
  item: { entity: EditedKind; _id: string },
  { as, left, by }: { as: 'published' | 'discarded'; left: readonly string[]; by: Editor },
): Promise<void> {
  const plans = (await plannedOf(tx, { entity: item.entity, id: item._id })).filter(
    ({ action, language }) => action === 'publish' && pathsOf(left, language ?? undefined).length === 0,
  );
  const reason = as === 'published' ? ruleTexts.published_by_hand : ruleTexts.draft_discarded;
  for (const { schedule, at, name, state } of plans) {
    await tx
      .updateTable('schedule_items')
      .set({ state: as })
      .where('schedule_id', '=', schedule)
      .where('kind', '=', item.entity)
      .where('item_id', '=', item._id)
      .execute();
    const items = await itemsOf(tx, schedule);
    const own = items.find(({ entity, _id }) => entity === item.entity && _id === item._id);
    const deed = { entity: item.entity, item: { _id: item._id, title: own?.title ?? { en: '', mk: '' } } };
    await noteActivity(tx, { action: 'cancel_schedule', ...deed, details: [as, at, ...(name ? [name] : [])] }, by);
    if (items.some(({ state }) => state === 'waiting')) {
      // Why it has failed matters more.
      const outcome = state === 'waiting' && {
        reason: JSON.stringify(ruleTexts[as === 'published' ? 'release_ahead' : 'release_lacks']),
      };
      await tx
        .updateTable('schedules')
        .set({ version: sql`version + 1`, ...outcome })
        .where('id', '=', schedule)
        .execute();
      continue;
    }
    await tx
      .updateTable('schedules')
      .set({ state: 'cancelled', reason: JSON.stringify(reason), settled_at: now(), version: sql`version + 1` })
      .where('id', '=', schedule)
      .execute();
  }
}

/**
 * A draft that goes back to whoever asked for approval is not published at its time: what waits for that has failed, with the reason, until
 * somebody decides anew. It belongs to the transaction that returns the draft.
 */
export async function failReturned(tx: Db, item: { entity: EditedKind; _id: string }, by: Editor): Promise<void> {
  const plans = await plannedOf(tx, { entity: item.entity, id: item._id });
  for (const { action, schedule, at, name } of plans) {
    if (action !== 'publish') continue;
    const { numUpdatedRows } = await tx
      .updateTable('schedules')
      .set({ version: sql`version + 1` })
      .where('id', '=', schedule)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    const items = await waitingItems(tx, schedule);
    const reason = ruleTexts.draft_returned;
    const returned = items.filter(({ entity, _id }) => entity === item.entity && _id === item._id);
    await failSchedule(
      tx,
      schedule,
      items.length === 1 ? reason : ruleTexts.schedule_not_done,
      returned.map((one) => ({ item: one, reason })),
    );
    await noteItems(tx, 'schedule_failed', items, { at, name }, by);
  }
}

/** What the log has of items of a schedule. */
export async function noteItems(
  tx: Db,
  action: 'schedule' | 'cancel_schedule' | 'run_schedule' | 'schedule_failed',
  items: readonly StoredItem[],
  { at, name }: Pick<Schedule, 'at' | 'name'>,
  by: Editor,
): Promise<void> {
  for (const { entity, _id, title, action: what, language } of items) {
    const details = [language ? `${what}.${language}` : what, at, ...(name ? [name] : [])];
    await noteActivity(tx, { action, entity, item: { _id, title }, details }, by);
  }
}

/** What is left of a draft of which one language was published, or whose item was taken off the site, is no other draft to who has scheduled it. */
export async function storeScheduled(
  tx: Db,
  { kind, id, version }: { kind: EditedKind; id: string; version: number },
  left: number,
): Promise<void> {
  await tx
    .updateTable('schedule_items')
    .set({ draft_version: left })
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .where('draft_version', '=', version)
    .execute();
}

/** What waits of a product, or has failed, is a matter of whoever sees the category that it is moved to. */
export async function moveScheduled(
  tx: Db,
  { _id, categoryName }: { _id: string; categoryName: string },
  to: string,
): Promise<void> {
  await placeWaiting(tx, _id, to).where('category_name', '=', categoryName).execute();
}

/** What is to publish the draft of a product is a matter of whoever sees the category to which the draft, as it is now, moves it. */
export async function placeScheduled(
  tx: Db,
  { _id, categoryName }: { _id: string; categoryName: string },
): Promise<void> {
  await placeWaiting(tx, _id, categoryName).where('action', '=', 'publish').execute();
}

function placeWaiting(tx: Db, product: string, categoryName: string) {
  return tx
    .updateTable('schedule_items')
    .set(placeOfProduct(categoryName))
    .where('kind', '=', 'products')
    .where('item_id', '=', product)
    .where('state', '=', 'waiting');
}
