import type { EditedKind } from '@varda/contract/edit-history';
import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';

/** By whom a list can be filtered. */
export function peopleQuery(kind: EditedKind | undefined) {
  return queryOptions({
    queryKey: ['admin', 'people', kind],
    queryFn: ({ signal }) => call('GET /stamps/:entity/people', { params: { entity: kind ?? 'users' }, signal }),
    enabled: kind !== undefined,
  });
}
