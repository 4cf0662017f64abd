import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { waitFor } from './error-texts.ts';
import { HttpError } from './http-error.ts';

interface RateLimit {
  keyPrefix: string;
  /** How often within the duration. */
  points: number;
  /** In seconds. */
  duration: number;
}

/** Counts in PostgreSQL where there is one, so that all processes share the counts. */
export function rateLimiter(limit: RateLimit, pool: Pool | null): RateLimiterAbstract {
  return pool
    ? new RateLimiterPostgres({ ...limit, storeClient: pool, tableName: 'rate_limits', tableCreated: true })
    : new RateLimiterMemory(limit);
}

/** @throws HttpError `too_many` with the time to wait */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof Error) throw refusal;
    const seconds = Math.max(1, Math.ceil((refusal as RateLimiterRes).msBeforeNext / 1000));
    throw new HttpError('too_many', { message: waitFor(seconds), headers: { 'retry-after': String(seconds) } });
  }
}

/** Counts how often one address does something. */
export class AddressLimit {
  readonly #limiter: RateLimiterAbstract;

  constructor(limit: RateLimit, pool: Pool | null) {
    this.#limiter = rateLimiter(limit, pool);
  }

  /** @throws HttpError `too_many` with the time to wait */
  count(address: string): Promise<void> {
    return consume(this.#limiter, hashed(originOf(address)));
  }
}

/** Neither mail nor network addresses are stored. */
export function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Whom an address counts for: itself, or of IPv6 the network of its first 64 bits, within which anybody has as many
 * addresses as they like.
 */
export function originOf(address: string): string {
  return prefixOf(address, 4);
}

/** The network of a whole site: of IPv6 the first 48 bits, which providers give to one customer. */
export function networkOf(address: string): string {
  return prefixOf(address, 3);
}

/**
 * A network as large as those that hosting companies give out together: of IPv4 the first 24 bits, of IPv6 as {@link networkOf}. Who
 * has a thousand addresses at hand has them in a few of these.
 */
export function wideNetworkOf(address: string): string {
  const [version4] = /(?:\d+\.){3}(?=\d+$)/.exec(address) ?? [];
  return version4 ? `${version4}0/24` : networkOf(address);
}

/** @param count of groups of 16 bits of an IPv6 address */
function prefixOf(address: string, count: number): string {
  const [, version4] = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (version4 || !address.includes(':')) return version4 ?? address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail];
  const network = groups.slice(0, count).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/${16 * count}`;
}
