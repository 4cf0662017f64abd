import { type ListSource, momentFilters } from '@varda/admin/list';
import type { User } from '@varda/contract/users';
import { call } from '@varda/platform/http';

/** The accounts, page by page from the server. */
export const usersSource: ListSource<User, 'name' | 'email' | 'role' | 'createdAt'> = {
  key: ['admin', 'users'],
  paging: 'server',
  sortBy: ['name', 'email', 'role', 'createdAt'],
  defaultSort: { by: 'createdAt', order: 'desc' },
  filters: ['role', 'secondFactor', 'access', ...momentFilters],
  load: async (query, signal) => {
    const { users, totalCount } = await call('GET /users', { query, signal });
    return { rows: users, totalCount };
  },
};
