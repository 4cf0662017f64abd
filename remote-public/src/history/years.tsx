import { inLanguage } from '@varda/platform/language';
import { useQuery } from '@varda/platform/query';
import { Link } from '@varda/platform/router';
import { useTexts } from '../texts/use-texts.ts';
import { historyEntries } from './history.queries.ts';
import { yearOf, yearsAnchor } from './year-of.ts';
import classes from './years.module.css';

/** The years of the timeline, each a link to its stop. */
export function Years() {
  const { t, language } = useTexts();
  const entries = useQuery(historyEntries);
  const years = (entries.data ?? []).flatMap(({ _id, text }) => {
    const year = yearOf(inLanguage(text, language).text);
    return year ? [{ _id, year }] : [];
  });
  return (
    <nav aria-label={t('history.years')} className={classes.place} data-print="off">
      <ol className={classes.years}>
        {years.map(({ _id, year }) => (
          <li key={_id}>
            <Link to={`#${yearsAnchor(_id)}`} replace className={classes.year}>
              {year}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
