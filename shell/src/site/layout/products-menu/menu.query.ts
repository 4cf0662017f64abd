import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';

/** How many products of a subcategory a menu shows at most; of a longer list it shows the first {@link shownOfLongList}. */
export const longestList = 20;
export const shownOfLongList = 8;

/** Categories, subcategories and products in the order of the menus (N-03). */
export const menuQuery = queryOptions({
  queryKey: ['menu'],
  queryFn: ({ signal }) => call('GET /parent', { query: { limit: longestList }, signal }),
});
