import { z } from 'zod';
import { moment } from './entity.ts';
import { text } from './texts.ts';

/** Whether one's logins ask for a code as well; null where they do not. */
export const secondFactor = z.object({
  since: moment.nullable(),
  /** Recovery codes that have not been used. */
  codesLeft: z.int().min(0),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** What changes one's second factor asks for the password once more. */
export const passwordConfirmation = z.object({ currentPassword: text(1_000).min(1, { error: 'required' }) });

/** For the authenticator app: by hand, and as the address that a QR code holds. */
export const begunFactor = z.object({ secret: z.string(), uri: z.string() });

export const oneTimeCode = text(40);
export const factorConfirmation = z.object({ code: oneTimeCode.min(1, { error: 'required' }) });

/** Shown once. */
export const confirmedFactor = z.object({ recoveryCodes: z.array(z.string()) });
