import { contentFilters, type ListSource } from '@varda/admin/list';
import type { LegalPage } from '@varda/contract/legal-pages';
import { call } from '@varda/platform/http';

/** Both pages at once. */
export const legalPagesSource: ListSource<LegalPage, 'title' | 'updatedAt'> = {
  key: ['admin', 'legal-pages'],
  paging: 'client',
  sortBy: ['title', 'updatedAt'],
  defaultSort: { by: 'title', order: 'asc' },
  // They are there from the start: nobody has made them.
  filters: contentFilters.filter((name) => !name.startsWith('created')),
  load: async ({ page: _page, limit: _limit, ...query }, signal) => {
    const rows = await call('GET /legal-pages', { query, signal });
    return { rows, totalCount: rows.length };
  },
};
