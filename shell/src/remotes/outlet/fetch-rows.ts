import { isFreshlyRefused, type QueryClient } from '@varda/platform/query';
import type { PagedQuery, PageQuery, PageRequest, RemotePage } from '@varda/platform/remote';

/** Asks for the rows that a page is rendered with. Resolves when each has come or failed; what is fresh is not asked for. */
export async function fetchRows(client: QueryClient, page: RemotePage, request: PageRequest): Promise<void> {
  await Promise.all((page.queries?.(request) ?? []).map((query) => fetchRow(client, query)));
  await Promise.all((page.followUps?.(request, client) ?? []).map((query) => fetchRow(client, query)));
}

async function fetchRow(client: QueryClient, query: PageQuery): Promise<void> {
  if (isFreshlyRefused(client, query.queryKey)) return;
  if (isPaged(query)) await client.prefetchInfiniteQuery(query);
  else await client.prefetchQuery(query);
}

function isPaged(query: PageQuery): query is PagedQuery {
  return 'initialPageParam' in query;
}
