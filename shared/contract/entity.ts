import { z } from 'zod';
import { localized } from './localized.ts';
import { text } from './text-schemas.ts';

/** Ids are UUIDs of version 7, so that they sort by the time at which they were made. */
export const id = text(64).min(1);

/** A moment in UTC as ISO 8601 with milliseconds, `2026-11-21T07:46:00.000Z`. */
export const moment = z.iso.datetime({ precision: 3 });

export const timestamps = { createdAt: moment, updatedAt: moment };

/** Of everything that can be edited: how often its content has been written since it was made. Reorders do not count. */
export const versioned = { __v: z.int().min(0) };

/**
 * As of when the texts of each language stand; null while there have never been any. It is the moment of their last change,
 * but for a change by which a language that lagged behind catches up: it gets the moment of the other one. Corrections of
 * spelling leave it as it is.
 */
export const translated = { ...versioned, changedAt: localized(moment.nullable()) };
export type ChangedAt = z.infer<typeof translated.changedAt>;

/** What a call answers that has nothing else to say. */
export const done = z.object({ done: z.literal(true) });

/** Positions count from 1 within one list. */
export const position = z.int().min(1);

/**
 * The body of every reorder call: rows with the place that they shall have. Rows that are not listed keep their order
 * and fill the places between, so that a client may send one page, one row or all. A place beyond the end is the end.
 */
export const newOrder = z
  .array(z.object({ _id: id, position }))
  .min(1, { error: 'no_row' })
  .max(10_000)
  .refine((moves) => new Set(moves.map((move) => move._id)).size === moves.length, {
    error: 'row_twice',
  })
  .refine((moves) => new Set(moves.map((move) => move.position)).size === moves.length, {
    error: 'position_twice',
  });

export type NewOrder = z.infer<typeof newOrder>;
