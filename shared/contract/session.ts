import { z } from 'zod';
import { text } from './texts.ts';
import { password, role } from './users.ts';

export const credentials = z.object({
  email: text(1_000).min(1, { error: 'required' }),
  password: text(1_000).min(1, { error: 'required' }),
});
export type Credentials = z.infer<typeof credentials>;

/** The answer to a login (L-02); the browser keeps all three in local storage under these names. */
export const login = z.object({ token: z.string(), name: z.string(), role });
export type Login = z.infer<typeof login>;

/** Who the bearer of the token is now. */
export const session = z.object({ _id: z.string(), name: z.string(), email: z.string(), role });

/** What somebody who is signed in sends to change their own password. */
export const passwordChange = z.object({
  currentPassword: text(1_000).min(1, { error: 'required' }),
  newPassword: password,
});
export type PasswordChange = z.infer<typeof passwordChange>;
