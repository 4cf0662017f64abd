import { Link, paths } from '@varda/shared/router';
import { NotFoundLayout } from '../not-found/not-found-layout.tsx';
import { useTexts } from '../texts/use-texts.ts';
import classes from './career.module.css';

/** Says that there is no such vacancy in the page's language. */
export function CareerNotFound() {
  const { t } = useTexts();
  const title = t('careers.notFound');
  return (
    <NotFoundLayout title={title} heading={title} text={t('careers.notFoundText')}>
      <Link to={paths.careers} className={classes.back}>
        {t('careers.back')}
      </Link>
    </NotFoundLayout>
  );
}
