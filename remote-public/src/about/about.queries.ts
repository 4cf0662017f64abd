import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';

/** What the company says of itself, in the order of positions. */
export const aboutEntries = queryOptions({
  queryKey: ['about'],
  queryFn: async ({ signal }) => {
    const { aboutUsEntries } = await call('GET /about', { query: { sortBy: 'position', sortOrder: 'asc' }, signal });
    return aboutUsEntries;
  },
  meta: { dehydrated: { inOneLanguage: ['name', 'subcategory', 'text', 'alt'] } },
});
