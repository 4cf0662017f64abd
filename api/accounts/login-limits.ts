import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { waitFor } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';

/** Failed logins to one account from one address: its owner is not locked out from another address. */
const perAccount = { keyPrefix: 'login_account', points: 5, duration: 15 * 60 };
/** Failed logins from one address, to whatever account. */
const perAddress = { keyPrefix: 'login_address', points: 50, duration: 15 * 60 };

/** Slows down whoever guesses passwords. Counts are kept in PostgreSQL where there is one, so that all processes share them. */
export class LoginLimits {
  readonly #account: RateLimiterAbstract;
  readonly #address: RateLimiterAbstract;

  constructor(pool: Pool | null) {
    const limiter = (options: typeof perAccount) =>
      pool
        ? new RateLimiterPostgres({ ...options, storeClient: pool, tableName: 'rate_limits', tableCreated: true })
        : new RateLimiterMemory(options);
    this.#account = limiter(perAccount);
    this.#address = limiter(perAddress);
  }

  /**
   * Counts a try before its password is looked at, so that many at once do not slip through.
   *
   * @returns what to call when the try has succeeded
   * @throws HttpError `too_many` with the time to wait
   */
  async count(email: string, address: string): Promise<() => Promise<void>> {
    const account = hashed(`${email.trim().toLowerCase()} ${address}`);
    const origin = hashed(address);
    await consume(this.#address, origin);
    await consume(this.#account, account);
    return async () => {
      await this.#account.delete(account);
      await this.#address.reward(origin);
    };
  }
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    const seconds = Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
    throw new HttpError('too_many', { message: waitFor(seconds), headers: { 'retry-after': String(seconds) } });
  }
}

/** Neither mail nor network addresses are kept. */
function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
