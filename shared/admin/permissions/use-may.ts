import type { AnswerOf } from '@varda/contract/endpoints';
import { isForbidden, type Permission } from '@varda/contract/permissions';
import { call } from '@varda/platform/http';
import { keepPreviousData, queryOptions, useQuery } from '@varda/platform/query';
import { useSession } from '@varda/platform/session';

/** Who is signed in with a token. */
export const accountQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['admin', 'session', token],
    queryFn: ({ signal }) => call('GET /session', { signal }),
  });

/**
 * Who is signed in, once the server has said so; it stays known when the session has ended. Asked for anew with a screen, and when
 * somebody comes back to the page.
 */
export function useAccount(): AnswerOf<'GET /session'> | undefined {
  const session = useSession();
  const token = session.status === 'signed-out' ? null : session.token;
  const { data } = useQuery({
    ...accountQuery(token),
    enabled: session.status === 'signed-in',
    // Whoever logs in again over a form is the same person: nothing in it is unlocked meanwhile.
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
    retry: false,
  });
  return data;
}

/**
 * Tells what the account may do. The server decides, this is for showing it: until it has answered, and where it does not, everything is
 * shown as allowed.
 */
export function useMay(): (permission: Permission) => boolean {
  const account = useAccount();
  return (permission) => !isForbidden(account?.restrictions ?? [], permission);
}
