import type { QueryClient } from '@varda/platform/query';
import type { ShellRouter } from '../app.tsx';

/** Longest wait, in milliseconds: the outline of the document stands meanwhile, and whoever waits longer wants the menu. */
export const firstPageTimeoutMs = 1_000;

/** Resolves when the first page is there with its rows, so that it is rendered once; when it is not there soon, before that. */
export function firstPage(router: Pick<ShellRouter, 'state' | 'subscribe'>, client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      if (router.state.initialized && client.isFetching() === 0) finish();
    };
    const stops = [router.subscribe(settle), client.getQueryCache().subscribe(settle)];
    const timer = setTimeout(() => finish(), firstPageTimeoutMs);
    const finish = () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
      resolve();
    };
    settle();
  });
}
