import { inSkopje } from '@varda/contract/dates';
import type { Language } from '@varda/contract/language';
import type { Schedule } from '@varda/contract/schedules';
import type { Plannable, ShownItem } from './schedule-items.tsx';

/** What is chosen in the form. */
export interface ScheduleChoice {
  date: string;
  time: string;
  name: string;
  choice: Language | 'both';
  items: readonly ShownItem[];
}

/** What was chosen and not saved, by the schedule or the items: a dialog that is closed by mistake shows it again. */
export const unsavedChoices = new Map<string, ScheduleChoice>();

export const isSameItem = (one: { entity: string; _id: string }, other: { entity: string; _id: string }) =>
  one.entity === other.entity && one._id === other._id;

/** Whether one language of it can be scheduled. */
export const hasLanguages = ({ draftState, hasSwitches = false }: Plannable) => draftState === 'changed' || hasSwitches;

/** What has come to a schedule in the form has no state there yet. */
export const isAdded = ({ state }: ShownItem) => state === undefined;

/** An item with the version of its draft that somebody has seen, or without one. */
export function withVersion({ __v: _before, ...item }: ShownItem, version: number | undefined): ShownItem {
  return version === undefined ? item : { ...item, __v: version };
}

/** What is known by now of an item that was there already. */
export function known(schedule: Schedule | null, item: ShownItem): Partial<ShownItem> {
  const { state, reason, draft, draftVersion } = schedule?.items.find((one) => isSameItem(one, item)) ?? {};
  return {
    ...(state && { state }),
    ...(reason !== undefined && { reason }),
    ...(draft !== undefined && { draft }),
    ...(draftVersion !== undefined && { draftVersion }),
  };
}

/** What was chosen before; of something new with the items that it is opened with: there is no other way back to one that was taken out. */
export function unsavedChoice(
  key: string,
  schedule: Schedule | null,
  items: readonly Plannable[],
): ScheduleChoice | undefined {
  const choice = unsavedChoices.get(key);
  if (!choice || schedule) return choice;
  return { ...choice, items };
}

export function initialChoice(schedule: Schedule | null, items: readonly Plannable[]): ScheduleChoice {
  const when = schedule ? inSkopje(schedule.at) : { date: '', time: '08:00' };
  return { ...when, name: schedule?.name ?? '', choice: 'both', items: schedule?.items ?? items };
}
