import type { FastifyRequest } from 'fastify';

/** Scheme and host of the site as pages and crawlers are told. */
export type SiteOrigin = (request: FastifyRequest) => string;

/** @param known what the site is called, whatever a request says; without it each visitor's own address counts */
export function siteOrigin(known: string | undefined): SiteOrigin {
  return known ? () => known : ({ protocol, host }) => `${protocol}://${host}`;
}
