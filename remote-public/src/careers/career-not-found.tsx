import { otherLanguage } from '@varda/contract/language';
import type { Career } from '@varda/contract/vacancies';
import { Link, paths } from '@varda/platform/router';
import { NotFoundLayout } from '../not-found/not-found-layout.tsx';
import { useTexts } from '../texts/use-texts.ts';
import classes from './career.module.css';

interface Props {
  /** The vacancy as it is public in the other language, if it is. */
  other: Career | undefined;
}

/** Says that there is no such vacancy in the page's language, and leads to the one in the other language. */
export function CareerNotFound({ other }: Props) {
  const { t, language } = useTexts();
  const title = t('careers.notFound');
  const inOther = otherLanguage(language);
  return (
    <NotFoundLayout title={title} heading={title} text={t(other ? 'careers.inOtherLanguage' : 'careers.notFoundText')}>
      {other && (
        // A new document: the language of a page never changes. Named even if it is the default, as a cookie may say otherwise.
        <a
          href={`${paths.career(other._id)}?lang=${inOther}`}
          className={classes.back}
          lang={inOther}
          hrefLang={inOther}
        >
          {other.vacancy[inOther]}
        </a>
      )}
      <Link to={paths.careers} className={classes.back}>
        {t('careers.back')}
      </Link>
    </NotFoundLayout>
  );
}
