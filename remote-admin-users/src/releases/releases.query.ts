import { call } from '@varda/platform/http';
import { queryOptions } from '@varda/platform/query';

/** Others release meanwhile: what is shown is never older than this, in milliseconds. */
const renewedEvery = 10_000;

export const releasesQuery = queryOptions({
  queryKey: ['admin', 'releases'],
  queryFn: ({ signal }) => call('GET /releases', { signal }),
  staleTime: 0,
  refetchInterval: renewedEvery,
  refetchOnWindowFocus: true,
});

/** Read once: other problems come with a deployment, for which the api starts anew. */
export const registryProblemsQuery = queryOptions({
  queryKey: ['admin', 'registry-problems'],
  queryFn: ({ signal }) => call('GET /releases/problems', { signal }),
});

export const releaseTokensQuery = queryOptions({
  queryKey: ['admin', 'release-tokens'],
  queryFn: ({ signal }) => call('GET /release-tokens', { signal }),
  staleTime: 0,
});
