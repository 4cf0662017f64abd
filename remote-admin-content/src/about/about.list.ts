import type { ListSource } from '@varda/admin/list';
import type { About } from '@varda/contract/about';
import { call } from '@varda/platform/http';

/** All entries about us at once, as the call gives them; the table cuts them into pages. */
export const aboutList: ListSource<About, 'position' | 'name' | 'text' | 'createdAt' | 'updatedAt'> = {
  key: ['admin', 'about'],
  paging: 'client',
  sortBy: ['position', 'name', 'text', 'createdAt', 'updatedAt'],
  defaultSort: { by: 'position', order: 'asc' },
  isTranslated: true,
  load: async ({ lang, search, sortBy, sortOrder, translation }, signal) => {
    const { aboutUsEntries } = await call('GET /about', {
      query: { lang, search, sortBy, sortOrder, translation },
      signal,
    });
    return { rows: aboutUsEntries, totalCount: aboutUsEntries.length };
  },
};
