import type { Activity } from '@varda/contract/activity';
import { byteOrderMark, csvLine, harmless } from '../sheets/csv.ts';

const columns: Record<string, (activity: Activity) => string | null | undefined> = {
  at: ({ at }) => at,
  person: ({ by }) => by?.name,
  person_id: ({ by }) => by?._id,
  action: ({ action }) => action,
  entity: ({ entity }) => entity,
  item_id: ({ item }) => item?._id,
  item_en: ({ item }) => item?.title.en,
  item_mk: ({ item }) => item?.title.mk,
  details: ({ details }) => details.join(' '),
  request_id: ({ requestId }) => requestId,
};

/** The activity log as CSV, row by row. */
export async function* csvOf(activities: AsyncIterable<Activity>): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(Object.keys(columns), ',');
  for await (const activity of activities)
    yield csvLine(
      Object.values(columns).map((column) => harmless(column(activity) ?? '')),
      ',',
    );
}
