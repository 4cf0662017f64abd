import type { OpenedKind } from '@varda/contract/presence';
import type { SavedView } from '@varda/contract/saved-views';
import { call } from '@varda/platform/http';
import { useMutation, useQueryClient } from '@varda/platform/query';
import type { Views } from './use-views.ts';
import { viewsQuery } from './views.query.ts';

type Named = Pick<SavedView, 'name' | 'shared'>;

/** The calls that change the views of a list; the list of views is loaded anew after each. */
export function useViewCalls(entity: OpenedKind) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: viewsQuery(entity).queryKey });
  /** One save at a time, whatever it saves. */
  const saving = useMutation({ mutationFn: (save: () => Promise<SavedView>) => save(), onSettled });
  const deleting = useMutation({
    mutationFn: ({ _id: id, __v: ifMatch }: SavedView) =>
      call('DELETE /saved-views/:entity/:id', { params: { entity, id }, ifMatch }),
    onSettled,
  });
  return {
    saving,
    deleting,
    create: (body: Named & Views['present']) => call('POST /saved-views/:entity', { params: { entity }, body }),
    update: ({ _id: id, __v: ifMatch }: SavedView, body: Partial<Named & Views['present']>) =>
      call('PATCH /saved-views/:entity/:id', { params: { entity, id }, body, ifMatch }),
  };
}
