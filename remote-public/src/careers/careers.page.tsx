import { useQuery } from '@varda/platform/query';
import { EmptyView, PageHead } from '@varda/ui';
import { LongList } from '../lists/long-list.tsx';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { QueryProblem } from '../page/query-problem.tsx';
import { Section } from '../page/section.tsx';
import { useSite } from '../products/use-site.ts';
import { furtherVacancies, openVacancies } from './careers.queries.ts';
import classes from './vacancy-card.module.css';
import { VacanciesSkeleton, VacancyCard } from './vacancy-card.tsx';

/** The vacancies that are public in the page's language. */
export default function CareersPage() {
  const { t } = useSite();
  const title = t('careers.title');
  const lead = t('careers.lead');
  return (
    <>
      <PageHead page="careers" title={title} description={lead} />
      <PageHeader
        title={title}
        lead={lead}
        breadcrumb={<Breadcrumb trail={[]} here={title} />}
        aside={<HowToApply />}
      />
      <Section id="positions" title={t('careers.positions')}>
        <Vacancies />
      </Section>
    </>
  );
}

function HowToApply() {
  const { t } = useSite();
  return (
    <section aria-labelledby="how-to-apply" className={classes.howToApply}>
      <h2 id="how-to-apply" className={classes.title}>
        {t('careers.howToApply')}
      </h2>
      <ol>
        {(['choose', 'write', 'answer'] as const).map((step) => (
          <li key={step}>{t(`careers.stepsToApply.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
}

function Vacancies() {
  const { t, language } = useSite();
  const vacancies = useQuery(openVacancies(language));
  if (vacancies.isLoadingError) return <QueryProblem query={vacancies} text={t('careers.failed')} />;
  if (vacancies.isPending) return <VacanciesSkeleton />;
  if (vacancies.data.totalCount === 0) {
    return (
      <EmptyView>
        <p>{t('careers.noOpenPositions')}</p>
      </EmptyView>
    );
  }
  return (
    <LongList
      begun={{
        ...furtherVacancies(language),
        first: vacancies.data.rows,
        total: vacancies.data.totalCount,
      }}
      layout={classes.grid}
      more={(counts) => t('careers.more', counts)}
      failed={t('careers.failed')}
      card={(vacancy) => <VacancyCard vacancy={vacancy} />}
    />
  );
}
