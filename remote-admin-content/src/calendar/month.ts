import { dayInSkopje, endOfDay, startOfDay } from '@varda/contract/dates';
import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';

const dayMs = 86_400_000;
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The month of an address, `2026-12`; the present one in Skopje where it names none. */
export function monthAt(address: URLSearchParams): string {
  const month = address.get('month') ?? '';
  return /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : thisMonth();
}

export const today = () => dayInSkopje(new Date());
const thisMonth = () => today().slice(0, 7);

export function otherMonth(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return dateOf(Date.UTC(year, number - 1 + by, 1)).slice(0, 7);
}

/** The weeks that a month touches, from Monday on, as dates. */
export function weeksOf(month: string): string[][] {
  const first = Date.parse(`${month}-01T00:00:00.000Z`);
  const start = first - ((new Date(first).getUTCDay() + 6) % 7) * dayMs;
  const next = Date.parse(`${otherMonth(month, 1)}-01T00:00:00.000Z`);
  const weeks = Math.ceil((next - start) / (7 * dayMs));
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dateOf(start + (week * 7 + day) * dayMs)),
  );
}

/** What is scheduled, and was, in the weeks of a month. */
export function monthQuery(month: string) {
  const days = weeksOf(month).flat();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return queryOptions({
    queryKey: ['admin', 'schedules', 'month', month],
    queryFn: ({ signal }) =>
      call('GET /schedules', { query: { from: startOfDay(first), to: endOfDay(last), limit: 500 }, signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** What was not done and waits for somebody, of any month. */
export const failedQuery = queryOptions({
  queryKey: ['admin', 'schedules', 'failed'],
  queryFn: async ({ signal }) =>
    (await call('GET /schedules', { query: { state: 'failed', limit: 100 }, signal })).items,
  staleTime: 0,
  refetchOnWindowFocus: true,
});
