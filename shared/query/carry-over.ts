import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { isRefusal } from '../http/api-error.ts';

/** Rows that a server has rendered a page with, as JSON for the browser that goes on with it. */
export type CarriedRows = DehydratedState;

/** What the page was rendered with: rows, and what the api says there is not. Queries with `carried: false` are left out. */
export function carryOut(client: QueryClient): CarriedRows {
  return dehydrate(client, {
    shouldDehydrateQuery: ({ state, meta }) =>
      meta?.carried !== false && (state.status === 'success' || isRefusal(state.error)),
  });
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
