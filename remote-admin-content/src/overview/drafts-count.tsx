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
