import { z } from 'zod';
import { moment } from './entity.ts';
import { passkey } from './passkeys.ts';
import { text } from './text-schemas.ts';

/** What one's logins ask for beside the password: an app's code or a passkey, whichever is at hand. */
export const secondFactor = z.object({
  /** Since when there is an authenticator app; null where there is none. */
  since: moment.nullable(),
  passkeys: z.array(passkey),
  /** Recovery codes that have not been used. */
  codesLeft: z.int().min(0),
  /** An app can be set up without the password: it is required, and single sign-on asks for none. */
  withoutPassword: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** What changes one's second factor asks for the password once more. */
export const passwordConfirmation = z.object({ currentPassword: text(1_000).min(1, { error: 'required' }) });

/** Without the password where {@link secondFactor} says so. */
export const factorBeginning = passwordConfirmation.partial();

/** For the authenticator app: by hand, and as the address that a QR code holds. */
export const begunFactor = z.object({ secret: z.string(), uri: z.string() });

export const oneTimeCode = text(40);
export const factorConfirmation = z.object({
  code: oneTimeCode.min(1, { error: 'required' }),
  /** Whose code it is: another window may have begun anew, which ends the secret before. */
  secret: text(100).optional(),
});

/** Shown once, with the first factor of an account; with another one those that are left stay good, and none are answered. */
export const confirmedFactor = z.object({ recoveryCodes: z.array(z.string()) });
