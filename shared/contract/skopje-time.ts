import type { Language } from './language.ts';

/* Times of the site are those of Skopje, wherever somebody sits who chooses or reads them. */

const timeZone = 'Europe/Skopje';

const parts = new Intl.DateTimeFormat('en-CA', {
  ...{ timeZone, hourCycle: 'h23' },
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
} as Intl.DateTimeFormatOptions);

export interface LocalTime {
  /** `2027-03-28` */
  date: string;
  /** `08:00` */
  time: string;
}

/** @param at ISO 8601 */
export function inSkopje(at: string): LocalTime {
  const found = Object.fromEntries(parts.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute } = found;
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

export interface ChosenMoment {
  /** Null where there is no such time: it lies in the hour that is left out in spring. */
  at: string | null;
  /** The hour comes twice in autumn; `at` is in the first one, of summer time. */
  isTwice: boolean;
}

const day = 86_400_000;

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

const looks = {
  moment: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  date: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
  month: { month: 'long', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment in words: `3 Dec 2026, 08:00`. */
export function writtenInSkopje(at: string, language: Language, look: keyof typeof looks = 'moment'): string {
  const key = `${language} ${look}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'mk', { timeZone, hourCycle: 'h23', ...looks[look] });
  formats.set(key, format);
  return format.format(new Date(at));
}
