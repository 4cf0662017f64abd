import type { ListSource } from '@varda/admin/list';
import type { LegalPage } from '@varda/contract/legal-pages';
import { call } from '@varda/platform/http';

/** Both pages at once. */
export const legalPagesSource: ListSource<LegalPage, 'title' | 'updatedAt'> = {
  key: ['admin', 'legal-pages'],
  paging: 'client',
  sortBy: ['title', 'updatedAt'],
  defaultSort: { by: 'title', order: 'asc' },
  load: async ({ lang, search, sortBy, sortOrder }, signal) => {
    const rows = await call('GET /legal-pages', { query: { lang, search, sortBy, sortOrder }, signal });
    return { rows, totalCount: rows.length };
  },
};
