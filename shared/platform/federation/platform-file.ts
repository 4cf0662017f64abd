import { z } from 'zod';

/** Name of the file at the root of the public origin. */
export const platformFile = 'platform.json';

/** What the live shell gives to remotes. */
export const platformDescription = z.object({
  contract: z.int(),
  /** Version of each platform module. */
  versions: z.record(z.string(), z.string()),
  /** Names that our own platform modules export; those of other modules go by their versions. */
  exports: z.record(z.string(), z.array(z.string())).default({}),
});

export type PlatformFile = z.infer<typeof platformDescription>;
