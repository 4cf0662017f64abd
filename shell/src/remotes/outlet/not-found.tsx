import { addressIn, paths } from '@varda/platform/router';
import { useGoBack } from '@varda/platform/router/go-back';
import { Button, PageHead } from '@varda/ui';
import { useTexts } from '../../texts/texts.ts';
import { Problem } from './problem.tsx';

/** Inside a layout whose remotes have no such page. */
export function NotFound() {
  const { t, language } = useTexts();
  const goBack = useGoBack(addressIn(language, paths.home));
  return (
    <Problem title={t('notFound.title')} text={t('notFound.hint')}>
      <PageHead title={t('notFound.title')} missing />
      <Button {...goBack}>{t('notFound.back')}</Button>
    </Problem>
  );
}
