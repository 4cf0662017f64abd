import { v7 } from 'uuid';

/** A new id; ids sort by the time at which they were made. */
export const newId = (): string => v7();

/** The present moment as it is stored and answered: `2026-11-21T07:46:00.000Z`. */
export const now = (): string => new Date().toISOString();
