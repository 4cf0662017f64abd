import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';

/** What waits at this moment: asked for with each visit, and when somebody comes back to the page. */
export const overviewQuery = queryOptions({
  queryKey: ['admin', 'overview'],
  queryFn: ({ signal }) => call('GET /overview', { signal }),
  staleTime: 0,
  refetchOnWindowFocus: true,
});
