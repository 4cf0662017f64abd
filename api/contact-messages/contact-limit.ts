import type { Pool } from 'pg';
import { AddressLimit } from '../http/rate-limit.ts';

/** Messages from one address: slows down whoever fills the inbox. */
export function contactLimit(pool: Pool | null): AddressLimit {
  return new AddressLimit({ keyPrefix: 'contact', points: 10, duration: 15 * 60 }, pool);
}
