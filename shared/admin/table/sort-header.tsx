import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { SortOrder } from '@varda/contract/list-options';
import { useLayoutEffect, useRef } from 'react';
import classes from './table.module.css';

interface Props {
  label: string;
  /** The order in which the list is sorted by this column; null if it is not. */
  order: SortOrder | null;
  onSort: (order: SortOrder) => void;
}

const ariaSort = { asc: 'ascending', desc: 'descending' };
const icons = { asc: IconArrowUp, desc: IconArrowDown };

/**
 * The head of a column by which one can sort. mantine-datatable's own makes a button of the whole header cell, which
 * is a column's header no longer then, says its state in English, and has no `aria-sort`.
 */
export function SortHeader({ label, order, onSort }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    button.current?.closest('th')?.setAttribute('aria-sort', order ? ariaSort[order] : 'none');
  }, [order]);
  const Icon = order ? icons[order] : IconArrowsSort;
  return (
    <UnstyledButton
      ref={button}
      className={classes.sort}
      data-sorted={order ? true : undefined}
      onClick={() => onSort(order === 'asc' ? 'desc' : 'asc')}
    >
      <span className={classes.sortLabel}>{label}</span>
      <Icon size={14} aria-hidden className={classes.sortIcon} />
    </UnstyledButton>
  );
}
