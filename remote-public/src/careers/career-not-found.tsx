import { Link, paths } from '@varda/shared/router';
import { PageHead } from '@varda/shared/ui';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { PageBody } from '../page/page-body.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { useTexts } from '../texts/use-texts.ts';
import classes from './career.module.css';

/** Says that there is no such vacancy in the page's language. */
export function CareerNotFound() {
  const { t } = useTexts();
  const title = t('careers.notFound');
  const careers = { title: t('careers.title'), to: paths.careers };
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        lead={t('careers.notFoundText')}
        breadcrumb={<Breadcrumb trail={[careers]} here={title} />}
      />
      <PageBody>
        <Link to={paths.careers} className={classes.back}>
          {t('careers.back')}
        </Link>
      </PageBody>
    </>
  );
}
