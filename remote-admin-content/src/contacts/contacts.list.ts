import type { ListSource } from '@varda/admin/list';
import type { ContactInfo } from '@varda/contract/contact-info';
import { call } from '@varda/platform/http';

/** All blocks of the contact page at once, as the call gives them; the table cuts them into pages. */
export const contactsList: ListSource<ContactInfo, 'createdAt' | 'updatedAt' | 'name'> = {
  key: ['admin', 'contacts'],
  paging: 'client',
  sortBy: ['createdAt', 'updatedAt', 'name'],
  defaultSort: { by: 'createdAt', order: 'desc' },
  isTranslated: true,
  load: async ({ lang, search, sortBy, sortOrder, translation }, signal) => {
    const rows = await call('GET /contact-info', { query: { lang, search, sortBy, sortOrder, translation }, signal });
    return { rows, totalCount: rows.length };
  },
};
