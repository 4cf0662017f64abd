import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconFilterOff } from '@tabler/icons-react';
import { activityActions, activityEntities } from '@varda/contract/activity-actions';
import { useQuery } from '@varda/platform/query';
import { useTexts } from '../texts/use-texts.ts';
import classes from './activity.module.css';
import { peopleQuery, type ShownActivity } from './activity.source.ts';

interface Props {
  filter: ShownActivity;
  isOn: boolean;
  onChange: (change: Partial<ShownActivity>) => void;
  onClear: () => void;
}

/** Narrows the log down to a person, a kind of item, an action, some days. */
export function ActivityFilterBar({ filter, isOn, onChange, onClear }: Props) {
  const { t } = useTexts();
  const people = useQuery(peopleQuery).data ?? [];
  const all = { value: '', label: t('activity.filter.all') };
  const choices = {
    person: people.map(({ _id, name }) => ({ value: _id, label: name })),
    entity: activityEntities.map((value) => ({ value, label: t(`activity.entities.${value}`) })),
    action: activityActions.map((value) => ({ value, label: t(`activity.actions.${value}`) })),
  };
  return (
    <div className={classes.filter} data-print="off">
      {(['person', 'entity', 'action'] as const).map((name) => (
        <NativeSelect
          key={name}
          label={t(`activity.filter.${name}`)}
          data={[all, ...choices[name]]}
          value={filter[name]}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ))}
      {(['from', 'to'] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          label={t(`activity.filter.${name}`)}
          value={filter[name]}
          {...(name === 'from' ? { max: filter.to || undefined } : { min: filter.from || undefined })}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ))}
      {isOn && (
        <Button variant="default" leftSection={<IconFilterOff size={18} aria-hidden />} onClick={onClear}>
          {t('activity.filter.clear')}
        </Button>
      )}
    </div>
  );
}
