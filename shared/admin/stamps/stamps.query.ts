import { call } from '@varda/shared/http';
import { queryOptions } from '@varda/shared/query';
import type { OpenedKind } from '../../contract/presence.ts';
import type { SavedRow } from './saved-row.ts';

/** Who has made a row, and who has saved this state of it. */
export function stampsQuery(kind: OpenedKind, { _id: id, updatedAt }: SavedRow) {
  return queryOptions({
    queryKey: ['admin', 'stamps', kind, id, updatedAt ?? null],
    queryFn: ({ signal }) => call('GET /stamps/:entity/:id', { params: { entity: kind, id }, signal }),
    // Another save has another moment.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
