import { z } from 'zod';
import { bounds } from './bounds.ts';
import { author, editedKinds } from './edit-history.ts';
import { id, moment } from './entity.ts';
import { largestPage } from './list-options.ts';
import { totalCount } from './lists.ts';
import { localized } from './localized.ts';
import { text } from './texts.ts';

/** What is done to content. */
export const contentActions = [
  ...(['create', 'edit', 'move', 'delete', 'restore', 'delete_for_good', 'import'] as const),
  ...(['save_draft', 'discard_draft', 'publish', 'unpublish'] as const),
] as const;

/** What people do, as the activity log tells it. */
export const activityActions = [
  ...contentActions,
  ...([
    'sign_in',
    'sign_in_failed',
    'sign_out',
    'password_change',
    'invite',
    'role_change',
    'permissions_change',
  ] as const),
  ...(['release', 'export', 'restore_dump', 'erase'] as const),
] as const;
export type ActivityAction = (typeof activityActions)[number];

/** What it was done to. `site` is everything: a dump. */
export const activityEntities = [
  ...editedKinds,
  ...(['users', 'contact-messages', 'releases', 'release-tokens', 'api-keys', 'activity', 'site'] as const),
] as const;
export type ActivityEntity = (typeof activityEntities)[number];

/**
 * Something that was done; it is written once and never changed. Names and titles are those of that time, `item` is null where it was
 * done to none in particular.
 */
export const activity = z.object({
  _id: id,
  at: moment,
  action: z.enum(activityActions),
  entity: z.enum(activityEntities),
  item: z.object({ _id: id, title: localized(z.string()) }).nullable(),
  /** Of an edit the changed fields, of a change of role the one before and the new one, of permissions what was taken (`-vacancies.delete`) and given (`+…`), of a release what was done with which version. */
  details: z.array(z.string()),
  /** Without an id: somebody at the server, or the program by itself. Null where nobody knows who. */
  by: z.object({ _id: id.nullable(), name: z.string() }).nullable(),
  /** The request of the log; null where there was none. */
  requestId: z.string().nullable(),
});
export type Activity = z.infer<typeof activity>;

/** `to` is the first moment that is left out. */
export const activityFilter = z.object({
  person: id.optional(),
  item: id.optional(),
  entity: z.enum(activityEntities).optional(),
  action: z.enum(activityActions).optional(),
  from: moment.optional(),
  to: moment.optional(),
  /** Words of the item's title, or of the person's name. */
  q: text(bounds.search).optional(),
});
export type ActivityFilter = z.infer<typeof activityFilter>;

/** The last one first. */
export const activityPage = z.object({ activities: z.array(activity), totalCount });
export const activityQuery = activityFilter.extend({
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  limit: z.coerce.number().int().min(1).max(largestPage).optional(),
});

/** Who has done anything that is in the log, by name. */
export const activityPeople = z.array(author.unwrap());
