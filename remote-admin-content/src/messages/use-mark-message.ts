import { type List, useAdminTexts, useReload, useToasts } from '@varda/admin/components';
import type { ContactMessage, ContactMessageChange } from '@varda/contract/contact-messages';
import { call } from '@varda/platform/http';
import { useMutation, useQueryClient } from '@varda/platform/query';
import { messagesKey } from './messages.source.ts';

type Page = Pick<List<ContactMessage>, 'rows' | 'totalCount'>;

interface MarkMessage {
  /** Marks a message, and its row in every list; gives it as it is then, null where that has failed. */
  mark: (message: ContactMessage, change: ContactMessageChange) => Promise<ContactMessage | null>;
  /** Loads lists and count anew. */
  reload: () => void;
}

export function useMarkMessage(): MarkMessage {
  const { failureOf } = useAdminTexts();
  const toasts = useToasts();
  const reload = useReload();
  const client = useQueryClient();

  const { mutateAsync } = useMutation({
    mutationFn: ({ id, body }: { id: string; body: ContactMessageChange }) =>
      call('PATCH /contact-messages/:id', { params: { id }, body }),
    onSuccess: (marked, { id }) => {
      client.setQueriesData<Page>(
        { queryKey: messagesKey },
        (page) => page && { ...page, rows: page.rows.map((row) => (row._id === id ? marked : row)) },
      );
    },
    onError: (error) => toasts.failure(failureOf(error, 'update')),
  });

  return {
    mark: ({ _id: id }, body) => mutateAsync({ id, body }).catch(() => null),
    reload: () => void reload(),
  };
}
