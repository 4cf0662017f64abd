import { isApiError, messageOf } from '@varda/platform/http';
import { formatCount } from '@varda/platform/language';
import { Button, EmptyView, ErrorBox, LoadingView, VisuallyHidden } from '@varda/ui';
import { Section } from '../page/section.tsx';
import { useTexts } from '../texts/use-texts.ts';
import classes from './dosage.module.css';
import { DosageCard } from './dosage-card.tsx';
import { DosageToolbar } from './dosage-toolbar.tsx';
import { useDosageList } from './use-dosage-list.ts';

/** The dosage forms on the home page. */
export function DosageSection() {
  const { t } = useTexts();
  const list = useDosageList();
  const nothingThere = list.entries.data?.length === 0 && list.filters.search === '';
  return (
    <Section
      id="dosage"
      title={t('dosage.title')}
      lead={t('dosage.lead')}
      aside={
        !nothingThere && (
          <DosageToolbar typed={list.typed} onType={list.setTyped} order={list.filters} onOrder={list.sort} />
        )
      }
    >
      <Entries list={list} />
    </Section>
  );
}

function Entries({ list: { entries, filters, isReloading, clear } }: { list: ReturnType<typeof useDosageList> }) {
  const { t, language } = useTexts();
  if (entries.isError) {
    // No answer at all has a text of its own in the catalogue.
    const silent = isApiError(entries.error) && entries.error.status === 0;
    return (
      <ErrorBox message={messageOf(entries.error, silent ? t('dosage.noAnswer') : t('dosage.failed'))}>
        <Button variant="white" color="red.7" loading={entries.isFetching} onClick={() => void entries.refetch()}>
          {t('retry')}
        </Button>
      </ErrorBox>
    );
  }
  if (entries.isPending) {
    return (
      <div className={classes.loading}>
        <LoadingView label={t('dosage.loading')} />
      </div>
    );
  }
  const count = entries.data.length;
  if (count === 0) {
    return (
      <EmptyView>
        <p role="status">{filters.search ? t('dosage.notFound', { search: filters.search }) : t('dosage.empty')}</p>
        {filters.search && (
          <Button variant="light" onClick={clear}>
            {t('dosage.clear')}
          </Button>
        )}
      </EmptyView>
    );
  }
  return (
    <div className={classes.list} aria-busy={isReloading}>
      {/* Always there: until the page is hydrated, its styles show it (B-02). */}
      <div className={classes.reloading} hidden={!isReloading}>
        <LoadingView label={t('dosage.loading')} />
      </div>
      <ul className={classes.cards}>
        {entries.data.map((entry) => (
          <DosageCard key={entry._id} entry={entry} />
        ))}
      </ul>
      <VisuallyHidden aria-live="polite">
        {filters.search && t('dosage.found', { count, shown: formatCount(count, language) })}
      </VisuallyHidden>
    </div>
  );
}
