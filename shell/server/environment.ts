import path from 'node:path';
import { z } from 'zod';

const ownRegistry = path.join(import.meta.dirname, '../../registry.json');

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);

const variables = z
  .object({
    SHELL_PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
    HOST: z.string().default('127.0.0.1'),
    /** Where the api is; the shell passes `/api` on to it. */
    API_URL: z.url().default('http://127.0.0.1:4000'),
    /**
     * Files or URLs of the registry document, with commas between them; the first that can be read counts. Unless said
     * otherwise the api's, and `registry.json` while there has been none.
     */
    REGISTRY: list.optional(),
    /** Where remotes are whose address in the registry is a path of the public origin; where the api is unless said otherwise. */
    REMOTES_ORIGIN: z.url().optional(),
    /** Origins from which a browser of the staff may ask for a build, beside the hosts of the remotes. */
    OVERRIDE_ORIGINS: list.default([]),
    /** Where the site is, `https://www.example.com`: what search engines are told. Without it, whatever a visitor asks for. */
    SITE_URL: z.preprocess(
      (text) => text || undefined,
      z
        .url({ protocol: /^https?$/ })
        .transform((url) => new URL(url).origin)
        .optional(),
    ),
    /** `browser`: documents come without the page in them. For finding out what rendering here is worth. */
    RENDERING: z.enum(['server', 'browser']).default('server'),
    /** `off`: no page is kept for reading offline, and browsers give up what they have kept. In development unless said otherwise. */
    SERVICE_WORKER: z.enum(['on', 'off']).optional(),
    /** From whom `X-Forwarded-For` is believed: a comma separated list of addresses, or `loopback`, `uniquelocal`. */
    TRUST_PROXY: z.string().default('loopback'),
    /** Folder of the shell's build, below the workspace; `dist-dev` while remotes are worked on. */
    SHELL_BUILD: z.enum(['dist', 'dist-dev']).default('dist'),
    /** Folder in which the builds that servers were started with are kept: see `kept-builds.ts`. */
    SHELL_BUILDS: z.string().optional(),
    /** Further addresses that pages may connect to: those from which a dev server says what has changed. */
    CONNECT_TO: list.default([]),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  })
  .transform((read) => ({
    ...read,
    REGISTRY: read.REGISTRY ?? [`${read.API_URL}/api/registry`, ownRegistry],
    REMOTES_ORIGIN: read.REMOTES_ORIGIN ?? read.API_URL,
    SERVICE_WORKER: read.SERVICE_WORKER ?? (read.SHELL_BUILD === 'dist' ? 'on' : 'off'),
  }));

export type Environment = z.output<typeof variables>;

/** Reads the environment; ends the process with all bad variables named at once. */
export function readEnvironment(): Environment {
  const result = variables.safeParse(process.env);
  if (result.success) return result.data;
  for (const {
    path: [name],
    message,
  } of result.error.issues)
    console.error(`${String(name)}: ${message}`);
  process.exit(1);
}
