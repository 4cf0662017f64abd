import { Button, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { EditedKind } from '@varda/contract/edit-history';
import { type FilterName, filterValues } from '@varda/contract/list-options';
import type { RefObject } from 'react';
import type { Filters } from '../list/list-filters.ts';
import type { List } from '../list/use-list.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './filters.module.css';
import { useFilterTexts } from './use-filter-texts.ts';

interface Props {
  list: Pick<List<unknown>, 'state' | 'change' | 'totalCount' | 'status'>;
  kind?: EditedKind | undefined;
  /** Has the focus when the last one has gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What a list is narrowed down to, and how many rows that leaves. */
export function FilterChips({ list: { state, change, totalCount, status }, kind, heading }: Props) {
  const { t } = useAdminTexts();
  const { filters } = state;
  const names = Object.keys(filters) as FilterName[];
  const { labelOf, wordOf } = useFilterTexts(
    kind,
    names.some((name) => filterValues[name] === 'person'),
  );
  if (names.length === 0) return null;

  function remove(name: FilterName, chip: HTMLElement) {
    const { [name]: _, ...others } = filters;
    const next = chip.closest('li')?.nextElementSibling ?? chip.closest('li')?.previousElementSibling;
    (next?.querySelector('button') ?? heading.current)?.focus();
    change({ filters: others as Filters });
  }

  return (
    <div className={classes.chips} data-print="off">
      <ul aria-label={t('filters.open')} className={classes.list}>
        {names.map((name) => {
          const text = `${labelOf(name)}: ${wordOf(name, filters[name] ?? '')}`;
          return (
            <li key={name}>
              <Button
                variant="light"
                size="compact-sm"
                radius="xl"
                rightSection={<IconX size={14} aria-hidden />}
                aria-label={t('filters.remove', { filter: text })}
                onClick={({ currentTarget }) => remove(name, currentTarget)}
              >
                {text}
              </Button>
            </li>
          );
        })}
      </ul>
      {/* Not a status: the pager, or what stands in place of an empty table, tells screen readers. */}
      <Text size="sm" c="dimmed">
        {status === 'ready' && t('filters.found', { count: totalCount })}
      </Text>
    </div>
  );
}
