import { company } from '@varda/shared/company';
import type { Career } from '@varda/shared/contract/careers';
import { inLanguage } from '@varda/shared/language';
import { Link, paths } from '@varda/shared/router';
import { LocalizedText, PageHead, StructuredData } from '@varda/shared/ui';
import { postalAddress } from '../company/postal-address.ts';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { PageBody } from '../page/page-body.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { useTexts } from '../texts/use-texts.ts';
import classes from './career.module.css';
import { useJobType } from './use-job-type.ts';

/** A vacancy: what it is called, where it belongs, and its description. */
export function CareerView({ vacancy }: { vacancy: Career }) {
  const { t, language } = useTexts();
  const jobTypeName = useJobType();
  const { text: title } = inLanguage(vacancy.vacancy, language);
  const { text: lead } = inLanguage(vacancy.shortDescription, language);
  return (
    <article>
      <PageHead title={title} description={lead} />
      <StructuredData
        of={() => ({
          '@type': 'JobPosting',
          title,
          description: inLanguage(vacancy.description, language).text,
          datePosted: vacancy.createdAt,
          hiringOrganization: { '@type': 'Organization', name: company.legalName[language] },
          jobLocation: {
            '@type': 'Place',
            address: postalAddress(language),
          },
        })}
      />
      <PageHeader
        title={<LocalizedText of={vacancy.vacancy} />}
        lead={lead}
        breadcrumb={<Breadcrumb trail={[{ title: t('careers.title'), to: paths.careers }]} here={vacancy.vacancy} />}
      >
        <dl className={classes.facts}>
          <div className={classes.fact}>
            <dt>{t('careers.department')}</dt>
            <dd>
              <LocalizedText of={vacancy.department} />
            </dd>
          </div>
          {vacancy.jobType && (
            <div className={classes.fact}>
              <dt>{t('careers.jobType')}</dt>
              <dd>{jobTypeName(vacancy.jobType)}</dd>
            </div>
          )}
        </dl>
      </PageHeader>
      <PageBody>
        <div className={classes.description}>
          <RichText of={vacancy.description} below={1} />
          <Link to={paths.careers} className={classes.back}>
            {t('careers.back')}
          </Link>
        </div>
      </PageBody>
    </article>
  );
}
