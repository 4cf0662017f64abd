import { type ListSource, listQueryAt } from '@varda/admin/list';
import { unreadMessagesQuery } from '@varda/admin/unread-messages';
import type { ContactMessage } from '@varda/contract/contact-messages';
import { call } from '@varda/platform/http';
import type { PageRequest } from '@varda/platform/remote';

/** Begins the query key of every list of messages. */
export const messagesKey = ['admin', 'messages'];

type MessagesSource = ListSource<ContactMessage, 'createdAt' | 'name' | 'email'>;

function messagesList(key: string, filter: { unread?: true }): MessagesSource {
  return {
    key: [...messagesKey, key],
    paging: 'server',
    sortBy: ['createdAt', 'name', 'email'],
    defaultSort: { by: 'createdAt', order: 'desc' },
    filters: ['createdFrom', 'createdTo'],
    load: async (request, signal) => {
      const query = { ...request, ...(filter.unread && { unread: 'true' }) };
      const { messages, totalCount } = await call('GET /contact-messages', { query, signal });
      return { rows: messages, totalCount };
    },
  };
}

const allMessages = messagesList('all', {});
const unreadMessages = messagesList('unread', { unread: true });

/** Whether an address asks for the unread messages alone. */
export const isUnreadOnly = (address: URLSearchParams): boolean => address.get('unread') === 'true';

/** The messages, page by page from the server; those that nobody has read, or all. */
export const messagesListOf = (unreadOnly: boolean): MessagesSource => (unreadOnly ? unreadMessages : allMessages);

/** The queries of the inbox at an address. */
export function messagesQueriesAt(request: PageRequest) {
  return [listQueryAt(messagesListOf(isUnreadOnly(request.search)), request), unreadMessagesQuery];
}
