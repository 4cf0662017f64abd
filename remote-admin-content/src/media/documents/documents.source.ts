import { type ListSource, listQueryAt } from '@varda/admin/list';
import { type LeafletFilter, leafletFilters } from '@varda/contract/leaflet-filters';
import type { ProductLeaflets } from '@varda/contract/leaflets';
import { call } from '@varda/platform/http';
import type { PageRequest } from '@varda/platform/remote';

export function missingAt(address: URLSearchParams): LeafletFilter | undefined {
  return leafletFilters.find((filter) => filter === address.get('missing'));
}

/** The products with their leaflets. @param missing what they lack; without it all that have any */
export function documentsListOf(missing: LeafletFilter | undefined): ListSource<ProductLeaflets, 'name' | 'en' | 'mk'> {
  return {
    key: ['admin', 'leaflets', missing ?? 'any'],
    paging: 'server',
    sortBy: ['name', 'en', 'mk'],
    defaultSort: { by: 'name', order: 'asc' },
    pageSize: 25,
    load: async (request, signal) => {
      const { products, totalCount } = await call('GET /leaflets', {
        query: { ...request, ...(missing && { missing }) },
        signal,
      });
      return { rows: products, totalCount };
    },
  };
}

export const documentsQueriesAt = (request: PageRequest) => [
  listQueryAt(documentsListOf(missingAt(request.search)), request),
];
