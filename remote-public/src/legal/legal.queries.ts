import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';

export const legalPages = queryOptions({
  queryKey: ['legal-pages'],
  queryFn: ({ signal }) => call('GET /legal-pages', { signal }),
  meta: { dehydrated: { inOneLanguage: ['title', 'text'] } },
});
