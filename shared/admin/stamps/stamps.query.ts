import type { OpenedKind } from '@varda/contract/presence';
import { call } from '@varda/platform/http';
import { keepPreviousData, queryOptions } from '@varda/platform/query';
import type { SavedRow } from './saved-row.ts';

/** Who has made rows, and who has saved this state of them; by the ids of the rows. */
export function stampsQuery(kind: OpenedKind, rows: readonly SavedRow[]) {
  const states = rows.map(({ _id, updatedAt = null }) => [_id, updatedAt]).toSorted();
  return queryOptions({
    queryKey: ['admin', 'stamps', kind, states],
    queryFn: async ({ signal }) => {
      const ids = rows.map(({ _id }) => _id).join();
      return (await call('GET /stamps/:entity', { params: { entity: kind }, query: { ids }, signal })).stamps;
    },
    enabled: rows.length > 0,
    placeholderData: keepPreviousData,
    // Another save has another moment.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
