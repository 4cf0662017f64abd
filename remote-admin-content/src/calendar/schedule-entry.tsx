import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useAdminTexts } from '@varda/admin/components';
import { inSkopje } from '@varda/contract/dates';
import type { Schedule } from '@varda/contract/schedules';
import { inLanguage } from '@varda/platform/language';
import { useTexts } from '../texts/use-texts.ts';
import classes from './calendar.module.css';

const marks = { waiting: '', done: '✓ ', failed: '! ', cancelled: '× ' };

/** One schedule, a release as one entry; opens it. */
export function ScheduleEntry({ schedule, onOpen }: { schedule: Schedule; onOpen: (id: string) => void }) {
  const { t, language } = useTexts();
  const { t: engine } = useAdminTexts();
  const { _id, at, name, state, reason, items, hidden } = schedule;
  // Not all of a release is there any more.
  const lacks = items.some(({ draft }) => draft === 'gone') ? engine('schedules.draft.gone') : null;
  const lacking = state === 'waiting' ? (reason?.[language] ?? lacks) : null;
  const [first] = items;
  const title = first && inLanguage(first.title, language);
  const count = items.length + hidden;
  return (
    <UnstyledButton
      className={classes.entry}
      data-state={state}
      title={lacking ?? undefined}
      onClick={() => onOpen(_id)}
    >
      <span className={classes.time}>
        {lacking ? marks.failed : marks[state]}
        {inSkopje(at).time}
      </span>{' '}
      <span lang={name ? undefined : title?.lang} className={classes.name}>
        {name || title?.text || first?._id}
        {count > 1 && ` (${count})`}
      </span>
      <VisuallyHidden>
        {' '}
        {!name && first && t(`calendar.actions.${first.action}`)} {t(`calendar.states.${state}`)}
        {lacking && `. ${lacking}`}
      </VisuallyHidden>
    </UnstyledButton>
  );
}
