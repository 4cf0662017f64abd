import { z } from 'zod';

/** Name of the file at the root of the public origin. */
export const platformFile = 'platform.json';

/** What the live shell gives to remotes. */
export const platformDescription = z.object({
  contract: z.int(),
  /** Version of each platform module. */
  versions: z.record(z.string(), z.string()),
});

export type PlatformFile = z.infer<typeof platformDescription>;
