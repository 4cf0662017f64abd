import { call } from '@varda/shared/http';
import { queryOptions } from '@varda/shared/query';

/** The blocks of the contact page, the newest first. */
export const contactBlocks = queryOptions({
  queryKey: ['contact-info'],
  queryFn: ({ signal }) => call('GET /contact-info', { query: { sortBy: 'createdAt', sortOrder: 'desc' }, signal }),
});
