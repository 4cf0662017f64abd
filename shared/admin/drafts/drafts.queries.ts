import type { EditedKind } from '@varda/contract/edit-history';
import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';

/** Which items of a list have a draft, and which are scheduled. */
export function draftMarksQuery(entity: EditedKind, categoryName?: string) {
  return queryOptions({
    queryKey: ['admin', 'drafts', 'marks', entity, categoryName ?? null],
    queryFn: ({ signal }) => {
      const query = categoryName === undefined ? {} : { categoryName };
      return call('GET /drafts/:entity', { params: { entity }, query, signal });
    },
    refetchOnWindowFocus: true,
  });
}

/** Of the draft of an item, in whichever form it is. */
export const draftQueryKey = (entity: EditedKind, id: string) => ['admin', 'drafts', 'one', entity, id] as const;

/** The draft of an item, as it is when its form opens. */
export function draftQuery(entity: EditedKind, id: string, opening: number) {
  return queryOptions({
    queryKey: [...draftQueryKey(entity, id), opening],
    queryFn: ({ signal }) => call('GET /drafts/:entity/:id', { params: { entity, id }, signal }),
    // What somebody is editing does not change below their hands.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
  });
}
