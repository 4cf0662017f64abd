import { type List, useAdminTexts, useReload, useToasts } from '@varda/shared/admin/parts';
import type { ContactMessage } from '@varda/shared/contract/contact-messages';
import { call } from '@varda/shared/http';
import { useMutation, useQueryClient } from '@varda/shared/query';
import { messagesKey } from './messages.list.ts';

type Page = Pick<List<ContactMessage>, 'rows' | 'totalCount'>;

interface MarkRead {
  /** Marks a message as read or unread, and its row in every list; tells whether that has worked. */
  mark: (message: ContactMessage, read: boolean) => Promise<boolean>;
  /** Loads lists and count anew. */
  reload: () => void;
}

export function useMarkRead(): MarkRead {
  const { failureOf } = useAdminTexts();
  const toasts = useToasts();
  const reload = useReload();
  const client = useQueryClient();

  const { mutateAsync } = useMutation({
    mutationFn: ({ id, read }: { id: string; read: boolean }) =>
      call('PATCH /contact-messages/:id', { params: { id }, body: { read } }),
    onSuccess: (_, { id, read }) => {
      client.setQueriesData<Page>(
        { queryKey: messagesKey },
        (page) => page && { ...page, rows: page.rows.map((row) => (row._id === id ? { ...row, read } : row)) },
      );
    },
    onError: (error) => toasts.failure(failureOf(error, 'update')),
  });

  return {
    mark: ({ _id: id }, read) =>
      mutateAsync({ id, read }).then(
        () => true,
        () => false,
      ),
    reload: () => void reload(),
  };
}
