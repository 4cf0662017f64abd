import type { FastifyRequest } from 'fastify';

/**
 * Scheme and host of the site as pages and crawlers are told.
 *
 * @throws an error with the status 400 if a request names no host that there could be
 */
export type SiteOrigin = (request: FastifyRequest) => string;

/** What proxies and browsers send: a name or an address, and perhaps a port. */
const possible = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** @param known what the site is called, whatever a request says; without it each visitor's own address counts */
export function siteOrigin(known: string | undefined): SiteOrigin {
  if (known) return () => known;
  return ({ protocol, host }) => {
    const origin = `${protocol}://${host}`;
    if (possible.test(origin) && URL.canParse(origin)) return origin;
    throw Object.assign(new Error('The request names no host'), { statusCode: 400 });
  };
}
