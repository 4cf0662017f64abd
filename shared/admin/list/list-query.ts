import type { Language } from '@varda/contract/language';
import { keepPreviousData, queryOptions } from '@varda/platform/query';
import type { PageQuery, PageRequest } from '@varda/platform/remote';
import type { ListRequest, ListSource, Page } from './list-source.ts';
import { type ListState, readListState } from './list-state.ts';

/** How long rows that are not shown are cached, in milliseconds: whoever comes back sees them at once. */
const cachedForMs = 60 * 60_000;

/** The query behind one state of a list. What it gives is always the one page that the state asks for. */
export function listQuery<Row>(source: ListSource<Row>, state: ListState, language: Language) {
  const { page, limit } = state;
  const wholeList = wholeListOf(state, language);
  const request: ListRequest = { page, limit, ...wholeList };
  return queryOptions({
    queryKey: [...source.key, source.paging === 'server' ? request : wholeList],
    queryFn: ({ signal }) => source.load(request, signal),
    select: (loaded: Page<Row>) => (source.paging === 'server' ? loaded : cut(loaded, page, limit)),
    placeholderData: keepPreviousData,
    gcTime: cachedForMs,
    // Without a network the list says so, and comes by itself when it is back.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
}

/** What is asked for of all pages together. */
export function wholeListOf({ search, sort, filters }: Pick<ListState, 'search' | 'sort' | 'filters'>, lang: Language) {
  return {
    search: search.trim(),
    sortBy: sort.by,
    sortOrder: sort.order,
    lang,
    ...filters,
  };
}

/** The query of a list page as the address asks for it: what a remote names as a query of the page. */
export function listQueryAt<Row>(
  source: ListSource<Row>,
  { search, language }: Omit<PageRequest, 'params'>,
): PageQuery {
  const {
    select: _rowsOfPage,
    placeholderData: _earlierRows,
    ...query
  } = listQuery(source, readListState(search, source), language);
  return query;
}

function cut<Row>({ rows, totalCount }: Page<Row>, page: number, limit: number): Page<Row> {
  return { rows: rows.slice((page - 1) * limit, page * limit), totalCount };
}
