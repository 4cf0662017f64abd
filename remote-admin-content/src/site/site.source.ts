import type { ListSource } from '@varda/admin/list';
import type { SiteItem, SitePart } from '@varda/contract/site-items';
import { call } from '@varda/platform/http';

/** The items of a part of the site, all at once. */
export const siteSource = (part: SitePart): ListSource<SiteItem, 'position'> => ({
  key: ['admin', 'site-content', part],
  paging: 'client',
  sortBy: ['position'],
  defaultSort: { by: 'position', order: 'asc' },
  load: async ({ lang, search, sortBy, sortOrder }, signal) => {
    const query = { lang, search, sortBy, sortOrder };
    const rows = await call('GET /site-content/:part', { params: { part }, query, signal });
    return { rows, totalCount: rows.length };
  },
});
