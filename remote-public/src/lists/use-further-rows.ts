import { useInfiniteQuery } from '@varda/platform/query';
import { type FurtherRows, furtherQuery } from './further-rows.ts';
import { withoutRepeats } from './rows.ts';

export interface RowsBegun<R> extends FurtherRows<R> {
  /** Its first page, and how many there are in all. */
  first: readonly R[];
  total: number;
}

/**
 * A long list, of which the first page is there and each further one comes when it is asked for. What was fetched
 * stays for a return to the page, so that the scroll position can be restored.
 */
export function useFurtherRows<R extends { _id: string }>({ first, total, ...list }: RowsBegun<R>) {
  const further = useInfiniteQuery({ ...furtherQuery(list), enabled: false });
  const pages = further.data?.pages ?? [];
  const rows = withoutRepeats([...first, ...pages.flatMap((page) => page.rows)]);
  const last = pages.at(-1);
  const all = last?.totalCount ?? total;
  return {
    rows,
    /** Place of the first row that came last. */
    lastBegun: rows.length - (last?.rows.length ?? 0),
    /** Rows that are not shown yet. */
    left: last?.rows.length === 0 ? 0 : Math.max(0, all - rows.length),
    total: all,
    /** Further pages that are there. */
    pages: pages.length,
    further,
  };
}
