import type { QueryOf } from '@varda/shared/contract/endpoints';
import type { Language } from '@varda/shared/contract/language';
import { call } from '@varda/shared/http';
import { queryOptions } from '@varda/shared/query';

type Query = NonNullable<QueryOf<'GET /dosage'>>;

/** What the visitor may choose of the list. */
export type DosageWish = { [K in 'search' | 'sortBy' | 'sortOrder']: NonNullable<Query[K]> };

/** What it starts with (`spec.md` §9). */
export const firstWish: DosageWish = { search: '', sortBy: 'createdAt', sortOrder: 'desc' };

/** The entries as wished for. */
export function dosageEntries(wish: DosageWish, lang: Language) {
  return queryOptions({
    queryKey: ['dosage', lang, wish],
    queryFn: ({ signal }) => call('GET /dosage', { query: { ...wish, lang }, signal }),
    meta: { carried: { inOneLanguage: ['name', 'text', 'alt'] } },
  });
}
