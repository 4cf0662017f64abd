import type { QueryOf } from '@varda/contract/endpoints';
import type { Language } from '@varda/contract/language';
import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';

type Query = NonNullable<QueryOf<'GET /dosage'>>;

/** What the visitor may choose of the list. */
export type DosageFilters = { [K in 'search' | 'sortBy' | 'sortOrder']: NonNullable<Query[K]> };

/** What it starts with (P-04). */
export const firstFilters: DosageFilters = { search: '', sortBy: 'createdAt', sortOrder: 'desc' };

/** The entries that the filters leave, in their order. */
export function dosageEntries(filters: DosageFilters, lang: Language) {
  return queryOptions({
    queryKey: ['dosage', lang, filters],
    queryFn: ({ signal }) => call('GET /dosage', { query: { ...filters, lang }, signal }),
    meta: { dehydrated: { inOneLanguage: ['name', 'text', 'alt'] } },
  });
}
