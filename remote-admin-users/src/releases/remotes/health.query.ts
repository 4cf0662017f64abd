import { queryOptions } from '@varda/platform/query';

/** A host is asked anew after this, in milliseconds. */
const askedEvery = 30_000;

/** Longest wait for a host, in milliseconds. */
const timeoutMs = 5_000;

/** Whether the host of a build answers this browser, and how soon, in milliseconds; null if it does not. */
export const healthQuery = (url: string) =>
  queryOptions({
    queryKey: ['admin', 'remote-health', url],
    queryFn: async (): Promise<number | null> => {
      const begun = performance.now();
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        const response = await fetch(new Request(`${url}/remote.json`, { cache: 'no-store', signal }));
        return response.ok ? Math.round(performance.now() - begun) : null;
      } catch {
        return null;
      }
    },
    staleTime: 0,
    refetchInterval: askedEvery,
  });
