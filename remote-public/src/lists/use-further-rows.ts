import { useInfiniteQuery, useQueryClient } from '@varda/platform/query';
import { readEntry, writeEntry } from '@varda/platform/storage/history-entry';
import { useEffect } from 'react';
import { type FurtherRows, furtherQuery, mostPages } from './further-rows.ts';
import { withoutRepeats } from './without-repeats.ts';

export interface RowsBegun<R> extends FurtherRows<R> {
  /** Its first page, and how many there are in all. */
  first: readonly R[];
  total: number;
}

/**
 * A long list, of which the first page is there and each further one comes when it is asked for. What was fetched
 * stays for a return to the page, so that the scroll position can be restored; how much it was is known to the entry of the history,
 * for a return from another document.
 */
export function useFurtherRows<R extends { _id: string }>({ first, total, ...list }: RowsBegun<R>) {
  const further = useInfiniteQuery({ ...furtherQuery(list), enabled: false });
  const pages = further.data?.pages ?? [];
  const rows = withoutRepeats([...first, ...pages.flatMap((page) => page.rows)]);
  const last = pages.at(-1);
  const name = JSON.stringify(list.queryKey);
  const client = useQueryClient();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a list
  useEffect(() => {
    const before = Math.min(Number(readEntry(name)) || 0, mostPages);
    if (before > pages.length) void client.prefetchInfiniteQuery({ ...furtherQuery(list), pages: before });
  }, [name]);
  useEffect(() => {
    if (pages.length > 0) writeEntry(name, pages.length);
  }, [name, pages.length]);

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
