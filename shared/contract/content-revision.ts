import { z } from 'zod';

/** Grows with every change of what the public sees: whoever keeps something made from it knows by this when it is old. */
export const contentRevision = z.object({ revision: z.int() });
