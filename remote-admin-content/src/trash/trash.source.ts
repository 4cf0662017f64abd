import type { ListSource } from '@varda/admin/list';
import type { Trashed } from '@varda/contract/trash';
import { call } from '@varda/platform/http';

/** What was deleted, the last one first. */
export const trashSource: ListSource<Trashed, 'deletedAt'> = {
  key: ['admin', 'trash'],
  paging: 'server',
  sortBy: [],
  defaultSort: { by: 'deletedAt', order: 'desc' },
  filters: ['entity'],
  load: async ({ page, limit, search, entity }, signal) => {
    const { items, totalCount } = await call('GET /trash', { query: { page, limit, search, entity }, signal });
    return { rows: items, totalCount };
  },
};
