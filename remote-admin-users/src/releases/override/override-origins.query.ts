import { queryOptions } from '@varda/platform/query';

/** From where this browser may ask for builds. The shell's server says so; a page without the shell has none. */
export const overrideOriginsQuery = queryOptions({
  queryKey: ['admin', 'override-origins'],
  queryFn: async ({ signal }) => {
    const response = await fetch(new Request('/override-origins.json', { signal }));
    const answer: unknown = await response.json().catch(() => []);
    return Array.isArray(answer) ? answer.filter((origin) => typeof origin === 'string') : [];
  },
  retry: false,
});
