import { Button, Text, Tooltip } from '@mantine/core';
import { useContext, useState } from 'react';
import { lockedProps } from '../action/locked-props.ts';
import { aboveForms } from '../dialog/admin-modal.tsx';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { PlannedMarks, usePlanText } from './planned.tsx';
import { type AskedSchedule, ScheduleModal } from './schedule.modal.tsx';
import classes from './schedule.module.css';
import type { Plannable } from './schedule-items.tsx';

interface Props {
  id: string;
  /** What can be scheduled of the item; null where nothing can, or the account may not. */
  item: Plannable | null;
  hasUnsavedInput: boolean;
}

/** In a form: what is scheduled of its item, and the way to schedule it. */
export function PlanPanel({ id, item, hasUnsavedInput }: Props) {
  const { t } = useAdminTexts();
  const textOf = usePlanText();
  const plans = useContext(PlannedMarks).get(id) ?? [];
  const [asked, setAsked] = useState<AskedSchedule | null>(null);
  const hindrance = t(item?.action === 'publish' ? 'schedules.unsaved' : 'schedules.unsavedPublished');
  if (!item && plans.length === 0) return null;
  return (
    <>
      <ul className={classes.panel}>
        {plans.map((plan) => (
          <li key={plan.schedule}>
            <Text span size="sm" fw={600} {...(plan.state === 'failed' && { c: 'red' })}>
              {textOf(plan)}
            </Text>{' '}
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={t('schedules.changeOf', { plan: textOf(plan) })}
              onClick={() => setAsked({ id: plan.schedule })}
            >
              {t('schedules.change')}
            </Button>
          </li>
        ))}
        {item && (
          <li>
            <Tooltip label={hindrance} disabled={!hasUnsavedInput} events={{ hover: true, focus: true, touch: true }}>
              <Button
                variant={item.action === 'publish' ? 'default' : 'subtle'}
                size="compact-sm"
                {...lockedProps(hasUnsavedInput ? hindrance : null)}
                onClick={() => !hasUnsavedInput && setAsked({ items: [item] })}
              >
                {t(item.action === 'publish' ? 'schedules.schedule' : 'schedules.unpublishAt')}
              </Button>
            </Tooltip>
          </li>
        )}
      </ul>
      <ScheduleModal asked={asked} onDone={() => {}} onClose={() => setAsked(null)} zIndex={aboveForms} />
    </>
  );
}
