import { z } from 'zod';
import { approvedAreas } from './approval-states.ts';
import { id, moment } from './entity.ts';
import { passkeyProof } from './passkeys.ts';
import { oneTimeCode } from './second-factor.ts';
import { emailAddress, text } from './text-schemas.ts';
import { password, restrictions, role } from './users.ts';

export const credentials = z.object({
  email: text(1_000).min(1, { error: 'required' }),
  password: text(1_000).min(1, { error: 'required' }),
  /** Of the authenticator app, or a recovery code; wanted where the account has a second factor, or else */
  code: oneTimeCode.optional(),
  /** a passkey of the account. */
  passkey: passkeyProof.optional(),
});

/** The answer to a login (L-02); the browser keeps all three in local storage under these names. */
export const login = z.object({ token: z.string(), name: z.string(), role });
export type Login = z.infer<typeof login>;

/** What the login page calls the issuer of single sign-on (U-07); null where there is none. */
export const singleSignOn = z.object({ name: z.string().nullable() });

/** With what a browser comes back to the login page, as `sso` in its address. */
export type SingleSignOnOutcome = 'done' | 'cancelled' | 'refused' | 'failed';

/** Who the bearer of the token is now, what they may not do, and in which areas changes are approved. */
export const session = z.object({
  ...{ _id: z.string(), name: z.string(), email: z.string(), role, restrictions },
  approvedAreas: z.array(z.enum(approvedAreas)).optional(),
});

const browserNames = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
export type BrowserName = (typeof browserNames)[number];
const systemNames = ['Android', 'ChromeOS', 'iOS', 'Linux', 'macOS', 'Windows'] as const;
export type SystemName = (typeof systemNames)[number];

/** A session of one's own. What is not known of it is null. */
export const ownSession = z.object({
  _id: id,
  browser: z.enum(browserNames).nullable(),
  system: z.enum(systemNames).nullable(),
  /** Where it was used last: the network, never the address. */
  network: z.string().nullable(),
  createdAt: moment,
  /** Of the last minutes, the newest uses may be missing. */
  usedAt: moment,
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** What somebody who is signed in sends to change their own password. */
export const passwordChange = z.object({
  currentPassword: text(1_000).min(1, { error: 'required' }),
  newPassword: password,
});
export type PasswordChange = z.infer<typeof passwordChange>;

/** What somebody who has forgotten their password sends. */
export const recoveryRequest = z.object({ email: emailAddress });

/** Whether links are sent at all; it says nothing of the address that was given. */
export const recoveryAnswer = z.object({ mailed: z.boolean() });

/** What a link is for: the token that stands in it, and the password that is chosen. */
export const chosenPassword = z.object({ token: text(200).min(1, { error: 'required' }), password });

/** Whether somebody gets e-mails about comments that mention them, and about approvals. */
export const noticeSettings = z.object({ byMail: z.boolean() });
