import { z } from 'zod';
import { canary, fileHash, remoteName, remoteVersion } from './releases.ts';

/** Where files are, without a trailing slash: an address, or a path of the public origin. */
export const place = z.url().or(z.string().regex(/^\/[\w./-]+$/));

/** How many of a remote's releases, the newest, a browser may ask for beside those that are live or a canary. */
export const releasesOffered = 20;

export const registeredRemote = z.object({
  name: remoteName,
  /** Its host. A release stands at `<url>/<version>/`, what is served for want of a live one at the root. */
  url: place,
  /** Paths whose pages it has; the longest that a path begins with decides. `/` takes what nobody else has. */
  mounts: z.array(z.string().startsWith('/')).min(1),
  /** Versions that can be served, each with the hash of its `remote.json`: live, canary, and the newest. */
  releases: z.record(remoteVersion, fileHash).default({}),
  live: remoteVersion.nullable().default(null),
  canary: canary.nullable().default(null),
  /** Switched off: its pages say that they cannot be shown, and nothing of it is fetched. */
  enabled: z.boolean().default(true),
});

/** The registry document: the only place that says which remotes there are, where, and in which version. */
export const registryDocument = z.object({ remotes: z.array(registeredRemote) });

export type RegistryDocument = z.output<typeof registryDocument>;
export type RegisteredRemote = z.output<typeof registeredRemote>;
