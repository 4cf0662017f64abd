import type { Pool } from 'pg';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { consume, hashed, originOf, rateLimiter } from '../http/rate-limit.ts';

/** Failed logins to one account from one address: its owner is not locked out from another address. */
const perAccount = { keyPrefix: 'login_account', points: 5, duration: 15 * 60 };
/** Failed logins from one address, to whatever account. */
const perAddress = { keyPrefix: 'login_address', points: 50, duration: 15 * 60 };

/** Slows down whoever guesses passwords. */
export class LoginLimits {
  readonly #account: RateLimiterAbstract;
  readonly #address: RateLimiterAbstract;

  constructor(pool: Pool | null) {
    this.#account = rateLimiter(perAccount, pool);
    this.#address = rateLimiter(perAddress, pool);
  }

  /**
   * Counts a try before its password is looked at, so that many at once do not slip through.
   *
   * @returns what to call when the try has succeeded
   * @throws HttpError `too_many` with the time to wait
   */
  async count(email: string, address: string): Promise<() => Promise<void>> {
    const account = hashed(`${email.trim().toLowerCase()} ${originOf(address)}`);
    const origin = hashed(originOf(address));
    await consume(this.#address, origin);
    await consume(this.#account, account);
    return async () => {
      await this.#account.delete(account);
      await this.#address.reward(origin);
    };
  }
}
