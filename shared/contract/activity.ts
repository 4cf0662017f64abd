import { z } from 'zod';
import { activityActions, activityEntities } from './activity-actions.ts';
import { bounds } from './bounds.ts';
import { author } from './edit-history.ts';
import { id, moment } from './entity.ts';
import { largestPage } from './list-options.ts';
import { totalCount } from './lists.ts';
import { localized } from './localized.ts';
import { text } from './text-schemas.ts';

export type ActivityAction = (typeof activityActions)[number];

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
  /** Of an edit the changed fields, of a comment the field that it is about, of a change of role the one before and the new one, of permissions what was taken (`-vacancies.delete`) and given (`+…`), of an import how many rows, of its undo also the request that made it, of a release what was done with which version, of what is scheduled `publish`, `unpublish.mk` or what has become of the draft (`published`, `discarded`), when, and the name of the release. */
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
