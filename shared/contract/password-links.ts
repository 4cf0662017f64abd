import { z } from 'zod';
import { emailAddress, text } from './text-schemas.ts';
import { password } from './users.ts';

/** What somebody who has forgotten their password sends. */
export const recoveryRequest = z.object({ email: emailAddress });

/** Whether links are sent at all; it says nothing of the address that was given. */
export const recoveryAnswer = z.object({ mailed: z.boolean() });

/** What a link is for: the token that stands in it, and the password that is chosen. */
export const chosenPassword = z.object({ token: text(200).min(1, { error: 'required' }), password });
