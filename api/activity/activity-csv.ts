import type { Activity } from '@varda/contract/activity';

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

/** Spreadsheets tell UTF-8 by it. */
const byteOrderMark = '\u{FEFF}';

/** The activity log as CSV (RFC 4180), row by row. */
export async function* csvOf(activities: AsyncIterable<Activity>): AsyncGenerator<string> {
  yield `${byteOrderMark}${Object.keys(columns).join(',')}\r\n`;
  for await (const activity of activities)
    yield `${Object.values(columns)
      .map((column) => cellOf(column(activity) ?? ''))
      .join(',')}\r\n`;
}

/** A spreadsheet takes what begins with one of these for a formula; behind an apostrophe it is text. */
const formula = /^[=+\-@\t\r]/;

function cellOf(text: string): string {
  const plain = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
