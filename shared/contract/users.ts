import { z } from 'zod';
import { bounds, shortestPassword } from './bounds.ts';
import { id, timestamps, versioned } from './entity.ts';
import { filterValues } from './list-options.ts';
import { momentFilters, pageQuery, totalCount } from './lists.ts';
import { orderedRestrictions, permissions } from './permissions.ts';
import { emailAddress, requiredText, text } from './text-schemas.ts';

export const roles = ['user', 'admin'] as const;
export const role = z.enum(roles);
export type Role = z.infer<typeof role>;

export const restrictions = z.array(z.enum(permissions));

export const user = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  role,
  /** Whether logins ask for more than the password: a code or a passkey. */
  secondFactor: z.boolean(),
  /** What it may not do though its role may. */
  restrictions,
  ...versioned,
  ...timestamps,
});
export type User = z.infer<typeof user>;

const givenRestrictions = restrictions.max(permissions.length).transform(orderedRestrictions);

export const password = z
  .string()
  .min(shortestPassword, { error: 'password_short' })
  .max(bounds.password)
  .refine((text) => text.isWellFormed(), { error: 'unstorable' });

/** What a create sends; the role of an account is `user` unless said otherwise. */
export const newUser = z
  .object({
    name: requiredText(),
    email: emailAddress,
    /** Empty or missing with an invitation. */
    password: password.or(z.literal('')).optional(),
    role: role.default('user'),
    restrictions: givenRestrictions.default([]),
    /** Instead of a password: the person gets a link by which they choose one. */
    invitation: z.boolean().default(false),
  })
  .superRefine(({ invitation, password }, check) => {
    if (!invitation && !password) check.addIssue({ code: 'custom', path: ['password'], message: 'password_short' });
  });

/** What an edit sends; an empty password keeps the old one. */
export const userChange = z.object({
  name: requiredText().optional(),
  email: emailAddress.optional(),
  password: password.or(z.literal('')).optional(),
  role: role.optional(),
  restrictions: givenRestrictions.optional(),
  /** False takes the second factor of somebody else away; true changes nothing. */
  secondFactor: z.boolean().optional(),
  /** True sends somebody else a link by which they choose a password; the present one is good until then. */
  invitation: z.boolean().optional(),
  /** Wanted where somebody changes the e-mail address or the password of their own account. */
  currentPassword: text(1_000).optional(),
});

/** With an invitation, of a new account or anew: the token of its link, which the admin hands over; null where it is sent by e-mail. */
export const invitedUser = user.extend({ invitationToken: z.string().nullable().optional() });

export const usersQuery = pageQuery(['name', 'email', 'role', 'createdAt', 'updatedAt']).extend({
  role: role.optional(),
  /** For admins. */
  secondFactor: z.enum(filterValues.secondFactor).optional(),
  /** Whether anything that its role allows is forbidden; for admins. */
  access: z.enum(filterValues.access).optional(),
  ...momentFilters,
});
/** An account in the list: how it signs in and what it may not do is shown to admins alone. */
const listedUser = user.partial({ secondFactor: true, restrictions: true });
export type ListedUser = z.infer<typeof listedUser>;
export const usersPage = z.object({ users: z.array(listedUser), totalCount });
