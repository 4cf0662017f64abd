import { normalizedEmail } from '@varda/contract/text-schemas';
import type { Pool } from 'pg';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import { AddressLimit, consume, hashed, networkOf, originOf, rateLimiter } from '../http/rate-limit.ts';

const quarter = 15 * 60;

/** Failed logins to one account and password from one address: its owner is not locked out from another address, nor with a new password. */
const perAccount = { keyPrefix: 'login_account', points: 5, duration: quarter };
/** Failed logins from one address, to whatever account. */
const perAddress = { keyPrefix: 'login_address', points: 50, duration: quarter };
/** Failed logins from one site's network of IPv6, within which there are 65,536 of those addresses. */
const perNetwork = { keyPrefix: 'login_network', points: 200, duration: quarter };
/** Failed logins to one account from all addresses together. Beyond it tries are slowed down, */
const perAccountAnywhere = { keyPrefix: 'login_anywhere', points: 30, duration: quarter };
/** to one in so many seconds; nobody is locked out. */
const slowed = { keyPrefix: 'login_slowed', points: 1, duration: 5 };
/** Wrong codes of one account's second factor, by whoever has its password, from all addresses together. */
const codes = { keyPrefix: 'login_code', points: 10, duration: 4 * quarter };
/** Challenges for passkeys from one address: each is stored until it ends. */
const challenges = { keyPrefix: 'login_challenge', points: 100, duration: quarter };
/** Addresses from which an account was logged in to are not slowed down by what others try; in seconds, fewer than a timer's 2^31 ms. */
const familiarFor = 20 * 24 * 60 * 60;

/** A try that is counted, and what to call when it is no failure. */
interface Try {
  succeeded: () => Promise<void>;
  /** The password is right and a second factor is asked for: it counts on for the account alone. */
  wantsFactor: () => Promise<void>;
}

/** Slows down whoever guesses passwords. */
export class LoginLimits {
  readonly #account: RateLimiterAbstract;
  readonly #address: RateLimiterAbstract;
  readonly #network: RateLimiterAbstract;
  readonly #anywhere: RateLimiterAbstract;
  readonly #slowed: RateLimiterAbstract;
  readonly #familiar: RateLimiterAbstract;
  readonly #codes: RateLimiterAbstract;
  readonly #challenges: AddressLimit;

  constructor(pool: Pool | null) {
    this.#account = rateLimiter(perAccount, pool);
    this.#address = rateLimiter(perAddress, pool);
    this.#network = rateLimiter(perNetwork, pool);
    this.#anywhere = rateLimiter(perAccountAnywhere, pool);
    this.#slowed = rateLimiter(slowed, pool);
    this.#codes = rateLimiter(codes, pool);
    this.#challenges = new AddressLimit(challenges, pool);
    this.#familiar = rateLimiter({ keyPrefix: 'login_familiar', points: 1, duration: familiarFor }, pool);
  }

  /**
   * Counts a try before its password is looked at, so that many at once do not slip through.
   *
   * @param passwordHash of the account, if there is one: what was counted for another password holds nobody up
   * @throws HttpError `too_many` with the time to wait; then no password is looked at, and it is none of the tries from there
   */
  async count(email: string, address: string, passwordHash = ''): Promise<Try> {
    const account = hashed(normalizedEmail(email));
    const here = hashed(`${normalizedEmail(email)} ${originOf(address)}`);
    const passwordHere = hashed(`${here} ${passwordHash}`);
    const origin = hashed(originOf(address));
    const network = hashed(networkOf(address));
    const uncountNetwork = () => this.#network.reward(network);
    const uncount = async () => {
      await this.#address.reward(origin);
      await uncountNetwork();
    };
    const uncountHere = async () => {
      await this.#account.reward(passwordHere);
      await uncount();
    };
    await consume(this.#network, network);
    await orElse(uncountNetwork, consume(this.#address, origin));
    await orElse(uncount, consume(this.#account, passwordHere));
    const isFamiliar = (await this.#familiar.get(here)) !== null;
    if (!isFamiliar) await orElse(uncountHere, this.#countAnywhere(account));
    const succeeded = async () => {
      if (!isFamiliar) await this.#anywhere.reward(account);
      await this.#account.delete(passwordHere);
      await uncount();
      await this.#familiar.set(here, 1, familiarFor);
    };
    return { succeeded, wantsFactor: uncount };
  }

  /** @throws HttpError `too_many` with the time to wait */
  countChallenge(address: string): Promise<void> {
    return this.#challenges.count(address);
  }

  /**
   * Counts a code or passkey before it is looked at.
   *
   * @returns what to call when it was right
   * @throws HttpError `too_many` with the time to wait
   */
  async countCode(accountId: string): Promise<() => Promise<void>> {
    const key = hashed(accountId);
    await consume(this.#codes, key);
    return async () => {
      await this.#codes.delete(key);
    };
  }

  async #countAnywhere(account: string): Promise<void> {
    const { consumedPoints } = await this.#anywhere.penalty(account);
    if (consumedPoints > perAccountAnywhere.points) await consume(this.#slowed, account);
  }
}

/** What one limit refuses is taken back from those that have counted it before. */
async function orElse(uncount: () => Promise<unknown>, counted: Promise<void>): Promise<void> {
  try {
    await counted;
  } catch (refused) {
    await uncount();
    throw refused;
  }
}
