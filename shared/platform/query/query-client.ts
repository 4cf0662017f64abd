import { QueryClient } from '@tanstack/react-query';
import { type ApiError, isApiError, isRefusal } from '../http/api-error.ts';

/** How long rows count as fresh, in milliseconds: a click through the site does not ask for the same rows twice. */
const fresh = 30_000;

/**
 * Makes the one query client of a page. Only silence and the server's own failures are tried again, once, but not
 * what has been waited for in vain already; what the server has refused stays refused until somebody asks anew.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: fresh,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && isApiError(error) && isPassing(error),
        retryDelay: 500,
        retryOnMount: ({ state }) => !isRefusal(state.error),
      },
      // Without a network, silence is a failure to be shown at once, not something that is sent some time later.
      mutations: { networkMode: 'always' },
    },
  });
  // Where the browser extension of TanStack Query looks for it (docs/debugging.md).
  if (process.env.NODE_ENV === 'development') Object.assign(globalThis, { __TANSTACK_QUERY_CLIENT__: client });
  return client;
}

function isPassing({ status, timedOut }: ApiError): boolean {
  return status >= 500 || (status === 0 && !timedOut);
}

/** Whether the api has refused a query so lately that it is not worth asking again. */
export function isFreshlyRefused(client: QueryClient, queryKey: readonly unknown[]): boolean {
  const state = client.getQueryState(queryKey);
  return isRefusal(state?.error) && Date.now() - (state?.errorUpdatedAt ?? 0) < fresh;
}
