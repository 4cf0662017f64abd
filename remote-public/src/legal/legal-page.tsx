import { isGiven } from '@varda/contract/language';
import { type LegalPageId, legalPageTitles } from '@varda/contract/legal-page-titles';
import { inLanguage } from '@varda/platform/language';
import { useQuery } from '@varda/platform/query';
import { EmptyView, LocalizedText, PageHead } from '@varda/ui';
import { Mailboxes } from '../contact/mailboxes.tsx';
import { Breadcrumb } from '../page/breadcrumb.tsx';
import { PageBody } from '../page/page-body.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { QueryProblem } from '../page/query-problem.tsx';
import { TextSkeleton } from '../page/text-skeleton.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { useTexts } from '../texts/use-texts.ts';
import classes from './legal.module.css';
import { legalPages } from './legal.queries.ts';

interface Props {
  id: LegalPageId;
  /** For search engines. */
  description: string;
}

/** A page whose title and text staff write, with the general mailbox beside it. */
export function LegalPage({ id, description }: Props) {
  const { t, language } = useTexts();
  const pages = useQuery(legalPages);
  const page = pages.data?.find(({ _id }) => _id === id);
  const title = page?.title ?? legalPageTitles[id];
  return (
    <>
      <PageHead page={id} title={inLanguage(title, language).text} description={description} />
      <PageHeader title={<LocalizedText of={title} />} breadcrumb={<Breadcrumb trail={[]} here={title} />} />
      <PageBody>
        <div className={classes.columns}>
          <div className={classes.text}>
            {pages.isLoadingError && <QueryProblem query={pages} text={t('legal.failed')} />}
            {pages.isPending && <TextSkeleton />}
            {page && isGiven(page.text) && <RichText of={page.text} below={1} />}
            {page && !isGiven(page.text) && (
              <EmptyView>
                <p>{t('legal.empty')}</p>
              </EmptyView>
            )}
          </div>
          <Mailboxes names={['general']} />
        </div>
      </PageBody>
    </>
  );
}
