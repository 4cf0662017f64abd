import type { Career } from '@varda/contract/vacancies';
import { Link, paths } from '@varda/platform/router';
import { LocalizedText } from '@varda/ui';
import { LoadingOutline } from '../page/loading-outline.tsx';
import { TextSkeleton } from '../page/text-skeleton.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { useJobType } from './use-job-type.ts';
import classes from './vacancy-card.module.css';

/** A vacancy in the list; all of it is the link to its page. */
export function VacancyCard({ vacancy }: { vacancy: Career }) {
  const { t } = useTexts();
  const jobTypeName = useJobType();
  return (
    <Link to={paths.career(vacancy._id)} className={classes.card}>
      <h3 className={classes.title}>
        <LocalizedText of={vacancy.vacancy} />
      </h3>
      <p className={classes.facts}>
        <span className={classes.department}>
          <LocalizedText of={vacancy.department} />
        </span>
        {vacancy.jobType && <span className={classes.jobType}>{jobTypeName(vacancy.jobType)}</span>}
      </p>
      <p className={classes.text}>
        <LocalizedText of={vacancy.shortDescription} />
      </p>
      <span className={classes.read} aria-hidden="true">
        {t('careers.read')}
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M5 12h14m-6-6 6 6-6 6" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </span>
    </Link>
  );
}

/** Holds the place of a page of vacancies. */
export function VacanciesSkeleton() {
  return (
    <LoadingOutline>
      <ul className={classes.grid}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <li key={place}>
            <div className={classes.card} data-skeleton>
              <TextSkeleton />
            </div>
          </li>
        ))}
      </ul>
    </LoadingOutline>
  );
}
