import { bounds } from '@varda/contract/bounds';
import type { Language } from '@varda/contract/language';
import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';

/** Name of the field, and of the part of the address that has the question. */
export const questionField = 'q';

/** The question of an address: as much of it as the server takes. */
export function questionIn(search: URLSearchParams): string {
  return (search.get(questionField) ?? '').replaceAll('\0', '').trim().slice(0, bounds.question);
}

export function searchResults(question: string, lang: Language) {
  return queryOptions({
    queryKey: ['site-search', lang, question],
    queryFn: ({ signal }) =>
      question ? call('GET /site-search', { query: { q: question, lang }, signal }) : Promise.resolve({ results: [] }),
  });
}
