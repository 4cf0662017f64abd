import type { Pool } from 'pg';
import { AddressLimit } from '../http/rate-limit.ts';

/** Reports from one address, behind which there may be a whole office. */
export function vitalsLimit(pool: Pool | null): AddressLimit {
  return new AddressLimit({ keyPrefix: 'vitals', points: 300, duration: 15 * 60 }, pool);
}
