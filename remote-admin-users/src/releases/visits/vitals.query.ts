import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';

/** Periods over which the desk tells figures, in days. */
export const periods = [1, 7, 30, 90] as const;

export const usualPeriod = 7;

/** How pages and remotes fared in visitors' browsers over the last days. */
export const vitalsQuery = (days: number) =>
  queryOptions({
    queryKey: ['admin', 'vitals', days],
    queryFn: ({ signal }) => call('GET /vitals', { query: { days }, signal }),
    staleTime: 0,
    refetchInterval: 60_000,
  });
