import { contentFilters, type ListSource } from '@varda/admin/list';
import type { Career } from '@varda/contract/vacancies';
import { call } from '@varda/platform/http';

/** The vacancies, active and not, page by page from the server. */
export const vacanciesSource: ListSource<Career, 'createdAt' | 'updatedAt' | 'vacancy' | 'department'> = {
  key: ['admin', 'vacancies'],
  paging: 'server',
  sortBy: ['createdAt', 'updatedAt', 'vacancy', 'department'],
  defaultSort: { by: 'createdAt', order: 'desc' },
  filters: [...contentFilters, 'offSite'],
  load: async (query, signal) => {
    const { careers, totalCount } = await call('GET /adminCareer', { query, signal });
    return { rows: careers, totalCount };
  },
};
