import { renderHook } from '@testing-library/react';
import { QueryClient, QueryClientProvider, useQuery } from '@varda/platform/query';
import type { ReactNode } from 'react';
import { useReload } from './use-reload.ts';

const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });

function WithClient({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

test('after a save lists are loaded anew, and nothing old is left for the public pages', async () => {
  for (const key of [
    ['products', 'all'],
    ['products', 'further', 'otc'],
    ['dosage', 'en'],
    ['admin', 'users'],
  ])
    client.setQueryData(key, 'old');
  const { result } = renderHook(
    () => {
      const shown = useQuery({ queryKey: ['admin', 'products'], queryFn: async () => 'new', initialData: 'old' });
      return { shown, reload: useReload() };
    },
    { wrapper: WithClient },
  );
  await result.current.reload();
  expect(client.getQueryData(['admin', 'products'])).toBe('new');
  expect(client.getQueryState(['admin', 'users'])).toMatchObject({ data: 'old', isInvalidated: true });
  expect(client.getQueryCache().findAll({ queryKey: ['products'] })).toEqual([]);
  expect(client.getQueryCache().findAll({ queryKey: ['dosage'] })).toEqual([]);
});
