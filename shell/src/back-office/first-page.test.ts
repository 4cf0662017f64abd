import { createQueryClient } from '@varda/platform/query';
import type { ShellRouter } from '../app.tsx';
import { firstPage, firstPageTimeoutMs } from './first-page.ts';

/** A router whose first page is still on its way. */
function openingRouter() {
  const watchers = new Set<() => void>();
  const state = { initialized: false };
  const router = {
    state,
    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
  const open = () => {
    state.initialized = true;
    for (const watcher of watchers) watcher();
  };
  return { open, watchers, router: router as unknown as ShellRouter };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('[A-01] a screen is rendered when its page and its rows are there', async () => {
  const { router, open, watchers } = openingRouter();
  const client = createQueryClient();
  const rows = Promise.withResolvers<null>();
  void client.prefetchQuery({ queryKey: ['rows'], queryFn: () => rows.promise });
  const ready = jest.fn();
  void firstPage(router, client).then(ready);
  open();
  await jest.advanceTimersByTimeAsync(firstPageTimeoutMs - 1);
  expect(ready).not.toHaveBeenCalled();
  rows.resolve(null);
  await jest.advanceTimersByTimeAsync(0);
  expect(ready).toHaveBeenCalled();
  expect(watchers.size).toBe(0);
});

test('[N-08] what keeps the page waiting keeps the menu from nobody', async () => {
  const { router } = openingRouter();
  const ready = jest.fn();
  void firstPage(router, createQueryClient()).then(ready);
  await jest.advanceTimersByTimeAsync(firstPageTimeoutMs);
  expect(ready).toHaveBeenCalled();
});
