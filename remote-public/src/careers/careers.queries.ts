import type { Language } from '@varda/contract/language';
import type { Career } from '@varda/contract/vacancies';
import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';
import type { FurtherRows } from '../lists/further-rows.ts';

/** Vacancies that are shown before more are asked for (P-09). */
const pageSize = 6;

/** What cards show. */
const inList = { inOneLanguage: ['vacancy', 'shortDescription', 'department'], notShown: ['description'] };

/** The first of the vacancies that are public in the language, the newest first. */
export function openVacancies(language: Language) {
  return queryOptions({
    queryKey: ['careers', 'open', language],
    queryFn: ({ signal }) => vacanciesPage(language, 1, signal),
    meta: { dehydrated: inList },
  });
}

/** Those that follow them. */
export function furtherVacancies(language: Language): FurtherRows<Career> {
  return {
    queryKey: ['careers', 'further', language],
    fetchPage: (page, signal) => vacanciesPage(language, page, signal),
  };
}

/** One page of them; pages count from 1. */
async function vacanciesPage(lang: Language, page: number, signal: AbortSignal) {
  const { careers: rows, totalCount } = await call('GET /adminCareer', {
    // `active`: whoever is signed in is answered the public list here, too.
    query: { lang, active: 'true', page, limit: pageSize, sortBy: 'createdAt', sortOrder: 'desc' },
    signal,
  });
  return { rows, totalCount };
}

/** One vacancy, if it is public in the language. */
export function vacancyById(id: string, lang: Language) {
  return queryOptions({
    queryKey: ['careers', 'one', lang, id],
    queryFn: ({ signal }) => call('GET /adminCareer/:id', { params: { id }, query: { lang, active: 'true' }, signal }),
    // Of title and short description the page asks in which languages they are.
    meta: { dehydrated: { inOneLanguage: ['description', 'department'] } },
  });
}
