import type { WorkboxPlugin } from 'workbox-core/types';
import { ExpirationPlugin } from 'workbox-expiration';

const aMonth = 30 * 24 * 60 * 60;

/** Keeps a cache to so many answers, those that were used last, and none for longer than a month. */
export function atMost(maxEntries: number): WorkboxPlugin {
  // Its type does not know `exactOptionalPropertyTypes`.
  return new ExpirationPlugin({ maxEntries, maxAgeSeconds: aMonth, purgeOnQuotaError: true }) as WorkboxPlugin;
}
