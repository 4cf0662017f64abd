import { useQuery } from '@varda/platform/query';
import { LoadingOutline } from '../page/loading-outline.tsx';
import { NoItems } from '../page/no-items.tsx';
import { QueryProblem } from '../page/query-problem.tsx';
import { TextSkeleton } from '../page/text-skeleton.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { historyEntries } from './history.queries.ts';
import classes from './timeline.module.css';
import { yearsAnchor } from './year-of.ts';

/** The stops of the company's way, one below the other. */
export function Timeline() {
  const { t } = useTexts();
  const entries = useQuery(historyEntries);
  if (entries.isLoadingError) return <QueryProblem query={entries} text={t('history.failed')} />;
  if (entries.isPending) return <TimelineSkeleton />;
  if (entries.data.length === 0) return <NoItems />;
  return (
    <ol className={classes.timeline}>
      {entries.data.map(({ _id, text }) => (
        <li key={_id} id={yearsAnchor(_id)} className={classes.stop}>
          <div className={classes.text}>
            <RichText of={text} below={1} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function TimelineSkeleton() {
  return (
    <LoadingOutline>
      <div className={classes.timeline}>
        {['a', 'b', 'c', 'd'].map((place) => (
          <div key={place} className={classes.stop}>
            <div className={classes.text}>
              <TextSkeleton />
            </div>
          </div>
        ))}
      </div>
    </LoadingOutline>
  );
}
