import { contentFilters, type ListSource } from '@varda/admin/list';
import type { About } from '@varda/contract/about';
import { call } from '@varda/platform/http';

/** All entries about us at once, as the call gives them; the table cuts them into pages. */
export const aboutSource: ListSource<About, 'position' | 'name' | 'text' | 'createdAt' | 'updatedAt'> = {
  key: ['admin', 'about'],
  paging: 'client',
  sortBy: ['position', 'name', 'text', 'createdAt', 'updatedAt'],
  defaultSort: { by: 'position', order: 'asc' },
  filters: contentFilters,
  load: async ({ page: _page, limit: _limit, ...query }, signal) => {
    const { aboutUsEntries } = await call('GET /about', {
      query,
      signal,
    });
    return { rows: aboutUsEntries, totalCount: aboutUsEntries.length };
  },
};
