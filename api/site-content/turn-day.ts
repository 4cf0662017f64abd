import { announcementState } from '@varda/contract/announcements';
import { dayInSkopje } from '@varda/contract/dates';
import { changeCollection } from '../content/content-revision.ts';
import { clockOf } from '../database/clock.ts';
import type { Db } from '../database/open-database.ts';
import { announcementDay, dayRow, fieldsOf, numberOf } from './announcements.ts';
import { listSiteItems } from './site-items.repository.ts';

/**
 * Counts it as a change of the content that announcements begin or end with a new day, once for all processes, also for the days on
 * which none ran. A clock that was ahead and has been set right brings the day back.
 *
 * @returns the day that it is
 */
export async function turnDay(db: Db, now?: Date): Promise<string> {
  const today = dayInSkopje(now ?? (await clockOf(db)));
  if (today === (await announcementDay(db))) return today;
  await db.transaction().execute(async (tx) => {
    const before = await announcementDay(tx);
    const { numUpdatedRows } = await tx
      .updateTable('content_revision')
      .set({ number: numberOf(today) })
      .where('id', '=', dayRow)
      .where('number', '<>', numberOf(today))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const fields = (await listSiteItems(tx, 'announcements', {})).map(fieldsOf);
    if (fields.every((one) => announcementState(one, before) === announcementState(one, today))) return;
    await changeCollection(tx, 'site-content', async () => undefined);
  });
  return today;
}
