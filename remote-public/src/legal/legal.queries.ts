import { call } from '@varda/shared/http';
import { queryOptions } from '@varda/shared/query';

export const legalPages = queryOptions({
  queryKey: ['legal-pages'],
  queryFn: ({ signal }) => call('GET /legal-pages', { signal }),
  meta: { dehydrated: { inOneLanguage: ['title', 'text'] } },
});
