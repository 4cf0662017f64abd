import { useNavigate } from '@varda/shared/router';
import { Button, PageHead } from '@varda/shared/ui';
import { useTexts } from '../texts/texts.ts';
import { Problem } from './problem.tsx';

/** Inside a frame whose remotes have no such page. */
export function NotFound() {
  const { t } = useTexts();
  const navigate = useNavigate();
  return (
    <Problem title={t('notFound.title')} text={t('notFound.hint')}>
      <PageHead title={t('notFound.title')} missing />
      <Button onClick={() => navigate(-1)}>{t('notFound.back')}</Button>
    </Problem>
  );
}
