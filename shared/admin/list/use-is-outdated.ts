import { type QueryKey, useQueryClient } from '@varda/platform/query';

/** Tells of a query whether something that was done here has changed what it gives, which is loaded anew: not what is merely of an earlier visit. */
export function useIsOutdated(): (query: { queryKey: QueryKey }, result: { isFetching: boolean }) => boolean {
  const client = useQueryClient();
  return ({ queryKey }, { isFetching }) => isFetching && client.getQueryState(queryKey)?.isInvalidated === true;
}
