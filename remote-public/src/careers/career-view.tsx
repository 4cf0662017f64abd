import { type JobType, jobTypeNamed } from '@varda/contract/job-types';
import { type Language, languages } from '@varda/contract/language';
import type { Career } from '@varda/contract/vacancies';
import { inLanguage } from '@varda/platform/language';
import { Link, paths } from '@varda/platform/router';
import { useCompany } from '@varda/platform/site-content/use-company';
import { LocalizedText, PageHead, StructuredData } from '@varda/ui';
import { companyLogo } from '../company/company-logo.ts';
import { postalAddress } from '../company/postal-address.ts';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { PageBody } from '../page/page-body.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Application, applyHeading } from './application.tsx';
import classes from './career.module.css';
import { useJobType } from './use-job-type.ts';

/** In the words of schema.org. */
const employmentTypes: Record<JobType, string> = { fullTime: 'FULL_TIME', partTime: 'PART_TIME', internship: 'INTERN' };

/** A vacancy: what it is called, where it belongs, its description, and a form to apply with. */
export function CareerView({ vacancy }: { vacancy: Career }) {
  const { t, language } = useTexts();
  const company = useCompany();
  const jobTypeName = useJobType();
  const { text: title } = inLanguage(vacancy.vacancy, language);
  const jobType = jobTypeNamed(vacancy.jobType);
  const { text: lead } = inLanguage(vacancy.shortDescription, language);
  return (
    <article>
      <PageHead title={title} description={lead} languages={languagesOf(vacancy)} type="article" />
      <StructuredData
        of={(origin) => ({
          '@type': 'JobPosting',
          title,
          description: inLanguage(vacancy.description, language).text,
          datePosted: vacancy.createdAt,
          // Without `validThrough`: a vacancy has no closing date, it is public until staff hide or delete it.
          directApply: true,
          ...(jobType && { employmentType: employmentTypes[jobType] }),
          hiringOrganization: {
            '@type': 'Organization',
            name: company.legalName,
            url: `${origin}/`,
            logo: companyLogo(origin),
          },
          jobLocation: {
            '@type': 'Place',
            address: postalAddress(company),
          },
        })}
      />
      <PageHeader
        title={<LocalizedText of={vacancy.vacancy} />}
        lead={lead}
        breadcrumb={<Breadcrumb trail={[{ title: t('careers.title'), to: paths.careers }]} here={vacancy.vacancy} />}
        aside={
          <div className={classes.aside}>
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
            <Link
              to="#apply"
              replace
              className={classes.apply}
              data-print="off"
              // The router scrolls and leaves the focus here.
              onClick={() => document.getElementById(applyHeading)?.focus({ preventScroll: true })}
            >
              {t('careers.apply')}
            </Link>
          </div>
        }
      />
      <PageBody>
        <div className={classes.columns}>
          <div className={classes.description}>
            <RichText of={vacancy.description} below={1} />
            <Link to={paths.careers} className={classes.back} data-print="off">
              {t('careers.back')}
            </Link>
          </div>
          <Application title={title} />
        </div>
      </PageBody>
    </article>
  );
}

/** Those in which it is public (P-10). */
function languagesOf({ active, vacancy, shortDescription }: Career): Language[] {
  return languages.filter((each) => active[each] && vacancy[each] && shortDescription[each]);
}
