import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import type { Language } from '@varda/contract/language';
import { isRefusal } from '../http/api-error.ts';
import { withoutUnusedTexts } from './unused-texts.ts';

/** Rows that a server has rendered a page with, as JSON for the browser that goes on with it. */
export type DehydratedRows = DehydratedState;

/**
 * What the page was rendered with: rows, and what the api says there is not. Of each query only what its `meta` lets through
 * ({@link withoutUnusedTexts}).
 */
export function dehydrateRows(client: QueryClient, language: Language): DehydratedRows {
  const { queries, ...rest } = dehydrate(client, {
    shouldDehydrateQuery: ({ state, meta }) =>
      meta?.dehydrated !== false && (state.status === 'success' || isRefusal(state.error)),
  });
  return {
    ...rest,
    queries: queries.map(({ meta, state, ...query }) => {
      const data = meta?.dehydrated ? withoutUnusedTexts(state.data, meta.dehydrated, language) : state.data;
      return { ...query, state: { ...state, data } };
    }),
  };
}

/** They count as fetched just now: a server sends no page whose rows have changed. */
export function hydrateRows(client: QueryClient, rows: DehydratedRows): void {
  const now = Date.now();
  for (const { state } of rows.queries) {
    if (state.status === 'error') state.errorUpdatedAt = now;
    else state.dataUpdatedAt = now;
  }
  hydrate(client, rows);
}
