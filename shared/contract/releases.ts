import { z } from 'zod';
import { longestToken } from './bounds.ts';
import { id, moment } from './entity.ts';
import { releaseActions } from './release-actions.ts';
import { requiredText } from './text-schemas.ts';

const versionPattern = /^[0-9a-f]{12}$/;

/** The version of a build, as its `remote.json` says it: the beginning of a hash of its content. */
export const remoteVersion = z.string().regex(versionPattern, { error: 'wrong_value' });

/** One that there is: what is no version has not been published either. */
const publishedVersion = z.string().regex(versionPattern, { error: 'unknown_version' });

export const remoteName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z-]*$/, { error: 'wrong_value' });

/** Subresource integrity of a file. */
export const fileHash = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, { error: 'wrong_value' });

/** A build that stands at `<host of the remote>/<version>/` and stays there. */
export const newRelease = z.object({
  remote: remoteName,
  version: remoteVersion,
  /** Contract version against which it was built. */
  contract: z.int().min(1),
  /** Of its `remote.json`, which has the hashes of all other files. */
  integrity: fileHash,
});
export type NewRelease = z.output<typeof newRelease>;

export const release = newRelease.extend({ publishedAt: moment, publishedBy: z.string() });
export type Release = z.infer<typeof release>;

/** A version that only some visitors get: a share of them in percent, staff alone with 0, staff beside them with `staff`. */
export const canary = z.object({ version: remoteVersion, share: z.int().min(0).max(100), staff: z.boolean() });
export type Canary = z.infer<typeof canary>;

/** Percent of failing visitors at which a new version is rolled back by itself in its first minutes; 0 for never. */
const takeBackAt = z.int().min(0).max(100);

/** Where a remote's pointers go. `live: null` is whatever its host serves at its root. What is left out stays. */
export const pointerChange = z
  .object({
    live: publishedVersion.nullable().optional(),
    canary: canary.extend({ version: publishedVersion }).nullable().optional(),
    enabled: z.boolean().optional(),
    takeBackAt: takeBackAt.optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), { error: 'required' });
export type PointerChange = z.output<typeof pointerChange>;

/** Most characters of what a process has ended with: a longer reason is refused, and its version is not reported. */
export const longestReason = 1_000;

/** A shell's server says that the code of a version has ended its process there again and again. */
export const newQuarantine = z.object({
  remote: remoteName,
  version: remoteVersion,
  /** What it ended with. */
  reason: z.string().max(longestReason),
});

const quarantine = newQuarantine.omit({ remote: true }).extend({ since: moment });

const releaseEvent = z.object({
  _id: id,
  action: z.enum(releaseActions),
  version: remoteVersion.nullable(),
  at: moment,
  /** Name of the account or the token, empty where it is not stored any more; and id of the account. */
  by: z.string(),
  byId: id.nullable(),
});
export type ReleaseEvent = z.infer<typeof releaseEvent>;

/** One remote on the release desk: its pointers, its releases and what was done, newest first. */
export const remoteReleases = z.object({
  name: remoteName,
  /** Where its host is, without a trailing slash. */
  url: z.string(),
  /** Paths whose pages it has. */
  mounts: z.array(z.string()),
  /** Whom to ask about it; null for one of the deployment. */
  owner: z.string().nullable(),
  live: remoteVersion.nullable(),
  canary: canary.nullable(),
  enabled: z.boolean(),
  takeBackAt,
  /** Versions that are not rendered on the server. */
  quarantined: z.array(quarantine),
  releases: z.array(release),
  events: z.array(releaseEvent),
});
export type RemoteReleases = z.infer<typeof remoteReleases>;

/** Lets a team's pipeline release one remote, or all with `remote: null`, and nothing else. */
export const newReleaseToken = z.object({
  name: requiredText(),
  remote: remoteName.nullable(),
  /** How long it is good. */
  days: z.int().min(1).max(longestToken).default(90),
});
export type NewReleaseToken = z.output<typeof newReleaseToken>;

/** It belongs to the account that has made it, and ends with it. */
export const releaseToken = newReleaseToken.omit({ days: true }).extend({
  _id: id,
  createdAt: moment,
  createdBy: z.string(),
  expiresAt: moment,
  /** When it was last used, to the minute; null if never. */
  usedAt: moment.nullable(),
});
export type ReleaseToken = z.infer<typeof releaseToken>;

/** The token itself is answered once. */
export const createdReleaseToken = releaseToken.extend({ token: z.string() });
