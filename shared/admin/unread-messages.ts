import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';

/** How many messages of visitors nobody has read; the menu and the inbox ask for it once. */
export const unreadMessagesQuery = queryOptions({
  queryKey: ['admin', 'unread-messages'],
  queryFn: async ({ signal }) =>
    (await call('GET /contact-messages', { query: { unread: 'true', limit: 1 }, signal })).unreadCount,
});
