import { Button } from '@mantine/core';
import { IconLanguage, IconPlus } from '@tabler/icons-react';
import type { EditedKind } from '@varda/contract/edit-history';
import type { ReactNode } from 'react';
import { Action } from '../action/action.tsx';
import { type FilteredList, FiltersButton } from '../filters/filters-button.tsx';
import { useAdminTexts } from '../resource/resource-texts.tsx';
import { useShortcut } from '../shortcuts/shortcuts.ts';
import { type ColumnChoice, ColumnsButton } from './columns-button.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import classes from './toolbar.module.css';

interface Props {
  list: FilteredList;
  /** What the history of its rows goes by. */
  kind: EditedKind | undefined;
  columns: ColumnChoice;
  /** What is saved of how somebody looks at the list. */
  views: ReactNode;
  /** What is done with the list as a file. */
  sheets: ReactNode;
  /** Null where there are always the same rows. */
  onCreate: (() => void) | null;
  /** Why nothing can be added here; null if it can. */
  locked: string | null;
}

/** Above a table: the filters, the search box, the choice of columns, the list as a file and the round add button. */
export function Toolbar(props: Props) {
  const { list, kind, columns, views, sheets, onCreate, locked } = props;
  const { source, state, change } = list;
  const untranslated = state.filters.translation === 'needed';
  const { t, own } = useAdminTexts();
  useShortcut(['n', 'н'], () => locked === null && onCreate?.());
  return (
    <ListToolbar
      list={list}
      ahead={
        source.filters?.includes('translation') && (
          <Button
            className={classes.untranslated as string}
            variant={untranslated ? 'filled' : 'default'}
            leftSection={<IconLanguage size={18} aria-hidden />}
            aria-pressed={untranslated}
            onClick={() => {
              const { translation: _, ...others } = state.filters;
              change({ filters: untranslated ? others : { ...others, translation: 'needed' } });
            }}
          >
            {t('translations.needed')}
          </Button>
        )
      }
    >
      <FiltersButton list={list} kind={kind} />
      {views}
      <ColumnsButton {...columns} />
      {sheets}
      {onCreate && (
        <Action radius="xl" size="xl" label={own('create')} locked={locked} onClick={onCreate}>
          <IconPlus size={22} />
        </Action>
      )}
    </ListToolbar>
  );
}
