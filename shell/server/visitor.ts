import { createHash } from 'node:crypto';
import { overrideCookie, overridesOf, staffCookie } from '@varda/shared/federation/override';
import type { FastifyRequest } from 'fastify';

/** What decides which versions somebody is served. */
export interface Visitor {
  /** 0 to 99, the same for one browser at one place: nothing is kept for it. */
  bucket: number;
  staff: boolean;
  /** By the remote's name, a version or the address of a build. */
  overrides: ReadonlyMap<string, string>;
}

export function visitorOf({ ip, headers }: FastifyRequest): Visitor {
  const cookies = cookiesOf(headers.cookie);
  return {
    // Worked out for a canary alone.
    get bucket() {
      return createHash('sha256').update(`${ip} ${headers['user-agent']}`).digest().readUInt32BE() % 100;
    },
    staff: cookies.has(staffCookie),
    overrides: overridesOf(cookies.get(overrideCookie) ?? ''),
  };
}

/** Somebody who is served what is live. */
export const anybody: Visitor = { bucket: 100, staff: false, overrides: new Map() };

function cookiesOf(header = ''): Map<string, string> {
  if (!header) return new Map();
  const pairs = header.split(';').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name.trim(), decoded(value.join('=').trim())] as const;
  });
  return new Map(pairs);
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
