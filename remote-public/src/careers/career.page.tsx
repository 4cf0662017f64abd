import { otherLanguage } from '@varda/contract/language';
import { useQuery, useQueryClient } from '@varda/platform/query';
import { useParams } from '@varda/platform/router';
import { PageHead } from '@varda/ui';
import { useState } from 'react';
import { postedMessageKey } from '../contact/contact.queries.ts';
import { isUnknown } from '../not-found/is-unknown.ts';
import { LoadingOutline } from '../page/loading-outline.tsx';
import { PageBody } from '../page/page-body.tsx';
import { QueryProblem } from '../page/query-problem.tsx';
import { TextSkeleton } from '../page/text-skeleton.tsx';
import { useSite } from '../products/use-site.ts';
import { Application } from './application.tsx';
import classes from './career.module.css';
import { CareerNotFound } from './career-not-found.tsx';
import { CareerView } from './career-view.tsx';
import { vacancyById } from './careers.queries.ts';

/** One vacancy. One that is not public in the page's language is not there (P-10). */
export default function CareerPage() {
  const { id = '' } = useParams();
  const { t, language } = useSite();
  const vacancy = useQuery(vacancyById(id, language));

  // An application that was sent without scripts is answered here, whatever has become of its vacancy meanwhile.
  const client = useQueryClient();
  const [isPosted] = useState(() => client.getQueryData(postedMessageKey) !== undefined);

  const isHidden = isUnknown(vacancy.error);
  const other = useQuery({ ...vacancyById(id, otherLanguage(language)), enabled: isHidden });

  if (isHidden)
    return (
      <>
        <CareerNotFound other={other.data} />
        {isPosted && (
          <PageBody>
            <Application />
          </PageBody>
        )}
      </>
    );
  if (vacancy.isLoadingError) {
    return (
      <PageBody>
        <PageHead title={t('careers.title')} />
        <QueryProblem query={vacancy} text={t('careers.failed')} />
        {isPosted && <Application />}
      </PageBody>
    );
  }
  if (vacancy.isPending) return <CareerSkeleton />;
  return <CareerView vacancy={vacancy.data} />;
}

function CareerSkeleton() {
  const { t } = useSite();
  return (
    <LoadingOutline>
      <PageHead title={t('careers.title')} />
      <div className={classes.headSkeleton} />
      <PageBody>
        <div className={classes.description}>
          <TextSkeleton />
          <TextSkeleton />
        </div>
      </PageBody>
    </LoadingOutline>
  );
}
