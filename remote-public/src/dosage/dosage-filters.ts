import { bounds } from '@varda/contract/bounds';
import { type DosageFilters, firstFilters } from './dosage.queries.ts';

type Order = Pick<DosageFilters, 'sortBy' | 'sortOrder'>;

const orders = {
  newest: { sortBy: 'createdAt', sortOrder: 'desc' },
  oldest: { sortBy: 'createdAt', sortOrder: 'asc' },
  nameUp: { sortBy: 'name', sortOrder: 'asc' },
  nameDown: { sortBy: 'name', sortOrder: 'desc' },
} as const satisfies Record<string, Order>;

export type OrderName = keyof typeof orders;

export const orderNames = Object.keys(orders) as OrderName[];

/** Names of the fields of the address that have the search and the order of the list. */
export const [searchField, orderField] = ['guides', 'order'];

/** What an address asks of the list. */
export function filtersIn(query: URLSearchParams): DosageFilters {
  const order = orderNames.find((name) => name === query.get(orderField)) ?? 'newest';
  const search = (query.get(searchField) ?? firstFilters.search).slice(0, bounds.search);
  return { search, ...orders[order] };
}

export function orderNameOf({ sortBy, sortOrder }: Order): OrderName {
  return orderNames.find((name) => orders[name].sortBy === sortBy && orders[name].sortOrder === sortOrder) ?? 'newest';
}
