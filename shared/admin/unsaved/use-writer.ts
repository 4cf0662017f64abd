import { useQueryClient } from '@varda/platform/query';
import { useSession } from '@varda/platform/session';
import { useCallback } from 'react';
import { accountQuery } from '../permissions/use-may.ts';

/** Asks who is signed in: two people at one machine may have the same name, and each has typed their own. */
export function useWriter(): () => Promise<string | null> {
  const client = useQueryClient();
  const session = useSession();
  const token = session.status === 'signed-out' ? null : session.token;
  return useCallback(async () => {
    if (!token) return null;
    const owner = await client
      .fetchQuery({
        ...accountQuery(token),
        staleTime: Number.POSITIVE_INFINITY,
      })
      .catch(() => null);
    return owner?._id ?? null;
  }, [client, token]);
}
