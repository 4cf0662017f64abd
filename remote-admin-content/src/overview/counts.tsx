import { digitsInSkopje } from '@varda/contract/dates';
import type { Overview } from '@varda/contract/overview';
import { Link } from '@varda/platform/router';
import { useTexts } from '../texts/use-texts.ts';

export function DraftsCount({ drafts }: Pick<Overview, 'drafts'>) {
  const { t } = useTexts();
  const offSite = drafts.new + drafts.unpublished;
  if (drafts.changed + offSite === 0) return <p>{t('overview.drafts.none')}</p>;
  return (
    <>
      {drafts.changed > 0 && (
        <Link to="/admin/drafts?state=changed">{t('overview.drafts.changed', { count: drafts.changed })}</Link>
      )}
      {offSite > 0 && (
        <p>
          <Link to="/admin/drafts">{t('overview.drafts.offSite', { count: offSite })}</Link>
        </p>
      )}
    </>
  );
}

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

export function TrashCount({ trash: { total, soon, firstGoes } }: Pick<Overview, 'trash'>) {
  const { t } = useTexts();
  if (total === 0) return <p>{t('overview.trash.none')}</p>;
  return (
    <>
      <Link to="/admin/trash">{t('overview.trash.total', { count: total })}</Link>
      {soon > 0 && firstGoes && <p>{t('overview.trash.soon', { count: soon, at: digitsInSkopje(firstGoes) })}</p>}
    </>
  );
}
