import { Text, VisuallyHidden } from '@mantine/core';
import { writtenInSkopje } from '@varda/contract/dates';
import type { Planned } from '@varda/contract/schedules';
import { createContext, useContext } from 'react';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './schedule.module.css';

/** What is scheduled of the rows of a list, by their ids. */
export const PlannedMarks = createContext<ReadonlyMap<string, readonly Planned[]>>(new Map());

/** What a plan is in words: `Publishes on 3 Dec 2026, 08:00 (EN) · Spring`. */
export function usePlanText(): (plan: Planned) => string {
  const { t, language } = useAdminTexts();
  return (plan) => {
    const at = writtenInSkopje(plan.at, language);
    const what = t(`schedules.${plan.state === 'failed' ? 'failed' : 'waits'}.${plan.action}`, { at });
    const ofLanguage = plan.language ? ` (${plan.language.toUpperCase()})` : '';
    return `${what}${ofLanguage}${plan.name && ` · ${plan.name}`}`;
  };
}

/** Of a row that is to be deleted: what then cannot be published at its time. */
export function PlansOfDeleted({ id }: { id: string }) {
  const { t } = useAdminTexts();
  const textOf = usePlanText();
  const plans = useContext(PlannedMarks).get(id) ?? [];
  return plans
    .filter(({ action }) => action === 'publish')
    .map((plan) => (
      <Text key={plan.schedule} mt="sm">
        {textOf(plan)}. {t(plan.name ? 'deletion.fromRelease' : 'deletion.scheduled')}
      </Text>
    ));
}

/** What is scheduled of an item, in words. */
export function PlansInWords({ id }: { id: string }) {
  const textOf = usePlanText();
  const plans = useContext(PlannedMarks).get(id) ?? [];
  return plans.map((plan) => (
    <Text key={plan.schedule} size="sm" fw={600} {...(plan.state === 'failed' && { c: 'red' })}>
      {textOf(plan)}
    </Text>
  ));
}

/** What is scheduled of a row, below what else a list marks of it. */
export function PlansOfRow({ id }: { id: string }) {
  const plans = useContext(PlannedMarks).get(id) ?? [];
  return <PlanNotes plans={plans} />;
}

export function PlanNotes({ plans }: { plans: readonly Planned[] }) {
  const { language } = useAdminTexts();
  const textOf = usePlanText();
  return plans.map((plan) => (
    <span key={plan.schedule} className={classes.plan} data-state={plan.state} title={textOf(plan)}>
      <span aria-hidden>
        {plan.action === 'publish' ? '↑' : '↓'} {writtenInSkopje(plan.at, language)}
        {plan.language && ` (${plan.language.toUpperCase()})`}
      </span>
      <VisuallyHidden>{textOf(plan)}</VisuallyHidden>
    </span>
  ));
}
