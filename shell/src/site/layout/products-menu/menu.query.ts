import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';

/** How many products of a line a menu shows at most; of a longer line it shows the first {@link shownOfLongLine}. */
export const longestLine = 20;
export const shownOfLongLine = 8;

/** Categories, lines and products in the order of the menus (N-03). */
export const menuQuery = queryOptions({
  queryKey: ['menu'],
  queryFn: ({ signal }) => call('GET /parent', { query: { limit: longestLine }, signal }),
});
