import { z } from 'zod';
import { bounds } from './bounds.ts';
import { id, moment, timestamps } from './entity.ts';
import { createdFilter, pageQuery, totalCount } from './lists.ts';
import { emailAddress, requiredText, text } from './text-schemas.ts';
import { yesOrNo } from './yes-or-no.ts';

/** Most characters of a message. */
const longestMessage = 5_000;

/**
 * What the contact form sends. `website` is a field that people do not see: a message with something in it comes from a
 * machine and is dropped without saying so.
 */
export const newContactMessage = z.object({
  name: requiredText(),
  email: emailAddress,
  message: requiredText(longestMessage),
  website: text(bounds.line).optional(),
});
export type NewContactMessage = z.input<typeof newContactMessage>;

/**
 * How far the e-mail about a message has come. `none`: there was no mail server to send it through; `waiting`: it is on its
 * way, or will be tried again; `failed`: given up after days.
 */
const mailStates = ['none', 'waiting', 'sent', 'failed'] as const;

export const contactMessage = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  read: z.boolean(),
  mail: z.enum(mailStates),
  /** Who has answered it, named as at that time; null while nobody has. */
  answered: z.object({ at: moment, by: z.string() }).nullable(),
  ...timestamps,
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** What is left out stays as it is. An answer is in the name of whoever says so; it stays that of the first one. */
export const contactMessageChange = z
  .object({ read: z.boolean().optional(), answered: z.boolean().optional() })
  .refine(({ read, answered }) => read !== undefined || answered !== undefined, { error: 'required', path: ['read'] });
export type ContactMessageChange = z.infer<typeof contactMessageChange>;

export const contactMessagesQuery = pageQuery(['createdAt', 'name', 'email']).extend({
  ...createdFilter,
  /** `true`: only those that nobody has read; `false`: only the others. */
  unread: yesOrNo.optional(),
});

/** `unreadCount` counts all messages that nobody has read, whatever the search. */
export const contactMessagesPage = z.object({
  messages: z.array(contactMessage),
  totalCount,
  unreadCount: totalCount,
});
