import { contentFilters, type ListSource } from '@varda/admin/list';
import type { History } from '@varda/contract/history';
import { call } from '@varda/platform/http';

/** The whole timeline at once, as the call gives it; the table cuts it into pages. */
export const historySource: ListSource<History, 'position' | 'text' | 'createdAt' | 'updatedAt'> = {
  key: ['admin', 'history'],
  paging: 'client',
  sortBy: ['position', 'text', 'createdAt', 'updatedAt'],
  defaultSort: { by: 'position', order: 'asc' },
  filters: contentFilters,
  load: async ({ page: _page, limit: _limit, ...query }, signal) => {
    const rows = await call('GET /history', { query, signal });
    return { rows, totalCount: rows.length };
  },
};
