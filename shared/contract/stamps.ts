import { z } from 'zod';

/** Named as at that time; null where nobody knows who. */
const person = z.object({ name: z.string() }).nullable();

/** Who has made something, and who has saved it last. */
export const stamps = z.object({ createdBy: person, updatedBy: person });
export type Stamps = z.infer<typeof stamps>;
