import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { Overview } from '@varda/contract/overview';
import { Link } from '@varda/platform/router';
import { useTexts } from '../texts/use-texts.ts';
import classes from './overview.module.css';

/** Whether the site works, in words for those who keep its content. */
export function SiteState({ site: { problems, failedMails } }: Pick<Overview, 'site'>) {
  const { t } = useTexts();
  const hasFailedMails = failedMails !== null && failedMails > 0;
  if (problems.length === 0 && !hasFailedMails)
    return (
      <p className={classes.state}>
        <IconCircleCheck size={20} aria-hidden className={classes.fine} />
        {t('overview.site.fine')}
      </p>
    );
  return (
    <>
      {problems.map((problem) => (
        <p key={problem} className={classes.state}>
          <IconAlertTriangle size={20} aria-hidden className={classes.wrong} />
          {t(`overview.site.problems.${problem}`)}
        </p>
      ))}
      {problems.length > 0 && <p>{t('overview.site.tell')}</p>}
      {hasFailedMails && (
        <p className={classes.state}>
          <IconAlertTriangle size={20} aria-hidden className={classes.wrong} />
          <Link to="/admin/messages">{t('overview.site.failedMails', { count: failedMails })}</Link>
        </p>
      )}
    </>
  );
}
