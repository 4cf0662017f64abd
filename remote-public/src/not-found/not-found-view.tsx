import { addressIn, Link, paths, useNavigate } from '@varda/shared/router';
import { Button } from '@varda/shared/ui';
import { useTexts } from '../texts/use-texts.ts';
import classes from './not-found.module.css';
import { NotFoundLayout } from './not-found-layout.tsx';

/** Says that there is no such page, product or category. */
export function NotFoundView() {
  const { t, language } = useTexts();
  const navigate = useNavigate();

  function goBack() {
    // The router numbers the entries of its history; number 0 has nothing of this site behind it.
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    if (idx) navigate(-1);
    else navigate(addressIn(language, paths.home));
  }

  return (
    <NotFoundLayout title={t('notFound.title')} heading={t('notFound.text')}>
      <Button size="lg" radius="xl" onClick={goBack}>
        {t('back')}
      </Button>
      <Link to={paths.home} className={classes.home}>
        {t('notFound.home')}
      </Link>
    </NotFoundLayout>
  );
}
