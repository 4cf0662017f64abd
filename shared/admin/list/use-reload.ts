import { useQueryClient } from '@varda/platform/query';

/**
 * Rows have changed on the server: what is on the screen is loaded anew, lists of the back office at their next showing.
 * What is cached of public pages goes, as some of it is never loaded anew by themselves (further pages of a list).
 */
export function useReload(): () => Promise<void> {
  const client = useQueryClient();
  return () => {
    client.removeQueries({ type: 'inactive', predicate: ({ queryKey: [part] }) => part !== 'admin' });
    return client.invalidateQueries();
  };
}
