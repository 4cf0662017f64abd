import type { ListSource } from '@varda/admin/list';
import type { Activity, ActivityFilter } from '@varda/contract/activity';
import { activityActions, activityEntities } from '@varda/contract/activity-actions';
import { endOfDay, startOfDay } from '@varda/contract/dates';
import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';

/** What an address asks for beside the search. `from` and `to` are days: `2026-11-23`, the last one included. */
export interface ShownActivity {
  person: string;
  item: string;
  entity: string;
  action: string;
  from: string;
  to: string;
}

export const noFilter: ShownActivity = { person: '', item: '', entity: '', action: '', from: '', to: '' };

/** The filter of an address; what makes no sense in it counts as not said. */
export function filterAt(address: URLSearchParams): ShownActivity {
  const said = (name: keyof ShownActivity, isSound: (value: string) => boolean) => {
    const value = address.get(name) ?? '';
    return isSound(value) ? value : '';
  };
  const oneOf = (values: readonly string[]) => (value: string) => values.includes(value);
  return {
    person: said('person', isId),
    item: said('item', isId),
    entity: said('entity', oneOf(activityEntities)),
    action: said('action', oneOf(activityActions)),
    from: said('from', isDay),
    to: said('to', isDay),
  };
}

const isId = (text: string) => text.length <= 64;
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** The filter as the api takes it: days are those of Skopje, as all that is shown. */
export function askedFor({ from, to, ...others }: ShownActivity, search: string): ActivityFilter {
  return {
    ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== '')),
    ...(search && { q: search }),
    ...(from && { from: startOfDay(from) }),
    ...(to && { to: endOfDay(to) }),
  };
}

/** What was done, the last thing first. */
export function activityList(filter: ShownActivity): ListSource<Activity, 'at'> {
  return {
    key: ['admin', 'activity', ...Object.values(filter)],
    paging: 'server',
    sortBy: [],
    defaultSort: { by: 'at', order: 'desc' },
    load: async ({ page, limit, search }, signal) => {
      const query = { page, limit, ...askedFor(filter, search) };
      const { activities, totalCount } = await call('GET /activity', { query, signal });
      return { rows: activities, totalCount };
    },
  };
}

export const peopleQuery = queryOptions({
  queryKey: ['admin', 'activity-people'],
  queryFn: ({ signal }) => call('GET /activity/people', { signal }),
});
