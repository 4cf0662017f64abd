import type { ListSource } from '@varda/admin/list';
import type { Trashed } from '@varda/contract/trash';
import { call } from '@varda/platform/http';

/** What was deleted, the last one first. */
export const trashSource: ListSource<Trashed, 'deletedAt'> = {
  key: ['admin', 'trash'],
  paging: 'server',
  sortBy: [],
  defaultSort: { by: 'deletedAt', order: 'desc' },
  load: async ({ page, limit, search }, signal) => {
    const { items, totalCount } = await call('GET /trash', { query: { page, limit, search }, signal });
    return { rows: items, totalCount };
  },
};
