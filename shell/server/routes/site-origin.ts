import type { FastifyInstance, FastifyRequest } from 'fastify';
import { peerHeader } from '../cache/shell-peers.ts';

/**
 * Scheme and host of the site as pages and crawlers get them.
 *
 * @throws an error with the status 400 if a request names no host that there could be
 */
export type SiteOrigin = (request: FastifyRequest) => string;

/** What proxies and browsers send: a name or an address, and perhaps a port. */
const possible = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Names under which this machine calls its own services. */
const ownMachine = ['localhost', '127.0.0.1', '[::1]'];

/** @param known what the site is called, whatever a request says; without it each visitor's own address counts */
export function siteOrigin(known: string | undefined): SiteOrigin {
  if (known) return () => known;
  return ({ protocol, host }) => {
    const origin = `${protocol}://${host}`;
    if (possible.test(origin) && URL.canParse(origin)) return origin;
    throw Object.assign(new Error('The request names no host'), { statusCode: 400 });
  };
}

/**
 * Whether a request names the site, or this machine at the port of this server. A page that was made for any other name is not cached:
 * whoever makes names up would fill the room for pages with them.
 *
 * @param site scheme and host of the site, where they are known
 */
export function isKnownHost(site: string | undefined, { host, socket }: FastifyRequest): boolean {
  return site !== undefined || ownMachine.some((name) => host.toLowerCase() === `${name}:${socket.localPort}`);
}

/**
 * Refuses requests for another host than the site's: none of its visitors makes them. Probes of the health and other servers of the
 * shell, which call a container by its address, are answered.
 *
 * @param site scheme and host of the site
 */
export function refuseOtherHosts(app: FastifyInstance, site: string): void {
  const hosts = [new URL(site).hostname, ...ownMachine];
  app.addHook('onRequest', async ({ hostname, url, headers }) => {
    if (hosts.includes(hostname.toLowerCase()) || url === '/health') return;
    if (headers[peerHeader] && url.startsWith('/static/')) return;
    throw Object.assign(new Error('The request names another host'), { statusCode: 400 });
  });
}
