import { z } from 'zod';
import { remoteManifest } from './manifest.ts';

const registeredRemote = z.object({
  name: z.string().regex(/^[a-z][a-z-]*$/),
  /** Where the build is served, without a trailing slash. */
  url: z.url().transform((url) => url.replace(/\/+$/, '')),
  /** Paths whose pages it has; the longest that a path begins with decides. `/` takes what nobody else has. */
  mounts: z.array(z.string().startsWith('/')).min(1),
});

/** The registry document: the only place that says which remotes there are and where. */
export const registryDocument = z.object({ remotes: z.array(registeredRemote) });

export type RegistryDocument = z.infer<typeof registryDocument>;
export type RegisteredRemote = z.infer<typeof registeredRemote>;

/** A remote as the shell's server hands it to the browser; `manifest` is null while its host gives none that is sound. */
export const liveRemote = registeredRemote.extend({ manifest: remoteManifest.nullable() });

export type LiveRemote = z.infer<typeof liveRemote>;
