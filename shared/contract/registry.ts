import { z } from 'zod';
import { parsedUrl } from './parsed-url.ts';
import { canary, fileHash, remoteName, remoteVersion } from './releases.ts';
import { requiredText } from './text-schemas.ts';

/** Where files are, without a trailing slash: an address, or a path of the public origin. */
export const place = z.url().or(z.string().regex(/^\/[\w./-]+$/));

/** Of a host, with nothing in it that means something to a `Content-Security-Policy`. */
export const hostName = /^[\w-]+(?:\.[\w-]+)*$/;

export const registeredRemote = z.object({
  name: remoteName,
  /** Its host. A release stands at `<url>/<version>/`, what is served for want of a live one at the root. */
  url: place,
  /** Paths whose pages it has; the longest that a path begins with decides. `/` takes what nobody else has. */
  mounts: z.array(z.string().startsWith('/')).min(1),
  /** Versions that can be served, each with the hash of its `remote.json`, the newest first: live, canary, and the newest. */
  releases: z.record(remoteVersion, fileHash).default({}),
  live: remoteVersion.nullable().default(null),
  canary: canary.nullable().default(null),
  /** Switched off: its pages say that they cannot be shown, and nothing of it is fetched. */
  enabled: z.boolean().default(true),
  /** Versions whose code is not run on servers. */
  quarantined: z.array(remoteVersion).default([]),
});

/** The registry document: the only place that says which remotes there are, where, and in which version. */
export const registryDocument = z.object({ remotes: z.array(registeredRemote) });

export type RegistryDocument = z.output<typeof registryDocument>;
export type RegisteredRemote = z.output<typeof registeredRemote>;

/** First parts of paths of the public origin that the shell, or the gateway before it, has itself: it would answer there, and no remote. */
const shellPaths = ['api', 'static', 'login', 'logout', 'language', 'remotes', 'health'];

export function isOfShell(mount: string): boolean {
  return shellPaths.includes(mount.split('/')[1] ?? '');
}

/** A path with nothing at its end, or all that nobody else has: `/`. */
const mount = z
  .string()
  .max(100)
  .regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/, { error: 'wrong_value' })
  .refine((path) => !isOfShell(path), { error: 'path_of_shell' });

/** Most paths that a remote is added with. */
const mostMounts = 20;

/** A remote that is added while the site runs. Its pages are served at once: as its host has them, until it has a release. */
export const newRemote = z.object({
  name: remoteName,
  /** Its host, from which scripts are let into the site. */
  url: z
    .url({ protocol: /^https?$/, hostname: hostName, error: 'wrong_value' })
    .max(300)
    .regex(/^[^?#@]+$/, { error: 'wrong_value' })
    .transform((url) => url.replace(/\/+$/, '')),
  mounts: z.array(mount).min(1, { error: 'required' }).max(mostMounts),
  /** Team or person to ask about it. */
  owner: requiredText(),
});
export type NewRemote = z.output<typeof newRemote>;

/** Why an entry of the registry is left out. */
const registryProblem = z.object({
  /** The name that it has, or its place in the list. */
  entry: z.string(),
  /** What another entry has too, or that the entry itself makes no sense. */
  kind: z.enum(['name', 'url', 'mount', 'shape']),
  /** Name of the other entry. */
  other: z.string().nullable(),
  /** What both have, or what is wrong with the entry. */
  value: z.string(),
});
export type RegistryProblem = z.infer<typeof registryProblem>;

/** As the release desk gets it: an entry that was added while the site runs can be taken out there. */
export const listedProblem = registryProblem.extend({ isAdded: z.boolean() });
export type ListedProblem = z.infer<typeof listedProblem>;

/**
 * Reads a registry document entry by entry: one that makes no sense, or has the name, the address or a mount of one above it, is left
 * out, and costs no other remote anything.
 *
 * @throws Error when there is no list of remotes at all
 */
export function readRegistry(document: unknown): RegistryDocument & { problems: RegistryProblem[] } {
  const { remotes: entries } = z.object({ remotes: z.array(z.unknown()) }).parse(document);
  const remotes: RegisteredRemote[] = [];
  const problems: RegistryProblem[] = [];
  for (const [index, given] of entries.entries()) {
    const { data, error } = registeredRemote.safeParse(given);
    const entry = nameOf(given) ?? `#${index + 1}`;
    const others = remotes.flatMap((other) => (data ? clashes(data, other) : []));
    if (data && others.length === 0) remotes.push(data);
    else if (data) problems.push(...others);
    else problems.push({ entry, kind: 'shape', other: null, value: oneLine(error) });
  }
  return { remotes, problems };
}

/** A problem as the log tells it. */
export function problemLine({ entry, kind, other, value }: RegistryProblem): string {
  return `${entry} is left out: ${kind === 'shape' ? value : `${other} has the same ${kind} ${value}`}`;
}

function clashes(remote: RegisteredRemote, other: RegisteredRemote): RegistryProblem[] {
  const same = (kind: RegistryProblem['kind'], value: string) => ({
    entry: remote.name,
    kind,
    other: other.name,
    value,
  });
  const mounts = remote.mounts.filter((mount) => other.mounts.some((taken) => plain(taken) === plain(mount)));
  return [
    ...(remote.name === other.name ? [same('name', remote.name)] : []),
    ...(plain(remote.url) === plain(other.url) ? [same('url', remote.url)] : []),
    ...mounts.map((mount) => same('mount', mount)),
  ];
}

/** Whether a page with this pattern may be at a path or below it. `*` by itself is what nobody else has. */
export function isPageBelow(pattern: string, mount: string): boolean {
  if (pattern === '*') return false;
  const parts = partsOfPath(pattern);
  return partsOfPath(mount).every((part, place) => {
    const own = parts[place] ?? (parts.at(-1) === '*' ? '*' : undefined);
    return own === part || own?.startsWith(':') || own === '*';
  });
}

/** Browsers are shown a page whichever case its address is written in. */
export function partsOfPath(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean);
}

function nameOf(entry: unknown): string | undefined {
  return z.object({ name: z.string() }).safeParse(entry).data?.name;
}

/** As the same place is written one way or another. */
function plain(address: string): string {
  return (parsedUrl(address)?.href ?? address).replace(/\/+$/, '');
}

function oneLine(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; ');
}
