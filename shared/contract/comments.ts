import { z } from 'zod';
import { bounds, mostMentions } from './bounds.ts';
import { author, editedItem, path } from './edit-history.ts';
import { id, moment } from './entity.ts';
import { requiredText } from './text-schemas.ts';

/** An account that a comment is meant for, by its name of today. */
const mention = z.object({ _id: id, name: z.string() });

/** What somebody says of an item. Its text is plain; a mention stands in it as `@` and the name of that day. */
export const comment = z.object({
  _id: id,
  at: moment,
  by: author,
  text: z.string(),
  /** Which value of the item it is about; null where it is about all of it. */
  field: z.string().nullable(),
  /** Whether these are the words with which a draft was returned. */
  isReturn: z.boolean(),
  mentions: z.array(mention),
  /** Who has resolved it, and when; null as long as it is open. */
  resolved: z.object({ at: moment, by: author }).nullable(),
  /** Whether the account that reads this may delete it: it is its own, or it is an admin. */
  mayDelete: z.boolean(),
});
export type Comment = z.infer<typeof comment>;

/** All of an item, the first one first, and what a comment can be about. */
export const commentsOfItem = z.object({ comments: z.array(comment), fields: z.array(z.string()) });

export const newComment = z.object({
  text: requiredText(bounds.line),
  field: path.optional(),
  /** Ids of accounts that may see the item. */
  mentions: z.array(id).max(mostMentions).default([]),
});

export const commentChange = z.object({ resolved: z.boolean() });

export const commentOfItem = editedItem.extend({ comment: id });

/** Who may see an item, by name. Two people of one name differ by their addresses. */
export const commentPeople = z.array(mention.extend({ email: z.string() }));
