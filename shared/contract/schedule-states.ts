/** What happens to an item at its time. */
export const scheduleActions = ['publish', 'unpublish'] as const;
export type ScheduleAction = (typeof scheduleActions)[number];

/** A schedule that has failed waits for somebody to try it again, to move it or to cancel it. */
export const scheduleStates = ['waiting', 'failed', 'done', 'cancelled'] as const;
export type ScheduleState = (typeof scheduleStates)[number];

/** Of an item in a schedule: what waits may have been published by hand before its time, or its draft discarded. */
export const scheduledStates = ['waiting', 'done', 'published', 'discarded'] as const;
export type ScheduledState = (typeof scheduledStates)[number];
