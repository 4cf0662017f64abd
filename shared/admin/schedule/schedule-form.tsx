import { Alert, Button, Group, Radio, Stack, Text, TextInput, Tooltip } from '@mantine/core';
import { languages } from '@varda/contract/language';
import type { Schedule } from '@varda/contract/schedules';
import { momentInSkopje, writtenInSkopje } from '@varda/contract/skopje-time';
import { call, isApiError, messageOf } from '@varda/platform/http';
import { useMutation, useQueryClient } from '@varda/platform/query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { lockedProps } from '../action/locked-props.ts';
import { useStaysOpen } from '../dialog/admin-modal.tsx';
import { QuestionModal } from '../dialog/question.modal.tsx';
import { useReload, useToasts } from '../dialog/use-toasts.ts';
import { isSame } from '../form/is-same.ts';
import { useLock } from '../permissions/locks.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { AddDraft } from './add-draft.tsx';
import classes from './schedule.module.css';
import {
  hasLanguages,
  initialChoice,
  isAdded,
  isSameItem,
  known,
  type ScheduleChoice,
  unsavedChoice,
  unsavedChoices,
  withVersion,
} from './schedule-choice.ts';
import { type Plannable, ScheduleItems, type ShownItem } from './schedule-items.tsx';
import { ScheduleOutcome } from './schedule-outcome.tsx';
import { scheduleQuery } from './schedules.queries.ts';

interface Props {
  /** Null of what is to be scheduled. */
  schedule: Schedule | null;
  items: readonly Plannable[];
  onDone: () => void;
  onClose: () => void;
  zIndex: number | undefined;
}

/** When something is published or taken off, and all of a release. */
export function ScheduleForm({ schedule: current, items, onDone, onClose, zIndex }: Props) {
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
  const [isShownWrong, setShownWrong] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const timeHint = useId();
  const lock = useLock();
  const isUnsettled = schedule === null || schedule.state === 'waiting' || schedule.state === 'failed';
  // It is changed as a whole, so that each of its items has to be allowed, hidden ones too.
  const isLocked =
    schedule !== null && (schedule.hidden > 0 || schedule.items.some(({ area }) => lock(area, 'publish') !== null));
  const isOpen = isUnsettled && !isLocked;
  const isRelease = typed.items.length > 1 || typed.name !== '' || Boolean(schedule?.name);
  const moment = momentInSkopje(typed);

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

  // It would be done as it is stored.
  const retryLocked = isSame(typed, initialChoice(schedule, items)) ? null : t('schedules.retryUnsaved');
  const isBusy = save.isPending || retry.isPending;
  useStaysOpen(isBusy);
  const error = save.error ?? retry.error;
  const failure = error && failureText(error);
  const refused = isApiError(save.error) ? save.error.fields : {};

  function failureText(failed: Error): string {
    if (isApiError(failed) && failed.code === 'changed_meanwhile') return t('schedules.changedMeanwhile');
    return isApiError(failed) ? messageOf(failed, t('schedules.failedCall')) : t('schedules.failedCall');
  }

  useEffect(() => {
    if (failure && !isBusy) alert.current?.focus();
  }, [failure, isBusy]);

  const isPast = moment?.at != null && Date.parse(moment.at) <= Date.now();
  const wrongTime =
    moment === undefined
      ? isShownWrong && t('schedules.noTime')
      : moment.at === null
        ? t('schedules.skipped')
        : (isPast && t('schedules.past')) || refused.at;
  const wrongName = isRelease && typed.items.length > 1 && typed.name.trim() === '' && t('schedules.noName');

  function submit(event: FormEvent) {
    event.preventDefault();
    // A form of React's inside another one's tree: that one is not to be sent.
    event.stopPropagation();
    if (isBusy) return;
    if (!moment?.at || isPast || wrongName) {
      setShownWrong(true);
      const wrong = !moment?.at || isPast ? 'date' : 'name';
      (event.currentTarget.querySelector(`[name=${wrong}]`) as HTMLElement | null)?.focus();
      return;
    }
    save.mutate(moment.at);
  }

  const canChoose = schedule === null && typed.items.some(hasLanguages);
  const publishes = typed.items.some(({ action }) => action === 'publish');
  return (
    <form noValidate onSubmit={submit} aria-busy={isBusy}>
      <Stack gap="md">
        {schedule && <ScheduleOutcome schedule={schedule} alert={failure ? null : alert} />}
        {isOpen ? (
          <fieldset disabled={isBusy} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
            <Stack gap="md">
              {isRelease && (
                <TextInput
                  name="name"
                  label={t('schedules.name')}
                  description={t('schedules.nameHint')}
                  maxLength={200}
                  required
                  value={typed.name}
                  error={isShownWrong && wrongName}
                  onChange={({ currentTarget }) => change({ name: currentTarget.value })}
                />
              )}
              <div>
                <Group gap="sm" align="start" grow preventGrowOverflow={false}>
                  <TextInput
                    name="date"
                    type="date"
                    label={t('schedules.date')}
                    required
                    value={typed.date}
                    error={Boolean(wrongTime)}
                    attributes={{ input: { 'aria-describedby': timeHint } }}
                    data-autofocus
                    onChange={({ currentTarget }) => change({ date: currentTarget.value })}
                  />
                  <TextInput
                    name="time"
                    type="time"
                    label={t('schedules.time')}
                    required
                    value={typed.time}
                    error={Boolean(wrongTime)}
                    attributes={{ input: { 'aria-describedby': timeHint } }}
                    onChange={({ currentTarget }) => change({ time: currentTarget.value })}
                  />
                </Group>
                <Text id={timeHint} size="sm" mt={4} aria-live="polite" {...(wrongTime && { c: 'red' })}>
                  {wrongTime || (moment?.isTwice ? t('schedules.twice') : t('schedules.when'))}
                </Text>
              </div>
              {canChoose && (
                <Radio.Group
                  label={t('schedules.language')}
                  description={publishes && t('schedules.languageNote')}
                  value={typed.choice}
                  onChange={(choice) => change({ choice: choice as ScheduleChoice['choice'] })}
                >
                  <Stack gap="xs" mt="xs">
                    <Radio value="both" label={t('schedules.both')} />
                    {languages.map((one) => (
                      <Radio key={one} value={one} label={t(`schedules.only.${one}`)} />
                    ))}
                  </Stack>
                </Radio.Group>
              )}
              {publishes && <Text size="sm">{t('schedules.asItIs')}</Text>}
              <ScheduleItems
                items={typed.items.map((item) => (isAdded(item) ? item : { ...item, ...known(schedule, item) }))}
                refused={refused}
                isLinked={schedule !== null && zIndex === undefined}
                onSeen={(item, version) =>
                  change({ items: typed.items.map((one) => (isSameItem(one, item) ? withVersion(one, version) : one)) })
                }
                onTakeOut={(item) =>
                  change({ items: typed.items.filter((one) => one !== item && !isSameItem(one, item)) })
                }
              />
              {schedule && isRelease && (
                <AddDraft
                  items={typed.items}
                  onAdd={(item) => change({ items: [...typed.items.filter((one) => !isSameItem(one, item)), item] })}
                />
              )}
            </Stack>
          </fieldset>
        ) : (
          <ScheduleItems items={schedule.items} refused={{}} isLinked={zIndex === undefined} onTakeOut={null} />
        )}
        {schedule && schedule.hidden > 0 && <Text size="sm">{t('schedules.hidden', { count: schedule.hidden })}</Text>}
        {isUnsettled && isLocked && <Text size="sm">{t('schedules.locked')}</Text>}
        {failure && (
          <Alert color="red" role="alert" ref={alert} tabIndex={-1} className={classes.failure}>
            {failure}
          </Alert>
        )}
      </Stack>
      <Group justify="flex-end" mt="lg" gap="sm">
        {schedule && isOpen && (
          <Button variant="subtle" color="red" mr="auto" disabled={isBusy} onClick={() => setCancelling(true)}>
            {t('schedules.cancel')}
          </Button>
        )}
        <Button variant="default" onClick={onClose} disabled={isBusy}>
          {t('schedules.close')}
        </Button>
        {schedule?.state === 'failed' && isOpen && (
          <Tooltip label={retryLocked} disabled={!retryLocked} events={{ hover: true, focus: true, touch: true }}>
            <Button
              variant="default"
              loading={retry.isPending}
              disabled={save.isPending}
              {...lockedProps(retryLocked)}
              onClick={() => !retryLocked && retry.mutate()}
            >
              {t('schedules.retry')}
            </Button>
          </Tooltip>
        )}
        {isOpen && (
          <Button type="submit" loading={save.isPending} disabled={retry.isPending}>
            {t(schedule ? 'schedules.save' : 'schedules.confirm')}
          </Button>
        )}
      </Group>
      <QuestionModal
        opened={isCancelling}
        title={t('schedules.cancel')}
        confirm={t('schedules.cancel')}
        keep={t('schedules.close')}
        color="red"
        isBusy={cancel.isPending}
        failure={cancel.error && failureText(cancel.error)}
        onConfirm={() => cancel.mutate()}
        onClose={() => {
          cancel.reset();
          setCancelling(false);
        }}
        zIndex={(zIndex ?? 200) + 20}
      >
        <Text>{t('schedules.cancelQuestion')}</Text>
      </QuestionModal>
    </form>
  );
}
