import { type QueryKey, useQueryClient } from '@varda/platform/query';

/** Whether something that was done here has changed what a query gives, which is loaded anew: not what is merely of an earlier visit. */
export function useIsOutdated({ queryKey }: { queryKey: QueryKey }, { isFetching }: { isFetching: boolean }): boolean {
  const client = useQueryClient();
  return isFetching && client.getQueryState(queryKey)?.isInvalidated === true;
}
