import { useLanguage } from '@varda/platform/language';
import { useQuery } from '@varda/platform/query';
import { useEffect } from 'react';
import { listQuery } from './list-query.ts';
import type { ListSource } from './list-source.ts';
import { isSameSort, type ListState } from './list-state.ts';
import { useIsOutdated } from './use-is-outdated.ts';
import { type ChangeListState, useListState } from './use-list-state.ts';

/** A list as a screen has it: what is asked for, and what there is to show of it. */
export interface List<Row> {
  source: ListSource<Row>;
  state: ListState;
  change: ChangeListState;
  rows: readonly Row[];
  totalCount: number;
  status: 'loading' | 'failed' | 'ready';
  /** Why there are no rows (`failed`), or why those that are there could not be loaded anew. */
  error: Error | null;
  /** Rows of an earlier state are shown while those of this one are on their way. */
  isStale: boolean;
  /** Rows that may be out of date are shown, those of an earlier visit for one, while they are loaded anew. */
  isOld: boolean;
  /** Rows are on their way, of this state or of another one. */
  isFetching: boolean;
  /** Something has changed rows since they were loaded, and they are loaded anew. */
  isOutdated: boolean;
  /** All rows of the default sort are in the list, none left out by a search or a filter: places in it are places in the whole. */
  isWholeInOrder: boolean;
  retry: () => void;
}

const nothing: readonly never[] = [];

/** The rows that the address asks for. */
export function useList<Row>(source: ListSource<Row>): List<Row> {
  const { state, change } = useListState(source);
  const options = listQuery(source, state, useLanguage());
  const query = useQuery(options);
  const isOutdated = useIsOutdated(options, query);
  const rows = query.data?.rows ?? nothing;
  const totalCount = query.data?.totalCount ?? 0;
  const lastPage = Math.max(1, Math.ceil(totalCount / state.limit));
  const isBeyondTheEnd = query.isSuccess && !query.isPlaceholderData && state.page > lastPage;

  // The last row of the last page has gone, or the address was older than the list.
  useEffect(() => {
    if (isBeyondTheEnd) change({ page: lastPage }, { replace: true });
  }, [isBeyondTheEnd, lastPage, change]);

  return {
    source,
    state,
    change,
    rows,
    totalCount,
    status: query.isLoadingError ? 'failed' : query.isPending || isBeyondTheEnd ? 'loading' : 'ready',
    error: query.error,
    isStale: query.isPlaceholderData,
    isOld: query.isStale && query.isFetching,
    isFetching: query.isFetching,
    isOutdated,
    isWholeInOrder:
      state.search.trim() === '' &&
      Object.keys(state.filters).length === 0 &&
      isSameSort(state.sort, source.defaultSort),
    retry: () => void query.refetch(),
  };
}
