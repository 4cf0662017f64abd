import { Button, NativeSelect, Popover, Stack, TextInput } from '@mantine/core';
import { IconFilter, IconFilterOff } from '@tabler/icons-react';
import type { EditedKind } from '@varda/contract/edit-history';
import { type FilterName, filterValues } from '@varda/contract/list-options';
import { useState } from 'react';
import { choicesOf, type Filters } from '../list/list-filters.ts';
import type { List } from '../list/use-list.ts';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import classes from './filters.module.css';
import { useFilterTexts } from './use-filter-texts.ts';

/** A list as far as it is filtered. */
export interface FilteredList extends Pick<List<unknown>, 'state' | 'change'> {
  source: { filters?: readonly FilterName[] };
}

interface Props {
  list: FilteredList;
  /** What the history of its rows goes by. */
  kind: EditedKind | undefined;
}

/** Narrows a list down. Each choice counts at once, and stands in the address. */
export function FiltersButton({ list: { source, state, change }, kind }: Props) {
  const { t } = useAdminTexts();
  const [isOpen, setOpen] = useState(false);
  const { people, labelOf, wordOf } = useFilterTexts(kind, isOpen);
  const { filters } = state;
  const names = source.filters ?? [];
  if (names.length === 0) return null;
  const count = Object.keys(filters).length;

  function choose(name: FilterName, value: string) {
    const { [name]: _, ...others } = filters;
    change({ filters: value === '' ? others : ({ ...others, [name]: value } as Filters) }, { replace: true });
  }

  function inputOf(name: FilterName) {
    const value = filters[name] ?? '';
    const choices = choicesOf(name) ?? (filterValues[name] === 'person' ? people.map(({ _id }) => _id) : null);
    if (!choices) {
      const other =
        filters[(name.endsWith('From') ? name.replace('From', 'To') : name.replace('To', 'From')) as 'createdTo'];
      return (
        <TextInput
          key={name}
          type="date"
          label={labelOf(name)}
          value={value}
          {...(name.endsWith('From') ? { max: other } : { min: other })}
          onChange={({ currentTarget }) => choose(name, currentTarget.value)}
        />
      );
    }
    const known = value === '' || choices.includes(value) ? choices : [...choices, value];
    return (
      <NativeSelect
        key={name}
        label={labelOf(name)}
        data={[
          { value: '', label: t('filters.all') },
          ...known.map((choice) => ({ value: choice, label: wordOf(name, choice) })),
        ]}
        value={value}
        onChange={({ currentTarget }) => choose(name, currentTarget.value)}
      />
    );
  }

  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      width="min(24rem, calc(100vw - 2rem))"
      withinPortal={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          variant={count > 0 ? 'light' : 'default'}
          px="xs"
          leftSection={<IconFilter size={18} aria-hidden />}
          aria-label={count > 0 ? t('filters.on', { count }) : t('filters.open')}
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0 ? count : t('filters.open')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.choice as string}>
        <Stack gap="xs">
          {names.filter((name) => filterValues[name] !== 'day').map(inputOf)}
          <div className={classes.days}>{names.filter((name) => filterValues[name] === 'day').map(inputOf)}</div>
          {count > 0 && (
            <Button
              variant="default"
              leftSection={<IconFilterOff size={18} aria-hidden />}
              onClick={() => {
                change({ filters: {} });
                setOpen(false);
              }}
            >
              {t('filters.clear')}
            </Button>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
