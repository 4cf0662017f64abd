import { z } from 'zod';
import { id, moment } from './entity.ts';
import { requiredText, text } from './text-schemas.ts';

/** What an authenticator is asked for, as WebAuthn writes it in JSON; the browser takes it as it comes. */
const ceremony = z.looseObject({ challenge: z.string() });

/** Bytes as WebAuthn writes them in JSON. */
const bytes = (longest: number) => text(longest).regex(/^[\w-]+$/, { error: 'wrong_value' });

/** The longest id that an authenticator may give, of 1023 bytes. */
const credentialId = bytes(1_364);
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

export const passkey = z.object({
  _id: id,
  name: z.string(),
  createdAt: moment,
  /** When it last signed in; null if never. */
  usedAt: moment.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** For a new passkey: what the browser is asked to make, and a name that may be taken for it. */
export const begunPasskey = z.object({ options: ceremony, name: z.string() });

export const newPasskey = z.object({
  name: requiredText(),
  credential: z.object({
    ...credential,
    response: z.object({ clientDataJSON: bytes(10_000), attestationObject: bytes(20_000) }),
  }),
});

export const loginChallenge = z.object({ options: ceremony });

/** What an authenticator has signed for a login. */
export const passkeyProof = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(10_000),
    authenticatorData: bytes(10_000),
    signature: bytes(10_000),
    userHandle: bytes(100).nullish(),
  }),
});
export type NewPasskey = z.output<typeof newPasskey>;
export type PasskeyProof = z.output<typeof passkeyProof>;
