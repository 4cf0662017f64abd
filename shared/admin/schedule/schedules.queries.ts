import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';

export function scheduleQuery(id: string) {
  return queryOptions({
    queryKey: ['admin', 'schedules', 'one', id],
    queryFn: ({ signal }) => call('GET /schedules/:id', { params: { id }, signal }),
    retry: false,
    staleTime: 0,
  });
}

/** Drafts that can be added to a release. */
export const addableDraftsQuery = queryOptions({
  queryKey: ['admin', 'drafts', 'addable'],
  queryFn: async ({ signal }) => (await call('GET /drafts', { query: { limit: 100 }, signal })).items,
});
