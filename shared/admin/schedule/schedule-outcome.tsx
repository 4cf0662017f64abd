import { Alert, Text } from '@mantine/core';
import { writtenInSkopje } from '@varda/contract/dates';
import type { Schedule } from '@varda/contract/schedules';
import type { RefObject } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './schedule.module.css';

interface Props {
  schedule: Schedule;
  /** Takes the focus when it has failed again. */
  alert: RefObject<HTMLDivElement | null> | null;
}

/** What has become of it, and in whose name. */
export function ScheduleOutcome({ schedule, alert }: Props) {
  const { t, language } = useAdminTexts();
  const { state, reason, settledAt, by, at } = schedule;
  return (
    <>
      {reason && (
        <Alert color={state === 'failed' ? 'red' : 'blue'} ref={alert} tabIndex={-1} className={classes.failure}>
          {reason[language]}
        </Alert>
      )}
      <Text size="sm">
        {writtenInSkopje(at, language)}. {by && t('schedules.by', { name: by.name })}{' '}
        {state !== 'waiting' &&
          settledAt &&
          t(`schedules.settled.${state}`, { at: writtenInSkopje(settledAt, language) })}
      </Text>
    </>
  );
}
