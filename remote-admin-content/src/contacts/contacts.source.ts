import { contentFilters, type ListSource } from '@varda/admin/list';
import type { ContactInfo } from '@varda/contract/contact-info';
import { call } from '@varda/platform/http';

/** All blocks of the contact page at once, as the call gives them; the table cuts them into pages. */
export const contactsSource: ListSource<ContactInfo, 'createdAt' | 'updatedAt' | 'name'> = {
  key: ['admin', 'contacts'],
  paging: 'client',
  sortBy: ['createdAt', 'updatedAt', 'name'],
  defaultSort: { by: 'createdAt', order: 'desc' },
  filters: contentFilters,
  load: async ({ page: _page, limit: _limit, ...query }, signal) => {
    const rows = await call('GET /contact-info', { query, signal });
    return { rows, totalCount: rows.length };
  },
};
