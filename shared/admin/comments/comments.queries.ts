import type { EditedKind } from '@varda/contract/edit-history';
import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';

/** What is said of an item. */
export function commentsQuery(entity: EditedKind, id: string) {
  return queryOptions({
    queryKey: ['admin', 'comments', entity, id],
    queryFn: ({ signal }) => call('GET /comments/:entity/:id', { params: { entity, id }, signal }),
    refetchOnWindowFocus: true,
    retry: false,
  });
}

/** Whom a comment there can mention. */
export function commentPeopleQuery(entity: EditedKind, id: string) {
  return queryOptions({
    queryKey: ['admin', 'comments', entity, id, 'people'],
    queryFn: ({ signal }) => call('GET /comments/:entity/:id/people', { params: { entity, id }, signal }),
    retry: false,
  });
}
