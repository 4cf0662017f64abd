import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import type { Language } from '../contract/language.ts';
import { isRefusal } from '../http/api-error.ts';
import { carriedParts } from './carried-parts.ts';

/** Rows that a server has rendered a page with, as JSON for the browser that goes on with it. */
export type CarriedRows = DehydratedState;

/**
 * What the page was rendered with: rows, and what the api says there is not. Of each query only what its `meta` lets through
 * ({@link carriedParts}).
 */
export function carryOut(client: QueryClient, language: Language): CarriedRows {
  const { queries, ...rest } = dehydrate(client, {
    shouldDehydrateQuery: ({ state, meta }) =>
      meta?.carried !== false && (state.status === 'success' || isRefusal(state.error)),
  });
  return {
    ...rest,
    queries: queries.map(({ meta, state, ...query }) => {
      const data = meta?.carried ? carriedParts(state.data, meta.carried, language) : state.data;
      return { ...query, state: { ...state, data } };
    }),
  };
}

/** They count as fetched just now: a server sends no page whose rows have changed. */
export function carryIn(client: QueryClient, rows: CarriedRows): void {
  const now = Date.now();
  for (const { state } of rows.queries) {
    if (state.status === 'error') state.errorUpdatedAt = now;
    else state.dataUpdatedAt = now;
  }
  hydrate(client, rows);
}
