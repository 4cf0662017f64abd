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

/** Somebody who is served what is live. */
export const anybody: Visitor = { bucket: 100, staff: false, overrides: new Map() };

export function visitorOf(request: FastifyRequest): Visitor {
  return new Browser(request);
}

class Browser implements Visitor {
  readonly staff: boolean;
  readonly overrides: Visitor['overrides'];
  readonly #request: FastifyRequest;

  constructor(request: FastifyRequest) {
    const { cookie } = request.headers;
    const cookies = cookie ? cookiesOf(cookie) : none;
    const asked = cookies.get(overrideCookie);
    this.staff = cookies.has(staffCookie);
    this.overrides = asked ? overridesOf(asked) : anybody.overrides;
    this.#request = request;
  }

  /** Worked out for a canary alone. */
  get bucket(): number {
    const { ip, headers } = this.#request;
    return createHash('sha256').update(`${ip} ${headers['user-agent']}`).digest().readUInt32BE() % 100;
  }
}

const none: ReadonlyMap<string, string> = new Map();

function cookiesOf(header: string): Map<string, string> {
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
