import { Alert, Button, Group, Radio, Stack, Text, TextInput, Tooltip } from '@mantine/core';
import { momentInSkopje } from '@varda/contract/dates';
import { languages } from '@varda/contract/language';
import type { Schedule } from '@varda/contract/schedules';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { lockedProps } from '../action/locked-props.ts';
import { useStaysOpen } from '../dialog/admin-modal.tsx';
import { QuestionModal } from '../dialog/question.modal.tsx';
import { isSame } from '../form/is-same.ts';
import { useLock } from '../permissions/locks.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { AddDraft } from './add-draft.tsx';
import { MomentInput } from './moment-input.tsx';
import classes from './schedule.module.css';
import {
  hasLanguages,
  initialChoice,
  isAdded,
  isSameItem,
  known,
  type ScheduleChoice,
  withVersion,
} from './schedule-choice.ts';
import { type Plannable, ScheduleItems } from './schedule-items.tsx';
import { ScheduleOutcome } from './schedule-outcome.tsx';
import { useScheduleChanges } from './use-schedule-changes.ts';

interface Props {
  /** Null of what is to be scheduled. */
  schedule: Schedule | null;
  items: readonly Plannable[];
  /** Called with how many items it is about by now. */
  onCount: (items: number) => void;
  onDone: () => void;
  onClose: () => void;
  zIndex: number | undefined;
}

/** When something is published or taken off, and all of a release. */
export function ScheduleForm({ schedule: current, items, onCount, onDone, onClose, zIndex }: Props) {
  const { t } = useAdminTexts();
  const { schedule, typed, change, isRelease, save, retry, cancel, cancelFailure, isBusy, failure, alert, refused } =
    useScheduleChanges(current, items, onDone);
  const list = useRef<HTMLUListElement>(null);
  const [isShownWrong, setShownWrong] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  const lock = useLock();
  const isUnsettled = schedule === null || schedule.state === 'waiting' || schedule.state === 'failed';
  // It is changed as a whole, so that each of its items has to be allowed, hidden ones too.
  const isLocked =
    schedule !== null && (schedule.hidden > 0 || schedule.items.some(({ area }) => lock(area, 'publish') !== null));
  const isOpen = isUnsettled && !isLocked;
  const moment = momentInSkopje(typed);

  // It would be done as it is stored.
  const retryLocked = isSame(typed, initialChoice(schedule, items)) ? null : t('schedules.retryUnsaved');
  useStaysOpen(isBusy);
  // Ahead of the first paint, with the title.
  useLayoutEffect(() => onCount(typed.items.length), [onCount, typed.items.length]);

  // What is past is said by the server: the clock of this computer may be wrong.
  const wrongTime =
    moment === undefined
      ? isShownWrong && t('schedules.noTime')
      : moment.at === null
        ? t('schedules.skipped')
        : moment.at === save.variables && refused.at;
  const wrongName = isRelease && typed.items.length > 1 && typed.name.trim() === '' && t('schedules.noName');

  function submit(event: FormEvent) {
    event.preventDefault();
    // A form of React's inside another one's tree: that one is not to be sent.
    event.stopPropagation();
    if (!moment?.at || wrongName) {
      setShownWrong(true);
      const wrong = moment?.at ? 'name' : 'date';
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
              <MomentInput
                date={typed.date}
                time={typed.time}
                wrong={wrongTime}
                hint={t(moment?.isTwice ? 'schedules.twice' : 'schedules.when')}
                onChange={change}
              />
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
                list={list}
                items={typed.items.map((item) => (isAdded(item) ? item : { ...item, ...known(schedule, item) }))}
                refused={refused}
                isLinked={schedule !== null && zIndex === undefined}
                onSeen={(item, version) =>
                  change({ items: typed.items.map((one) => (isSameItem(one, item) ? withVersion(one, version) : one)) })
                }
                onTakeOut={(item) => {
                  change({ items: typed.items.filter((one) => one !== item && !isSameItem(one, item)) });
                  list.current?.focus();
                }}
              />
              {schedule && isRelease && (
                <AddDraft
                  items={typed.items}
                  onAdd={(item, isLast) => {
                    change({ items: [...typed.items.filter((one) => !isSameItem(one, item)), item] });
                    if (isLast) list.current?.focus();
                  }}
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
        failure={cancelFailure}
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
