import type { Overview } from '@varda/contract/overview';
import { digitsInSkopje } from '@varda/contract/skopje-time';
import { Link } from '@varda/platform/router';
import { useTexts } from '../texts/use-texts.ts';

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
