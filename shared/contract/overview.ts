import { z } from 'zod';
import { activity } from './activity.ts';
import { contentActions } from './activity-actions.ts';
import { author } from './edit-history.ts';
import { editedKinds } from './edited-kinds.ts';
import { id, moment } from './entity.ts';
import { healthProblem } from './health.ts';
import { localized } from './localized.ts';
import { siteParts } from './site-items.ts';

/** Deleted items that go for good within so many days count as going soon. */
export const soonDays = 7;

/** Most changes that the overview tells. */
export const mostChanges = 10;

const count = z.int().min(0);

/** Where rows stand: those of a kind, of products those of a subcategory by its category path. */
const listOfRows = { entity: z.enum(editedKinds), categoryName: z.string().nullable() };

/**
 * Rows of a list whose one language has no text, and others whose one language is older. Lists without any are left out.
 * What the site says of itself stands in a list for each `part`.
 */
const untranslated = z.object({
  ...listOfRows,
  part: z.enum(siteParts).optional(),
  missing: count,
  older: count,
});
export type Untranslated = z.infer<typeof untranslated>;

/**
 * A change of content as the activity log has it, and where its item is today: null if it is gone, or was none in particular. A
 * `draft` is not on the site, and in no list.
 */
const lastChange = activity
  .pick({ _id: true, at: true, item: true, by: true })
  .extend({ ...listOfRows, action: z.enum(contentActions), place: z.enum(['list', 'trash', 'draft']).nullable() });
export type LastChange = z.infer<typeof lastChange>;

/** Most items of each kind that wait for one person. */
export const mostWaiting = 10;

/** An item at which something waits: since when, and by whom. */
const waitingItem = z.object({
  ...listOfRows,
  _id: id,
  title: localized(z.string()),
  at: moment,
  by: author,
});
export type WaitingItem = z.infer<typeof waitingItem>;

/** What waits in the back office. Areas that the account does not see are left out. */
export const overview = z.object({
  untranslated: z.array(untranslated),
  /** Messages that nobody has read; null for who does not see them. */
  unreadMessages: count.nullable(),
  /** The last one first. */
  changes: z.array(lastChange),
  /** Items with a draft, on the site and not. */
  drafts: z.object({ changed: count, new: count, unpublished: count }),
  /** What waits for its time, and what was not done at it; an api of before there were schedules says nothing of it. */
  schedules: z.object({ waiting: count, failed: count }).optional(),
  /** Requests that the account may decide, its own drafts that came back, items where comments mention it that it has not read; an older api says nothing of it. */
  waiting: z
    .object({
      approvals: z.array(waitingItem),
      returned: z.array(waitingItem),
      mentions: z.array(waitingItem),
    })
    .optional(),
  /** Deleted items, those of them that go soon, and when the first one does. */
  trash: z.object({ total: count, soon: count, firstGoes: moment.nullable() }),
  site: z.object({
    problems: z.array(healthProblem),
    /** E-mails of the contact form that could not be sent; null for who does not see its messages. */
    failedMails: count.nullable(),
  }),
});
export type Overview = z.infer<typeof overview>;
