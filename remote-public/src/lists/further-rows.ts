import { type InfiniteData, infiniteQueryOptions, type QueryClient, type QueryKey } from '@varda/platform/query';

interface RowsPage<R> {
  rows: readonly R[];
  totalCount: number;
}

/** What comes after the first page of a list. */
export interface FurtherRows<R> {
  /** Names the list, and the language where it differs by that. */
  queryKey: QueryKey;
  /** Fetches a further page; they count from 1. */
  fetchPage: (page: number, signal: AbortSignal) => Promise<RowsPage<R>>;
}

/** Further pages that are fetched at once at most, for a browser without scripts and on a return: each is a call of its own. */
export const mostPages = 50;

/** Name of the field that says how many further pages are wanted. */
export const pagesField = 'pages';

/** Name of the field that says of which list. */
export const listField = 'list';

export function furtherQuery<R>({ queryKey, fetchPage }: FurtherRows<R>) {
  return infiniteQueryOptions<RowsPage<R>, Error, InfiniteData<RowsPage<R>, number>, QueryKey, number>({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 2,
    getNextPageParam: (last, _pages, lastPage) => (last.rows.length > 0 ? lastPage + 1 : undefined),
  });
}

/** Takes the button of a list from a browser without scripts: fetches what the list is to be rendered with. */
export async function fetchFurther<R>(form: URLSearchParams, client: QueryClient, list: FurtherRows<R>): Promise<void> {
  const wanted = Number(form.get(pagesField));
  if (!Number.isInteger(wanted) || wanted < 1) return;
  await client.prefetchInfiniteQuery({ ...furtherQuery(list), pages: Math.min(wanted, mostPages) });
}
