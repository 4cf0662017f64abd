import { bounds } from '@varda/contract/bounds';
import { NativeSelect, TextInput } from '@varda/ui';
import { useTexts } from '../texts/use-texts.ts';
import classes from './dosage.module.css';
import type { DosageFilters } from './dosage.queries.ts';
import { type OrderName, orderNameOf, orderNames } from './dosage-filters.ts';

/** Id of the list that the toolbar filters. */
export const cardsId = 'guides';

interface Props {
  typed: string;
  onType: (typed: string) => void;
  order: DosageFilters;
  onOrder: (order: OrderName) => void;
}

/** Search and order of the dosage entries; before hydration `shell/src/site/bootstrap/filter-cards.ts` answers it. */
export function DosageToolbar({ typed, onType, order, onOrder }: Props) {
  const { t } = useTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: React warns of <search> in jsdom, which does not know it
    <div role="search" className={classes.toolbar} data-filters={cardsId} data-print="off">
      <TextInput
        type="search"
        size="md"
        radius="xl"
        className={classes.search}
        aria-label={t('dosage.search')}
        placeholder={t('dosage.search')}
        maxLength={bounds.search}
        leftSection={<Glass />}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <NativeSelect
        size="md"
        radius="xl"
        className={classes.sort}
        aria-label={t('dosage.sort')}
        data={orderNames.map((name) => ({ value: name, label: t(`dosage.${name}`) }))}
        value={orderNameOf(order)}
        onChange={({ currentTarget }) => onOrder(currentTarget.value as OrderName)}
      />
    </div>
  );
}

function Glass() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" strokeLinecap="round" />
    </svg>
  );
}
