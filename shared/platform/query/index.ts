/** The part of TanStack Query that our apps use; a remote gets the shell's instance of it. */
export {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  type QueryKey,
  queryOptions,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { createQueryClient, isFreshlyRefused } from './query-client.ts';
export { useMutation } from './use-mutation.ts';
