import { z } from 'zod';
import { bounds } from './bounds.ts';
import { author } from './edit-history.ts';
import { editedKinds } from './edited-kinds.ts';
import { id, moment, versioned } from './entity.ts';
import { totalCount } from './lists.ts';
import { languageSchema, localized } from './localized.ts';
import { type Area, areas } from './permissions.ts';
import { scheduleActions, scheduledStates, scheduleStates } from './schedule-states.ts';
import { optionalText } from './text-schemas.ts';

/** An item as a schedule names it. Without a language all of its draft is published, or the item taken off the site as a whole. */
const target = z.object({
  entity: z.enum(editedKinds),
  _id: id,
  action: z.enum(scheduleActions),
  /** Vacancies alone are taken off the site in one language. */
  language: languageSchema.nullable().default(null),
});
export type ScheduleTarget = z.input<typeof askedTarget>;

/** An item as somebody schedules it. */
const askedTarget = target.extend({
  /** The version of the draft that they have seen. */
  __v: versioned.__v.optional(),
  /** It is done after all where the schedule has it already as published by hand or discarded. */
  again: z.boolean().optional(),
});

/** Most items of one schedule, as of one publication. */
const mostScheduled = 100;

/** What happens at one moment, all of it or nothing: to one item, or to those of a release of content, which has a name. */
export const newSchedule = z.object({
  at: moment,
  name: optionalText(bounds.name).default(''),
  items: z
    .array(askedTarget)
    .min(1, { error: 'no_row' })
    .max(mostScheduled)
    .refine((items) => new Set(items.map(({ entity, _id }) => `${entity}/${_id}`)).size === items.length, {
      error: 'row_twice',
    }),
});

const reason = localized(z.string()).nullable();

const scheduledItem = target.required().extend({
  title: localized(z.string()),
  area: z.enum(Object.keys(areas) as Area[]),
  /** Category path of a product. */
  categoryName: z.string().nullable(),
  state: z.enum(scheduledStates),
  /** Why the schedule has failed, where it was because of this item. */
  reason,
  /** Of what is to be published: whether the draft is as it was when it was scheduled, or there at all; in the trash with its item it is not. */
  draft: z.enum(['same', 'changed', 'gone']).nullable(),
  /** The version of a draft that was changed since: who saves the schedule with it has seen that. */
  draftVersion: versioned.__v.nullable(),
});
export type ScheduledItem = z.infer<typeof scheduledItem>;

export const schedule = z.object({
  _id: id,
  ...versioned,
  at: moment,
  name: z.string(),
  state: z.enum(scheduleStates),
  /** Why it has failed or is cancelled; of what waits, that not all of it is there any more. */
  reason,
  /** In whose name it is done: who has saved it last. */
  by: author,
  createdAt: moment,
  /** When it was done, failed or was cancelled. */
  settledAt: moment.nullable(),
  items: z.array(scheduledItem),
  /** How many items it has beside these in areas that the account does not see. */
  hidden: z.int().min(0),
});
export type Schedule = z.infer<typeof schedule>;

/** `to` is the first moment that is left out. */
export const schedulesQuery = z.object({
  state: z.enum(scheduleStates).optional(),
  from: moment.optional(),
  to: moment.optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  limit: z.coerce.number().int().min(1).max(500).optional(),
});
export const schedulesPage = z.object({ items: z.array(schedule), totalCount });

/** What lists and forms tell of an item: what waits for its time, or has failed. */
export const planned = target.required().extend({
  /** Id of the schedule. */
  schedule: id,
  at: moment,
  name: z.string(),
  state: z.enum(scheduleStates),
});
export type Planned = z.infer<typeof planned>;
