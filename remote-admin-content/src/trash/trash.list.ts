import type { ListSource } from '@varda/shared/admin/list';
import type { Trashed } from '@varda/shared/contract/trash';
import { call } from '@varda/shared/http';

/** What was deleted, the last one first. */
export const trashList: ListSource<Trashed, 'deletedAt'> = {
  key: ['admin', 'trash'],
  paging: 'server',
  sortBy: [],
  defaultSort: { by: 'deletedAt', order: 'desc' },
  load: async ({ page, limit }, signal) => {
    const { items, totalCount } = await call('GET /trash', { query: { page, limit }, signal });
    return { rows: items, totalCount };
  },
};
