import { type QueryKey, useInfiniteQuery } from '@varda/shared/query';
import { withoutRepeats } from './rows.ts';

export interface RowsPage<R> {
  rows: readonly R[];
  totalCount: number;
}

export interface RowsBegun<R> {
  /** Names the list, and the language where it differs by that. */
  queryKey: QueryKey;
  /** Its first page, and how many there are in all. */
  first: readonly R[];
  total: number;
  /** Fetches a further page; they count from 1. */
  fetchPage: (page: number, signal: AbortSignal) => Promise<RowsPage<R>>;
}

/**
 * A long list, of which the first page is there and each further one comes when it is asked for. What was fetched
 * stays for a return to the page, so that the scroll position can be restored.
 */
export function useFurtherRows<R extends { _id: string }>({ queryKey, first, total, fetchPage }: RowsBegun<R>) {
  const further = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 2,
    getNextPageParam: (_last, _pages, lastPage) => lastPage + 1,
    enabled: false,
  });
  const pages = further.data?.pages ?? [];
  const rows = withoutRepeats([...first, ...pages.flatMap((page) => page.rows)]);
  const last = pages.at(-1);
  const all = last?.totalCount ?? total;
  return {
    rows,
    /** Rows that are not shown yet. */
    left: last?.rows.length === 0 ? 0 : Math.max(0, all - rows.length),
    total: all,
    further,
  };
}
