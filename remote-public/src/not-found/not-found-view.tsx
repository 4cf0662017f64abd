import { addressIn, Link, paths } from '@varda/platform/router';
import { useGoBack } from '@varda/platform/router/go-back';
import { Button } from '@varda/ui';
import { useTexts } from '../texts/use-texts.ts';
import classes from './not-found.module.css';
import { NotFoundLayout } from './not-found-layout.tsx';

/** Says that there is no such page, product or category. */
export function NotFoundView() {
  const { t, language } = useTexts();
  const goBack = useGoBack(addressIn(language, paths.home));
  return (
    <NotFoundLayout title={t('notFound.title')} heading={t('notFound.text')}>
      <Button size="lg" radius="xl" {...goBack}>
        {t('back')}
      </Button>
      <Link to={paths.home} className={classes.home}>
        {t('notFound.home')}
      </Link>
    </NotFoundLayout>
  );
}
