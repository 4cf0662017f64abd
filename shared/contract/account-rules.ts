import { z } from 'zod';

/** What admins require of all accounts. */
export const accountRules = z.object({
  /** Who has no second factor can do nothing but set one up. */
  secondFactor: z.boolean(),
});
export type AccountRules = z.infer<typeof accountRules>;
