import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeApi } from '@varda/admin/testing';
import { QueryClient, QueryClientProvider } from '@varda/platform/query';
import { sessionStore } from '@varda/platform/session';
import type { ReactNode } from 'react';
import { findUnsaved, isStoring, removeUnsavedOf, writeUnsaved } from './unsaved-store.ts';
import { useUnsaved } from './use-unsaved.ts';
import { useUnsent } from './use-unsent.ts';

afterEach(() => removeUnsavedOf(null));

test('[N-04] older input of an account is offered where a password alone was typed after it', async () => {
  fakeApi(() => ({ _id: 'ana', restrictions: [] }));
  sessionStore.signIn({ token: 'ana.1', name: 'Ana', role: 'admin' });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const base = { name: 'Vera' };
  const open = (typed: { values: object; isTyped: boolean }) =>
    renderHook(
      ({ values, isTyped }) => useUnsaved({ place: ['admin', 'users', 'vera'], base, values, isDirty: () => isTyped }),
      { wrapper, initialProps: typed },
    );

  const other = open({ values: base, isTyped: false });
  const first = open({ values: { name: 'Vera Petrova' }, isTyped: true });
  const written = () => findUnsaved('ana ["admin","users"');
  await waitFor(async () => expect(await written()).toMatchObject({ values: { name: 'Vera Petrova' } }));
  first.unmount();
  other.rerender({ values: { ...base }, isTyped: true });
  other.unmount();

  const { result } = open({ values: base, isTyped: false });
  await waitFor(() => expect(result.current.found).toMatchObject({ values: { name: 'Vera Petrova' } }));
});

test('[A-17] a tab with words that are not sent asks before it closes where the browser has not stored them, and only there', async () => {
  fakeApi(() => ({ _id: 'ana', restrictions: [] }));
  sessionStore.signIn({ token: 'ana.1', name: 'Ana', role: 'admin' });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const nothing = { text: '' };
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { result, unmount } = renderHook(() => useUnsent(['comment', 'about', '1'], nothing), { wrapper });
  const type = (text: string) => act(() => result.current[1]({ text }));
  expect(asks()).toBe(false);
  // Nobody knows yet whose it is.
  type('A');
  expect(asks()).toBe(true);
  await waitFor(() => expect(asks()).toBe(false));
  expect(result.current[0].text).toBe('A');
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new Error('The disk is full');
  });
  type('A word');
  await waitFor(() => expect(full).toHaveBeenCalled());
  await waitFor(() => expect(isStoring()).toBe(false));
  expect(asks()).toBe(true);
  full.mockRestore();
  type('A word more');
  expect(asks()).toBe(true);
  await waitFor(() => expect(asks()).toBe(false));
  unmount();
});

test('[A-17] [K-25] words of an earlier visit stay where others are typed and the window is closed before they are read', async () => {
  fakeApi(() => ({ _id: 'ana', restrictions: [] }));
  sessionStore.signIn({ token: 'ana.1', name: 'Ana', role: 'admin' });
  const address = 'ana ["unsent","comment","about","2"]';
  const nothing = { text: '' };
  await writeUnsaved(address, { base: nothing, values: { text: 'Earlier' }, at: Date.now() });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const stored = async () => (await findUnsaved(address))?.values;
  // From then on the account is known.
  const other = renderHook(() => useUnsent(['comment', 'about', '3'], nothing), { wrapper });
  act(() => other.result.current[1]({ text: 'Elsewhere' }));
  await waitFor(async () => expect((await findUnsaved('ana ["unsent","comment","about","3"'))?.values).toBeDefined());
  const { result, unmount } = renderHook(() => useUnsent(['comment', 'about', '2'], nothing), { wrapper });
  act(() => result.current[1]({ text: 'Now' }));
  unmount();
  await waitFor(async () => expect(await stored()).toEqual({ text: 'Earlier\nNow' }));
  other.unmount();
});
