import { readdirSync, readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';

/** An empty variable counts as one that is not set, as in `DATABASE_URL= npm start`. */
export const unset = (value: unknown) => (value === '' ? undefined : value);

export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(unset, schema.optional());

const noPort = { error: 'must be a port, from 1 to 65535' };

const portNumber = z.coerce.number(noPort).int(noPort).min(1, noPort).max(65_535, noPort);

/** A port, `standard` unless it is set; without a standard it has to be. */
export const port = (standard?: number) =>
  z.preprocess(unset, standard === undefined ? portNumber : portNumber.default(standard));

const noDrain = { error: 'must be a number of seconds, from 0 to 60' };

/** How long a server goes on answering after the signal to end, so that no proxy in front loses a request. */
export const drainSeconds = z.preprocess(unset, z.coerce.number(noDrain).min(0, noDrain).max(60, noDrain).default(0));

/** Where the site is: at the root of its host, which links, cookies and redirects are made for. */
export const siteAddress = optional(
  z
    .url({ protocol: /^https?$/, error: 'must be an address like https://www.example.com' })
    .refine((url) => ['', '/'].includes(url.replace(/^https?:\/\/[^/?#]*/i, '')), {
      error: 'must be an address without a path, like https://www.example.com: the site is at the root of its host',
    })
    .transform((url) => new URL(url).origin),
);

/** Of the site's own services, for each other. */
export const siteSecret = optional(z.string().min(32, { error: 'must have at least 32 characters' }));

/** Parts with commas between them. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** From whom `X-Forwarded-For` is believed. */
export const proxies = z.preprocess(
  unset,
  z
    .string()
    .refine((text) => listOf(text).every(isProxy), {
      error:
        'must be addresses or networks like 10.0.0.0/8 with commas between them, or loopback, linklocal, uniquelocal',
    })
    .default('loopback'),
);

function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/** What the names of variables look like: a cluster adds files of its own. */
const variableName = /^[A-Z][A-Z0-9_]*$/;

/** Files of a folder, each with the value of the variable of its name: secrets that no dump of an environment shows. */
function filesIn(folder: string): NodeJS.ProcessEnv {
  try {
    const names = readdirSync(folder).filter((name) => variableName.test(name));
    return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8').trim()]));
  } catch (error) {
    throw new Error(`SECRETS_DIR: ${folder} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

/**
 * Reads variables of the environment, and of the folder `SECRETS_DIR` where that is set.
 *
 * @throws Error whose message names every bad variable on a line of its own
 */
export function readVariables<T extends z.ZodType>(schema: T, from: NodeJS.ProcessEnv): z.output<T> {
  const folder = from.SECRETS_DIR;
  const result = schema.safeParse(folder ? { ...from, ...filesIn(folder) } : from);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`these variables of the environment are not right:\n${lines.join('\n')}`);
}
