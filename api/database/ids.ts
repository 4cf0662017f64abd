import { v7 } from 'uuid';

/** A new id; ids sort by the time at which they were made. */
export const newId = (): string => v7();

/** The present moment as it is stored and answered: `2026-11-21T07:46:00.000Z`. */
export const now = (): string => new Date().toISOString();

/** The present moment, or the next one after `moment` where that is still to come: clocks of two machines differ. */
export const nowAfter = (moment: string | null): string =>
  new Date(Math.max(Date.now(), Date.parse(moment ?? '1970-01-01') + 1)).toISOString();
