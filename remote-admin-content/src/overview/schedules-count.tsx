import type { Overview } from '@varda/contract/overview';
import { Link } from '@varda/platform/router';
import { useTexts } from '../texts/use-texts.ts';

/** What waits for its time, and what was not done at it. */
export function SchedulesCount({ schedules = { waiting: 0, failed: 0 } }: Pick<Overview, 'schedules'>) {
  const { t } = useTexts();
  return (['failed', 'waiting'] as const)
    .filter((state) => schedules[state] > 0)
    .map((state) => (
      <p key={state}>
        <Link to="/admin/calendar">{t(`overview.schedules.${state}`, { count: schedules[state] })}</Link>
      </p>
    ));
}
