import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';

/** The stops of the timeline, in the order of positions. */
export const historyEntries = queryOptions({
  queryKey: ['history'],
  queryFn: ({ signal }) => call('GET /history', { query: { sortBy: 'position', sortOrder: 'asc' }, signal }),
  meta: { dehydrated: { inOneLanguage: ['text'] } },
});
