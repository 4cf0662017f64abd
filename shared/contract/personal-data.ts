import { z } from 'zod';
import { contactMessage } from './contact-messages.ts';
import { id, moment } from './entity.ts';
import { emailAddress } from './text-schemas.ts';
import { user } from './users.ts';

/** Staff and visitors are found by their e-mail address. It is sent in a body: addresses of calls are in logs. */
export const personAsked = z.object({ email: emailAddress });

/** Everything that is stored about a person; of secrets only that there are some. */
export const personalData = z.object({
  email: z.string(),
  exportedAt: moment,
  account: user.nullable(),
  /** Whether the account gets e-mails about comments and approvals; null without one. */
  mailNotices: z.boolean().nullable(),
  sessions: z.array(
    z.object({
      browser: z.string().nullable(),
      system: z.string().nullable(),
      network: z.string().nullable(),
      createdAt: moment,
      usedAt: moment,
    }),
  ),
  /** Browsers that the account was signed in to with, each known by a cookie. */
  browsers: z.array(z.object({ seenAt: moment })),
  passwordLinks: z.array(z.object({ purpose: z.string(), createdAt: moment })),
  /** Keys for programs, and tokens of releases. */
  tokens: z.array(z.object({ name: z.string(), scope: z.string(), createdAt: moment, usedAt: moment.nullable() })),
  passkeys: z.array(z.object({ name: z.string(), createdAt: moment, usedAt: moment.nullable() })),
  savedViews: z.array(z.object({ list: z.string(), name: z.string(), createdAt: moment })),
  identities: z.array(z.object({ issuer: z.string(), subject: z.string(), createdAt: moment })),
  /** What the person did, and what was done to their account, without the names of others. */
  activity: z.array(
    z.object({ at: moment, action: z.string(), entity: z.string(), item: id.nullable(), details: z.array(z.string()) }),
  ),
  edits: z.array(z.object({ at: moment, entity: z.string(), item: id, fields: z.array(z.string()) })),
  /** Of what is not published yet: drafts that the person has saved, alone or with others. */
  drafts: z.array(z.object({ at: moment, entity: z.string(), item: id, fields: z.array(z.string()) })),
  /** What is done at a time in the person's name, one for each item. */
  schedules: z.array(
    z.object({
      ...{ createdAt: moment, at: moment, name: z.string(), state: z.string() },
      ...{ action: z.string(), entity: z.string(), item: id },
    }),
  ),
  previews: z.array(z.object({ createdAt: moment, endsAt: moment, shared: z.boolean(), entity: z.string(), item: id })),
  deletions: z.array(z.object({ at: moment, entity: z.string(), item: id })),
  /** What the person wrote in asking for approval, and in returning a draft. */
  approvals: z.array(z.object({ at: moment, entity: z.string(), item: id, text: z.string() })),
  /** What the person wrote of items, and where others have mentioned them. */
  comments: z.array(z.object({ at: moment, entity: z.string(), item: id, text: z.string() })),
  mentions: z.array(z.object({ at: moment, entity: z.string(), item: id, readAt: moment.nullable() })),
  /** Messages of the contact form that the person has answered, without what visitors wrote. */
  answers: z.array(z.object({ at: moment, message: id })),
  releases: z.array(z.object({ at: moment, remote: z.string(), action: z.string(), version: z.string().nullable() })),
  /** Messages of the contact form, applications for vacancies among them. */
  messages: z.array(contactMessage.omit({ answered: true })),
});
export type PersonalData = z.infer<typeof personalData>;

/** What was deleted: the account, if there was one, and so many messages. */
export const deletedPerson = z.object({ account: z.boolean(), messages: z.int().min(0) });
export type DeletedPerson = z.infer<typeof deletedPerson>;
