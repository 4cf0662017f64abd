import { z } from 'zod';
import { longestToken } from './bounds.ts';
import { id, moment } from './entity.ts';
import { keyScopes } from './key-scopes.ts';
import { passwordConfirmation } from './second-factor.ts';
import { requiredText } from './text-schemas.ts';

export type KeyScope = (typeof keyScopes)[number];

/** Lets a program make calls in the name of the person who has made it. */
export const newApiKey = z.object({
  name: requiredText(),
  scope: z.enum(keyScopes),
  /** How long it is good. */
  days: z.int().min(1).max(longestToken).default(90),
  currentPassword: passwordConfirmation.shape.currentPassword,
});

export const apiKey = newApiKey.pick({ name: true, scope: true }).extend({
  _id: id,
  createdAt: moment,
  expiresAt: moment,
  /** When it was last used, to the minute; null if never. */
  usedAt: moment.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** The key itself is answered once. */
export const createdApiKey = apiKey.extend({ key: z.string() });
