import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '../http/api-error.ts';

/** How long rows count as fresh, in milliseconds: a click through the site does not ask for the same rows twice. */
const fresh = 30_000;

/** Makes the one query client of a page. Only silence and the server's own failures are tried again, once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: fresh,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && isApiError(error) && (error.status === 0 || error.status >= 500),
        retryDelay: 500,
      },
    },
  });
}
