import type { EditedKind } from '@varda/contract/edit-history';
import { call } from '@varda/platform/http';
import { keepPreviousData, queryOptions } from '@varda/platform/query';

/** Edits of one page of the panel. */
export const editsOfPage = 20;

/** The edits of a row, the newest first. */
export function editsQuery(kind: EditedKind, id: string, page: number) {
  return queryOptions({
    queryKey: ['admin', 'edit-history', kind, id, { page }],
    queryFn: () =>
      call('GET /edit-history/:entity/:id', { params: { entity: kind, id }, query: { page, limit: editsOfPage } }),
    placeholderData: keepPreviousData,
  });
}

/** A row after one of its edits, before it, and now. */
export function versionQuery(kind: EditedKind, id: string, version: number) {
  return queryOptions({
    queryKey: ['admin', 'edit-history', kind, id, version],
    queryFn: () => call('GET /edit-history/:entity/:id/:version', { params: { entity: kind, id, version } }),
  });
}
