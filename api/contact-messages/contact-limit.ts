import type { Pool } from 'pg';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { consume, hashed, originOf, rateLimiter } from '../http/rate-limit.ts';

/** Messages from one address. */
const perAddress = { keyPrefix: 'contact', points: 10, duration: 15 * 60 };

/** Slows down whoever fills the inbox. */
export class ContactLimit {
  readonly #address: RateLimiterAbstract;

  constructor(pool: Pool | null) {
    this.#address = rateLimiter(perAddress, pool);
  }

  /** @throws HttpError `too_many` with the time to wait */
  count(address: string): Promise<void> {
    return consume(this.#address, hashed(originOf(address)));
  }
}
