import { createHash } from 'node:crypto';
import { cookieIn } from '@varda/contract/cookie';
import { overrideCookie, proofCookie } from '@varda/contract/cookie-names';
import { overridesOf } from '@varda/platform/federation/override';
import { proofLeft } from '@varda/server/staff-proof';
import type { FastifyRequest } from 'fastify';

/** What decides which versions somebody is served. */
export interface Visitor {
  /** 0 to 99, the same for one browser at one place: nothing is stored for it. */
  bucket: number;
  staff: boolean;
  /** By the remote's name, a version or the address of a build. Only staff may ask for them. */
  overrides: ReadonlyMap<string, string>;
}

/** Somebody who is served what is live. */
export const anybody: Visitor = { bucket: 100, staff: false, overrides: new Map() };

/** @param secret that the api shares, `SITE_SECRET`: without it nobody is known as staff */
export function visitorOf(request: FastifyRequest, secret: string | undefined): Visitor {
  const { ip, headers, protocol } = request;
  const cookie = (name: string) => cookieIn(headers.cookie, name, protocol === 'https');
  const proof = cookie(proofCookie);
  const asked = cookie(overrideCookie);
  const staff = secret !== undefined && proof !== undefined && proofLeft(secret, proof) > 0;
  return {
    staff,
    overrides: asked && staff ? overridesOf(asked) : anybody.overrides,
    /** Worked out for a canary alone. */
    get bucket() {
      return createHash('sha256').update(`${ip} ${headers['user-agent']}`).digest().readUInt32BE() % 100;
    },
  };
}
