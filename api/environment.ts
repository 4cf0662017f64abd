import path from 'node:path';
import { shortestPassword } from '@varda/contract/bounds';
import { company } from '@varda/contract/company';
import { tracingVariables } from '@varda/server/tracing';
import {
  drainSeconds,
  optional,
  port,
  proxies,
  readVariables,
  siteAddress,
  siteSecret,
  unset,
} from '@varda/server/variables';
import { z } from 'zod';
import { neededBeside, singleSignOnVariables } from './accounts/single-sign-on/settings.ts';
import { type Retention, type RetentionDays, retention } from './retention.ts';

const root = path.resolve(import.meta.dirname, '..');

const days = (standard: number, { least = 1, most = 3650 } = {}) => {
  const error = `must be a number of days from ${least} to ${most}`;
  return z.preprocess(
    unset,
    z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error }).default(standard),
  );
};

/** How long what visitors and staff leave behind is stored. */
const retentionDays = Object.fromEntries(
  Object.entries(retention).map(([name, { days: standard, least, most }]: [string, Retention]) => [
    name,
    days(standard, { most, ...(least !== undefined && { least }) }),
  ]),
) as Record<keyof RetentionDays, ReturnType<typeof days>>;

const noCount = { error: 'must be a number from 1 on' };

const noDatabaseUrl = {
  error:
    'must be an address like postgres://user:password@host/database, with / ? # @ of the password as %2F %3F %23 %40',
};

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, ...noDatabaseUrl }).refine((url) => {
  const read = URL.parse(url);
  // Of `user:12/34@host/database` the host would be `user`: the start would wait for that one for ever.
  return !read || !`${read.pathname}${read.search}${read.hash}`.includes('@');
}, noDatabaseUrl);

const storageAddress = z.url({ protocol: /^https?$/, error: 'must be an address like https://storage.example' });

const variables = z
  .object({
    API_PORT: port(4000),
    API_HOST: z.preprocess(unset, z.string().default('127.0.0.1')),
    DRAIN_SECONDS: drainSeconds,
    ...tracingVariables,
    /** Where metrics are; without it there are none. */
    METRICS_PORT: optional(port()),
    /** Folder of the embedded database, the pictures and the first admin's password; below the project if relative. */
    DATA_DIR: z.preprocess(
      unset,
      z
        .string()
        .default('.data')
        .transform((folder) => path.resolve(root, folder)),
    ),
    /** PostgreSQL instead of the embedded database. */
    DATABASE_URL: optional(databaseUrl),
    /** The role that owns the tables, for `migrate` alone: it gives the one of `DATABASE_URL` the right to rows and no more. */
    DATABASE_OWNER_URL: optional(databaseUrl),
    /** `off`: `migrate` has made tables and the first admin, and a start waits for it. */
    MIGRATE_AT_START: z.preprocess(unset, z.stringbool({ error: 'must be on or off' }).default(true)),
    /** A bucket of an S3-compatible storage for pictures instead of files in `DATA_DIR`. */
    S3_BUCKET: optional(
      z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'must be the name of a bucket' }),
    ),
    /** Address of that storage; Amazon's own if there is none. */
    S3_ENDPOINT: optional(storageAddress),
    S3_REGION: z.preprocess(unset, z.string().default('us-east-1')),
    S3_ACCESS_KEY_ID: optional(z.string()),
    S3_SECRET_ACCESS_KEY: optional(z.string()),
    /** In front of the names of all objects. What stands below it belongs to this site alone. */
    S3_PREFIX: z.preprocess(
      unset,
      z
        .string()
        .regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*\/?$/, { error: 'must be names with slashes between them' })
        .default('pictures')
        .transform((prefix) => prefix.replace(/\/?$/, '/')),
    ),
    /** Whether the bucket stands in the path of an address; on where `S3_ENDPOINT` is set. */
    S3_PATH_STYLE: optional(z.stringbool({ error: 'must be on or off' })),
    /** Of the storage that backups go to and come from, where it is not that of the pictures. */
    BACKUP_S3_ENDPOINT: optional(storageAddress),
    BACKUP_S3_REGION: optional(z.string()),
    BACKUP_S3_ACCESS_KEY_ID: optional(z.string()),
    BACKUP_S3_SECRET_ACCESS_KEY: optional(z.string()),
    /** How many backups stay (`npm run backup -w api`). */
    BACKUPS_KEPT: z.preprocess(unset, z.coerce.number(noCount).int(noCount).min(1, noCount).default(14)),
    ...retentionDays,
    /** Where the site is, for links in e-mails; without it no links are sent. */
    SITE_URL: siteAddress,
    /** Mail server through which e-mails go out; without one messages of the contact form are only stored. */
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an address like smtp://user:password@host:587' })),
    MAIL_FROM: z.preprocess(unset, z.email({ error: 'must be an e-mail address' }).default(company.email)),
    /** Who gets the messages of the contact form; unless set, the mailbox for general information, as staff have it on the site. */
    MAIL_TO: optional(z.email({ error: 'must be an e-mail address' })),
    /** Whether an account's owner gets an e-mail about a sign-in from a browser that is new for it. */
    LOGIN_NOTICES: z.preprocess(unset, z.stringbool({ error: 'must be on or off' }).default(false)),
    /** Account of the first admin, made when there is no account at all. */
    ADMIN_EMAIL: optional(z.email({ error: 'must be an e-mail address' })),
    ADMIN_PASSWORD: optional(
      z.string().min(shortestPassword, { error: `must have at least ${shortestPassword} characters` }),
    ),
    /** Whether an empty database is filled with demo content. */
    DEMO_CONTENT: optional(z.stringbool({ error: 'must be on or off' })),
    /** File with the remotes that there are, their hosts and their paths. */
    REMOTES: z.preprocess(unset, z.string().default(path.join(root, 'registry.json'))),
    /** Where remotes are whose address in that file is a path of the public origin. */
    REMOTES_ORIGIN: optional(
      z.url({ protocol: /^https?$/, error: 'must be an address like http://gateway.example:8080' }),
    ),
    /** From whom `X-Forwarded-For` is believed: a comma separated list of addresses, or `loopback`, `uniquelocal`. */
    TRUST_PROXY: proxies,
    /** The same for api and shell, which prove by it who they are. Without it no browser is served a version that is held. */
    SITE_SECRET: siteSecret,
    ...singleSignOnVariables,
    LOG_LEVEL: z.preprocess(
      unset,
      z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    ),
  })
  .refine((read) => !read.ADMIN_PASSWORD || read.ADMIN_EMAIL, {
    path: ['ADMIN_EMAIL'],
    error: 'is needed together with ADMIN_PASSWORD',
  })
  .refine((read) => !read.DATABASE_OWNER_URL || read.ADMIN_PASSWORD, {
    path: ['ADMIN_PASSWORD'],
    // A made-up one would stay in the folder of a container that ends.
    error: 'is needed with DATABASE_OWNER_URL',
  })
  .refine((read) => !read.LOGIN_NOTICES || read.SMTP_URL, {
    path: ['SMTP_URL'],
    error: 'is needed with LOGIN_NOTICES=on',
  })
  .superRefine((read, context) => {
    if (!read.OIDC_ISSUER) return;
    for (const name of neededBeside)
      if (!read[name]) context.addIssue({ code: 'custom', path: [name], message: 'is needed with OIDC_ISSUER' });
  })
  .superRefine((read, context) => {
    const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = read;
    const needed = { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
    if (!read.S3_ENDPOINT && Object.values(needed).every((value) => !value)) return;
    for (const [name, value] of Object.entries(needed))
      if (!value) context.addIssue({ code: 'custom', path: [name], message: 'is needed for pictures in S3' });
  })
  .transform((read) => ({ ...read, DEMO_CONTENT: read.DEMO_CONTENT ?? !read.DATABASE_URL }));

export type Environment = z.output<typeof variables>;

/**
 * Reads the environment.
 *
 * @throws Error whose message names every bad variable on a line of its own
 */
export function readEnvironment(from: NodeJS.ProcessEnv = process.env): Environment {
  return readVariables(variables, from);
}
