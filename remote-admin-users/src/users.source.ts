import { type ListSource, momentFilters } from '@varda/admin/list';
import type { ListedUser } from '@varda/contract/users';
import { call } from '@varda/platform/http';
import { isAdmin, sessionStore } from '@varda/platform/session';

/** The accounts, page by page from the server; what only admins see they alone filter by. */
export function usersSource(): ListSource<ListedUser, 'name' | 'email' | 'role' | 'createdAt'> {
  const adminsOnly = isAdmin(sessionStore.getState()) ? (['secondFactor', 'access'] as const) : [];
  return {
    key: ['admin', 'users'],
    paging: 'server',
    sortBy: ['name', 'email', 'role', 'createdAt'],
    defaultSort: { by: 'createdAt', order: 'desc' },
    filters: ['role', ...adminsOnly, ...momentFilters],
    load: async (query, signal) => {
      const { users, totalCount } = await call('GET /users', { query, signal });
      return { rows: users, totalCount };
    },
  };
}
