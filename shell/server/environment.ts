import path from 'node:path';
import { tracingVariables } from '@varda/server/tracing';
import {
  drainSeconds,
  listOf,
  optional,
  port,
  proxies,
  readVariables,
  siteAddress,
  siteSecret,
  unset,
} from '@varda/server/variables';
import { z } from 'zod';

const ownRegistry = path.join(import.meta.dirname, '../../registry.json');

const address = z.url({ protocol: /^https?$/, error: 'must be an address like http://api.example:4000' });
const origin = address.transform((url) => new URL(url).origin);

const variables = z
  .object({
    SHELL_PORT: port(3000),
    HOST: z.preprocess(unset, z.string().default('127.0.0.1')),
    DRAIN_SECONDS: drainSeconds,
    ...tracingVariables,
    /** Where metrics are; without it there are none. */
    METRICS_PORT: optional(port()),
    /** Where the api is; the shell passes `/api` on to it. */
    API_URL: z.preprocess(unset, origin.default('http://127.0.0.1:4000')),
    /**
     * Files or URLs of the registry document, with commas between them; the first that can be read counts. Unless said
     * otherwise the api's, and `registry.json` while there has been none. What the first one said at last, kept in `SHELL_BUILDS`,
     * comes before the others.
     */
    REGISTRY: optional(z.string().transform(listOf)),
    /** Where remotes are whose address in the registry is a path of the public origin; where the api is unless said otherwise. */
    REMOTES_ORIGIN: optional(origin),
    /** Origins from which a browser of the staff may ask for a build, beside the hosts of the remotes. */
    OVERRIDE_ORIGINS: z.preprocess(unset, z.string().default('').transform(listOf).pipe(z.array(origin))),
    /** Where the site is, `https://www.example.com`: the address for search engines. Without it, whatever a visitor asks for. */
    SITE_URL: siteAddress,
    /** `on`: who has no language yet gets the one that the browser asks for (`Accept-Language`); otherwise English. */
    LANGUAGE_FROM_BROWSER: z.preprocess(unset, z.stringbool({ error: 'must be on or off' }).default(false)),
    /** `browser`: documents come without the page in them. For finding out what rendering here is worth. */
    RENDERING: z.preprocess(unset, z.enum(['server', 'browser']).default('server')),
    /** `off`: scripts come with each document and not after its first paint, and nothing answers before them (`shell/src/site/bootstrap`). */
    BOOTSTRAP: z.preprocess(unset, z.enum(['on', 'off']).default('on')),
    /** `off`: no page is cached for reading offline, and browsers delete what they have cached. In development unless said otherwise. */
    SERVICE_WORKER: optional(z.enum(['on', 'off'])),
    /** From whom `X-Forwarded-For` is believed: a comma separated list of addresses, or `loopback`, `uniquelocal`. */
    TRUST_PROXY: proxies,
    /** Folder of the shell's build, below the workspace; `dist-dev` while remotes are worked on. */
    SHELL_BUILD: z.preprocess(unset, z.enum(['dist', 'dist-dev']).default('dist')),
    /** Folder in which the builds that servers were started with are stored, and the registry document: see `build-store.ts`. */
    SHELL_BUILDS: optional(z.string()),
    /** A name that has the address of each server of the shell, `http://shells:3000`: those that share no folder ask each other for files. */
    SHELL_PEERS: optional(address),
    /** Further addresses that pages may connect to: those from which a dev server says what has changed. */
    CONNECT_TO: z.preprocess(unset, z.string().default('').transform(listOf)),
    /** The same for api and shell, which prove by it who they are. Without it no browser is served a version that is held. */
    SITE_SECRET: siteSecret,
    LOG_LEVEL: z.preprocess(
      unset,
      z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
    ),
  })
  .transform((read) => ({
    ...read,
    REGISTRY: read.REGISTRY ?? [`${read.API_URL}/api/registry`, ownRegistry],
    REMOTES_ORIGIN: read.REMOTES_ORIGIN ?? read.API_URL,
    SERVICE_WORKER: read.SERVICE_WORKER ?? (read.SHELL_BUILD === 'dist' ? 'on' : 'off'),
  }));

export type Environment = z.output<typeof variables>;

/**
 * Reads the environment.
 *
 * @throws Error whose message names every bad variable on a line of its own
 */
export function readEnvironment(): Environment {
  return readVariables(variables, process.env);
}
