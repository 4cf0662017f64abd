import { v7 } from 'uuid';

/** A new id; ids sort by the time at which they were made. */
export const newId = (): string => v7();

/** The present moment as it is stored and answered: `2026-11-21T07:46:00.000Z`. */
export const now = (): string => new Date().toISOString();

/** The later of a moment and of the millisecond after `before`, which another machine's clock may have put ahead. */
export function momentAfter(before: string | null, moment = now()): string {
  return new Date(Math.max(Date.parse(moment), Date.parse(before ?? '1970-01-01') + 1)).toISOString();
}
