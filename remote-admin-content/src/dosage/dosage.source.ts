import { contentFilters, type ListSource } from '@varda/admin/list';
import type { Dosage } from '@varda/contract/dosage';
import { call } from '@varda/platform/http';

/** All dosage entries at once, as the call gives them; the table cuts them into pages. */
export const dosageSource: ListSource<Dosage, 'createdAt' | 'updatedAt' | 'name'> = {
  key: ['admin', 'dosage'],
  paging: 'client',
  sortBy: ['createdAt', 'updatedAt', 'name'],
  defaultSort: { by: 'createdAt', order: 'desc' },
  filters: contentFilters,
  load: async ({ page: _page, limit: _limit, ...query }, signal) => {
    const rows = await call('GET /dosage', { query, signal });
    return { rows, totalCount: rows.length };
  },
};
