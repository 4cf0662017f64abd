import type { Dosage } from '@varda/contract/dosage';
import { isApiError, messageOf } from '@varda/platform/http';
import { formatCount } from '@varda/platform/language';
import { Button, EmptyView, ErrorBox, LoadingView, VisuallyHidden } from '@varda/ui';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import { Section } from '../page/section.tsx';
import { useTexts } from '../texts/use-texts.ts';
import classes from './dosage.module.css';
import { DosageCard } from './dosage-card.tsx';
import { cardsId, DosageToolbar } from './dosage-toolbar.tsx';
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
  /** The button goes with the empty view; the field stays. */
  function clearAndFocus({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    currentTarget.closest('section')?.querySelector<HTMLElement>('[type=search]')?.focus();
    clear();
  }
  if (entries.isLoadingError) {
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
        <p role="status">{filters.search ? t('dosage.notFound', { search: filters.search }) : t('noItems')}</p>
        {filters.search && (
          <Button variant="light" onClick={clearAndFocus}>
            {t('dosage.clear')}
          </Button>
        )}
      </EmptyView>
    );
  }
  return (
    <div className={classes.list} aria-busy={isReloading}>
      {/* Always there: until the page is hydrated, its styles show it where no card is left (B-02). */}
      <div className={classes.reloading} hidden={!isReloading}>
        <LoadingView label={t('dosage.loading')} />
      </div>
      <Cards of={entries.data} isReloading={isReloading} />
      <VisuallyHidden aria-live="polite">
        {!isReloading && filters.search && t('dosage.found', { count, shown: formatCount(count, language) })}
      </VisuallyHidden>
    </div>
  );
}

function Cards({ of: entries, isReloading }: { of: readonly Dosage[]; isReloading: boolean }) {
  const list = useRef<HTMLUListElement>(null);

  // Before hydration the bootstrap script has hidden and ordered cards: that is seen until React has an answer (B-02).
  useLayoutEffect(() => {
    if (!isReloading) return;
    return () => {
      for (const card of (list.current?.children ?? []) as HTMLCollectionOf<HTMLElement>) {
        card.hidden = false;
        card.style.order = '';
      }
    };
  }, [isReloading]);

  return (
    <ul ref={list} id={cardsId} className={classes.cards}>
      {entries.map((entry) => (
        <DosageCard key={entry._id} entry={entry} />
      ))}
    </ul>
  );
}
