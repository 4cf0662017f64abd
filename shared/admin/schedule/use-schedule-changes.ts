import { writtenInSkopje } from '@varda/contract/dates';
import type { Schedule } from '@varda/contract/schedules';
import { call, isApiError, messageOf } from '@varda/platform/http';
import { useMutation, useQueryClient } from '@varda/platform/query';
import { useEffect, useRef, useState } from 'react';
import { useReload } from '../list/use-reload.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useToasts } from '../toasts/use-toasts.ts';
import {
  hasLanguages,
  initialChoice,
  isAdded,
  isSameItem,
  type ScheduleChoice,
  unsavedChoice,
  unsavedChoices,
} from './schedule-choice.ts';
import type { Plannable, ShownItem } from './schedule-items.tsx';
import { scheduleQuery } from './schedules.queries.ts';

/** What is chosen about a schedule, or about items to be scheduled, and the calls that save, cancel and retry it. */
export function useScheduleChanges(current: Schedule | null, items: readonly Plannable[], onDone: () => void) {
  const { t, language } = useAdminTexts();
  const toasts = useToasts();
  const reload = useReload();
  const client = useQueryClient();
  // What is typed is of this version, whatever is fetched meanwhile.
  const [schedule, setSchedule] = useState(current);
  const key = schedule
    ? `${schedule._id}/${schedule.__v}`
    : items.map(({ entity, _id, action }) => `${entity}/${_id}/${action}`).join();
  const [typed, setTyped] = useState<ScheduleChoice>(
    () => unsavedChoice(key, schedule, items) ?? initialChoice(schedule, items),
  );
  const alert = useRef<HTMLDivElement>(null);
  const isRelease = typed.items.length > 1 || typed.name !== '' || Boolean(schedule?.name);

  function change(some: Partial<ScheduleChoice>) {
    const next = { ...typed, ...some };
    unsavedChoices.set(key, next);
    setTyped(next);
  }

  const params = { id: schedule?._id ?? '' };
  const settle = (message: string) => {
    unsavedChoices.delete(key);
    toasts.success(message);
    onDone();
    void reload();
  };
  const save = useMutation({
    mutationFn: (at: string) => {
      const targets = typed.items.map((item) => ({
        ...{ entity: item.entity, _id: item._id, action: item.action },
        language: schedule || !hasLanguages(item) || typed.choice === 'both' ? item.language : typed.choice,
        ...(item.__v !== undefined && { __v: item.__v }),
        ...(schedule && isAdded(item) && { again: true }),
      }));
      const body = { at, name: isRelease ? typed.name : '', items: targets };
      return schedule
        ? call('PUT /schedules/:id', { params, body, ifMatch: schedule.__v })
        : call('POST /schedules', { body });
    },
    onSuccess: ({ at }) => settle(t('schedules.success.scheduled', { at: writtenInSkopje(at, language) })),
    onError: () => void refresh().catch(() => {}),
  });
  const cancel = useMutation({
    mutationFn: () => call('DELETE /schedules/:id', { params, ifMatch: schedule?.__v ?? 0 }),
    onSuccess: () => settle(t('schedules.success.cancelled')),
    onError: () => void refresh().catch(() => {}),
  });
  const retry = useMutation({
    mutationFn: () => call('POST /schedules/:id/retry', { params, ifMatch: schedule?.__v ?? 0 }),
    onSuccess: (tried) => {
      if (tried.state === 'done') {
        settle(t('schedules.success.done'));
        return;
      }
      // It stays open, and says why it has failed again.
      client.setQueryData(scheduleQuery(tried._id).queryKey, tried);
      setSchedule(tried);
      unsavedChoices.delete(key);
      setTyped(initialChoice(tried, []));
      alert.current?.focus();
    },
    onError: () => void refresh().catch(() => {}),
  });

  /** Somebody else may have changed it, or it was done: what was chosen here stays, and what they have added comes to it. */
  async function refresh() {
    if (!schedule) return;
    const now = await client.fetchQuery(scheduleQuery(schedule._id));
    const isNew = (item: ShownItem) => ![...schedule.items, ...typed.items].some((one) => isSameItem(one, item));
    setTyped((before) => ({ ...before, items: [...before.items, ...now.items.filter(isNew)] }));
    setSchedule(now);
  }

  const isBusy = save.isPending || retry.isPending;
  const error = save.error ?? retry.error;
  const failure = error && failureText(error);

  function failureText(failed: Error): string {
    if (isApiError(failed) && failed.code === 'changed_meanwhile') return t('schedules.changedMeanwhile');
    return isApiError(failed) ? messageOf(failed, t('schedules.failedCall')) : t('schedules.failedCall');
  }

  useEffect(() => {
    if (failure && !isBusy) alert.current?.focus();
  }, [failure, isBusy]);

  return {
    schedule,
    typed,
    change,
    isRelease,
    save,
    retry,
    cancel,
    /** Why it cannot be cancelled. */
    cancelFailure: cancel.error && failureText(cancel.error),
    isBusy,
    /** Why it was not saved, or could not be retried. */
    failure,
    /** What has gone wrong takes the focus. */
    alert,
    /** What the server has refused, by the path of the field. */
    refused: isApiError(save.error) ? save.error.fields : {},
  };
}
