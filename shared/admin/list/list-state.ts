import { defaultPageSize, filterNames, pageSizes, type SortOrder, sortOrders } from '@varda/contract/list-options';
import { type Filters, readFilters } from './list-filters.ts';
import type { ListSource, Sort } from './list-source.ts';

/** What one sees of a list. It lives in the address, so that a reload, a link and the back button lead to the same rows. */
export interface ListState {
  page: number;
  limit: number;
  search: string;
  sort: Sort;
  /** What it is narrowed down to. */
  filters: Filters;
}

type Sorted = Pick<ListSource<never>, 'sortBy' | 'defaultSort' | 'filters' | 'pageSize'>;

/** The state that an address asks for; what makes no sense in it counts as not said. */
export function readListState(params: URLSearchParams, source: Sorted): ListState {
  const { sortBy, defaultSort, filters, pageSize = defaultPageSize } = source;
  const page = Number(params.get('page'));
  const limit = Number(params.get('limit'));
  const by = params.get('sortBy') ?? '';
  const order = params.get('sortOrder') as SortOrder;
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    limit: (pageSizes as readonly number[]).includes(limit) ? limit : pageSize,
    search: params.get('search') ?? '',
    sort: sortBy.includes(by) ? { by, order: sortOrders.includes(order) ? order : 'asc' } : defaultSort,
    filters: readFilters(params, filters),
  };
}

/** The address of a changed state. Another search, filter, sort or page size starts at the first page; defaults stay unsaid. */
export function writeListState(params: URLSearchParams, change: Partial<ListState>, source: Sorted): URLSearchParams {
  const state = { ...readListState(params, source), page: 1, ...change };
  const written = new URLSearchParams(params);
  const say = (name: string, value: string | number, unsaid: string | number) =>
    value === unsaid ? written.delete(name) : written.set(name, String(value));
  const isDefaultSort = isSameSort(state.sort, source.defaultSort);
  say('page', state.page, 1);
  say('limit', state.limit, source.pageSize ?? defaultPageSize);
  say('search', state.search, '');
  for (const name of source.filters ? filterNames : []) say(name, state.filters[name] ?? '', '');
  say('sortBy', isDefaultSort ? '' : state.sort.by, '');
  say('sortOrder', isDefaultSort ? '' : state.sort.order, '');
  return written;
}

export function isSameSort(one: Sort, other: Sort): boolean {
  return one.by === other.by && one.order === other.order;
}
