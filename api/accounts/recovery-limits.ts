import type { Pool } from 'pg';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { AddressLimit, hashed, rateLimiter } from '../http/rate-limit.ts';

const quarter = 15 * 60;

/** Slows down whoever asks for links, or tries made-up ones. */
export interface RecoveryLimits {
  /** Links that one network address asks for. */
  asked: AddressLimit;
  /** Links that one network address tries. */
  tried: AddressLimit;
  /** Whether an account gets another e-mail, whoever asks. The answer does not say so. */
  mayMail(email: string): Promise<boolean>;
}

export function recoveryLimits(pool: Pool | null): RecoveryLimits {
  const account: RateLimiterAbstract = rateLimiter({ keyPrefix: 'recovery_account', points: 3, duration: 3_600 }, pool);
  return {
    asked: new AddressLimit({ keyPrefix: 'recovery_asked', points: 10, duration: quarter }, pool),
    tried: new AddressLimit({ keyPrefix: 'recovery_tried', points: 20, duration: quarter }, pool),
    async mayMail(email) {
      const { consumedPoints } = await account.penalty(hashed(email));
      return consumedPoints <= account.points;
    },
  };
}
