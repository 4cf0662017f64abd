import { z } from 'zod';

/**
 * Whoever keeps something made from what the public sees knows by this when it is old: `revision` grows with every change of it, and
 * counts for one database alone.
 */
export const contentRevision = z.object({ revision: z.int(), database: z.string() });
export type Revision = z.infer<typeof contentRevision>;
