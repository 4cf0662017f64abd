import type { Language } from './language.ts';

/* Times of the site are those of Skopje, wherever somebody sits who chooses or reads them. */

const timeZone = 'Europe/Skopje';

/** What is used of Temporal, which not every browser has yet. */
interface TimeZones {
  Instant: {
    fromEpochMilliseconds(moment: number): {
      toZonedDateTimeISO(zone: string): { toString(look: Record<string, string>): string };
    };
  };
}

let format: Intl.DateTimeFormat | undefined;

/** Making it takes 17 ms of the main thread, whatever its options: all lists of the back office show a time in their first row. */
function slowFormat(): Intl.DateTimeFormat {
  format ??= new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  } as Intl.DateTimeFormatOptions);
  return format;
}

interface LocalTime {
  /** `2027-03-28` */
  date: string;
  /** `08:00` */
  time: string;
}

/** @param at ISO 8601 */
export function inSkopje(at: string): LocalTime {
  const { Temporal } = globalThis as { Temporal?: TimeZones };
  // 0.3 ms for the first one.
  if (Temporal) {
    const zoned = Temporal.Instant.fromEpochMilliseconds(Date.parse(at)).toZonedDateTimeISO(timeZone);
    const written = zoned.toString({ smallestUnit: 'minute', offset: 'never', timeZoneName: 'never' });
    const [date = '', time = ''] = written.split('T');
    return { date, time };
  }
  const found = Object.fromEntries(
    slowFormat()
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month, day, hour, minute } = found;
  return { date: `${year.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** Whether clocks of this computer show another time at a moment. */
export function isElsewhere(moment: Date): boolean {
  return -moment.getTimezoneOffset() * 60_000 !== offsetAt(moment.getTime());
}

interface ChosenMoment {
  /** Null where there is no such time: it lies in the hour that is left out in spring. */
  at: string | null;
  /** The hour comes twice in autumn; `at` is in the first one, of summer time. */
  isTwice: boolean;
}

const hour = 3_600_000;
const day = 24 * hour;

/** The day at a moment: `2026-12-24`. */
export function dayInSkopje(moment: Date): string {
  return inSkopje(moment.toISOString()).date;
}

/** When a day, `2026-11-25`, begins; clocks are set at other hours than midnight. */
export function startOfDay(date: string): string {
  const local = Date.parse(`${date}T00:00:00.000Z`);
  return new Date(local - offsetAt(local - 2 * hour)).toISOString();
}

/** When the day after it begins. */
export function endOfDay(date: string): string {
  return startOfDay(new Date(Date.parse(`${date}T00:00:00.000Z`) + day).toISOString().slice(0, 10));
}

/** The moment of a date and a time in Skopje; undefined of what is none, `2027-02-30` say. */
export function momentInSkopje({ date, time }: LocalTime): ChosenMoment | undefined {
  const local = Date.parse(`${date}T${time}:00.000Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(local)) return undefined;
  if (new Date(local).toISOString().slice(0, 10) !== date) return undefined;
  // Clocks change less than once a day: what holds around that time is all that may hold at it.
  const offsets = new Set([local - day, local + day].map(offsetAt));
  const moments = [...offsets]
    .map((offset) => local - offset)
    .filter((moment) => moment + offsetAt(moment) === local)
    .toSorted((one, other) => one - other);
  const [first] = moments;
  return { at: first === undefined ? null : new Date(first).toISOString(), isTwice: moments.length > 1 };
}

/** By how many milliseconds clocks in Skopje are ahead of UTC. */
function offsetAt(moment: number): number {
  const { date, time } = inSkopje(new Date(moment).toISOString());
  return Date.parse(`${date}T${time}:00.000Z`) - Math.floor(moment / 60_000) * 60_000;
}

/** A moment in digits, in the time of Skopje: `03/12/2026 08:00`. */
export function digitsInSkopje(at: string): string {
  const { date, time } = inSkopje(at);
  return `${date.split('-').toReversed().join('/')} ${time}`;
}

/** Browsers need not know Macedonian: Chromium writes English dates for it. */
const names = {
  en: {
    months: 'January February March April May June July August September October November December'.split(' '),
    short: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    days: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  },
  mk: {
    months: 'јануари февруари март април мај јуни јули август септември октомври ноември декември'.split(' '),
    short: 'јан. фев. мар. апр. мај јун. јул. авг. сеп. окт. ноем. дек.'.split(' '),
    days: 'недела понеделник вторник среда четврток петок сабота'.split(' '),
  },
} as const;

/** A moment in words, in the time of Skopje: `3 Dec 2026, 08:00`. */
export function writtenInSkopje(
  at: string,
  language: Language,
  look: 'moment' | 'date' | 'weekday' | 'month' = 'moment',
): string {
  const { date, time } = inSkopje(at);
  const [year, month = 1, day] = date.split('-').map(Number);
  const { months, short, days } = names[language];
  const weekday = days[new Date(`${date}T00:00:00.000Z`).getUTCDay()] ?? '';
  switch (look) {
    case 'moment':
      return `${day} ${short[month - 1]} ${year}, ${time}`;
    case 'date':
      return `${weekday}, ${day} ${months[month - 1]} ${year}`;
    case 'weekday':
      return weekday.slice(0, 3);
    case 'month':
      return `${months[month - 1]} ${year}`;
  }
}
