import { Group, NativeSelect, Pagination, Text } from '@mantine/core';
import { isElsewhere } from '@varda/contract/dates';
import { pageSizes } from '@varda/contract/list-options';
import { useEffect, useId, useState } from 'react';
import type { ListState } from '../list/list-state.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './table.module.css';

interface Props {
  /** What is shown of a list, and what is done when somebody wants to see another part of it. */
  list: {
    state: Pick<ListState, 'page' | 'limit'>;
    totalCount: number;
    change(part: { page: number } | { limit: number }): void;
  };
  /** Of which list, where there are several on a page. */
  of?: string;
}

/** Below a table: which rows of how many are shown, how many at once, and the way to the others. */
export function Pager({ list: { state, totalCount, change }, of }: Props) {
  const { t } = useAdminTexts();
  const sizeId = useId();
  const [isAway, setAway] = useState(false);
  // Once the rows are painted: the first question loads the rules of time zones.
  useEffect(() => setAway(isElsewhere(new Date())), []);
  const before = (state.page - 1) * state.limit;
  const pages = Math.max(1, Math.ceil(totalCount / state.limit));
  return (
    <Group component="nav" aria-label={of ? `${t('pager.label')}: ${of}` : t('pager.label')} className={classes.pager}>
      <Text className={classes.range} role="status">
        {/* Not of the rows that are shown: while a page comes, those of the one before it are. */}
        {totalCount > 0 &&
          t('pager.range', { from: before + 1, to: Math.min(before + state.limit, totalCount), total: totalCount })}
      </Text>
      {isAway && <Text className={classes.zone}>{t('pager.zone')}</Text>}
      <Group gap="xs" wrap="nowrap">
        <label htmlFor={sizeId} className={classes.sizeLabel}>
          {t('pager.size')}
        </label>
        <NativeSelect
          id={sizeId}
          size="xs"
          data={pageSizes.map(String)}
          value={String(state.limit)}
          onChange={({ currentTarget }) => change({ limit: Number(currentTarget.value) })}
        />
      </Group>
      <Pagination
        size="sm"
        total={pages}
        value={state.page}
        onChange={(page) => change({ page })}
        getItemProps={(page) => ({ 'aria-label': t('pager.page', { page }) })}
        getControlProps={(control) => ({
          'aria-label': t(control === 'previous' ? 'pager.previous' : 'pager.next'),
          // A button that is disabled when it is pressed would lose the focus.
          ...(state.page === (control === 'previous' ? 1 : pages) && {
            ...{ disabled: false, 'aria-disabled': true, 'data-disabled': true },
            onClick: () => undefined,
          }),
        })}
      />
    </Group>
  );
}
