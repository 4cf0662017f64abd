import { Group, Text, TextInput } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';

interface Moment {
  date: string;
  time: string;
}

interface Props extends Moment {
  /** Why it cannot be this moment. */
  wrong: ReactNode;
  hint: string;
  onChange: (some: Partial<Moment>) => void;
}

/** A date and a time of day, which share their hint and their fault. */
export function MomentInput({ date, time, wrong, hint, onChange }: Props) {
  const { t } = useAdminTexts();
  const id = useId();
  const shared = { required: true, error: Boolean(wrong), attributes: { input: { 'aria-describedby': id } } };
  return (
    <div>
      <Group gap="sm" align="start" grow preventGrowOverflow={false}>
        <TextInput
          name="date"
          type="date"
          label={t('schedules.date')}
          value={date}
          data-autofocus
          onChange={({ currentTarget }) => onChange({ date: currentTarget.value })}
          {...shared}
        />
        <TextInput
          name="time"
          type="time"
          label={t('schedules.time')}
          value={time}
          onChange={({ currentTarget }) => onChange({ time: currentTarget.value })}
          {...shared}
        />
      </Group>
      <Text id={id} size="sm" mt={4} aria-live="polite" {...(wrong && { c: 'red' })}>
        {wrong || hint}
      </Text>
    </div>
  );
}
