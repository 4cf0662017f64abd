import type { OpenedKind } from '@varda/contract/presence';
import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';

export const viewsQuery = (entity: OpenedKind) =>
  queryOptions({
    queryKey: ['admin', 'saved-views', entity],
    queryFn: ({ signal }) => call('GET /saved-views/:entity', { params: { entity }, signal }),
  });
